/** Keeps the keyboard's place: what was pressed may be gone a moment later, like a card taken. */
import { tick } from "svelte";

export class Focus {
  private last: Element | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  note = (event: FocusEvent): void => {
    this.last = event.target as Element;
  };

  /** If it was lost, it goes to the next thing that can be chosen, the nearest ones first. */
  async find(): Promise<void> {
    await tick();
    const root = this.root();
    const isLost = document.activeElement === document.body && this.last?.isConnected === false;
    if (!root || !isLost) return;
    const next =
      root.querySelector<HTMLElement>(".dock .choosable") ??
      root.querySelector<HTMLElement>(".choosable");
    next?.focus({ preventScroll: true });
  }
}
