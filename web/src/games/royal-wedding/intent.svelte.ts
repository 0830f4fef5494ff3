/** What the person at the screen is in the middle of: building a deal, or choosing a force. */
import { counterTo, newDraft, type Draft } from "./draft";
import type { Offer } from "./types";

export class Intent {
  draft = $state.raw<Draft | null>(null);
  /** The house to be attacked; -1 while none is chosen. */
  target = $state(-1);

  /** A step is open: what lies outside it is not to be chosen. */
  get busy(): boolean {
    return this.draft !== null || this.target >= 0;
  }

  deal(partner: number, wed: boolean): void {
    this.draft = newDraft(partner, wed);
  }

  counter(offer: Offer): void {
    this.draft = counterTo(offer);
  }

  cancel(): void {
    this.draft = null;
    this.target = -1;
  }
}
