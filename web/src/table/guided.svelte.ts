/** A table where somebody may be shown one move: then nothing else is offered, whatever the board. */
import type { Move } from "$lib/api/client";
import { Room, same, type Choice } from "$lib/room.svelte";

export class Guided extends Room {
  private pointed = $state.raw<{ number: number; move: Move } | null>(null);

  /** The move that is shown, as long as nothing has happened since. */
  get shown(): Move | null {
    return this.pointed?.number === this.picture?.number ? (this.pointed?.move ?? null) : null;
  }

  /** Not every move is listed: deals can be put together in too many ways. */
  override get choices(): Choice[] {
    const { shown } = this;
    const all = super.choices;
    const listed = shown ? all.filter((choice) => same(choice.move, shown)) : [];
    return listed.length ? listed : all;
  }

  point(move: Move): void {
    this.pointed = { number: this.picture?.number ?? -1, move };
  }
}
