/** What the person at the screen is in the middle of: building a deal, or choosing a force. */
import type { Attachment } from "svelte/attachments";
import { SvelteSet } from "svelte/reactivity";
import { counterTo, insteadOf, newDraft, type Draft } from "./draft";
import type { Deal, Offer } from "./types";

export class Intent {
  draft = $state.raw<Draft | null>(null);
  /** The house to be attacked; -1 while none is chosen. */
  target = $state(-1);
  /** The letters of this generation that have been in sight, by their keys. */
  readonly sighted = new SvelteSet<string>();

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

  replace(deal: Deal, me: number): void {
    this.draft = insteadOf(deal, me);
  }

  cancel(): void {
    this.draft = null;
    this.target = -1;
  }

  /** On the answers below a letter: notes that they have come in sight. */
  readonly sights: Attachment<HTMLElement> = (answers) => {
    const key = answers.parentElement?.id ?? "";
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) this.sighted.add(key);
    });
    watcher.observe(answers);
    return () => watcher.disconnect();
  };
}
