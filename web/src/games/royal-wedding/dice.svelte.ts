/** While dice roll, nothing that came of them is shown or told. */
import { untrack } from "svelte";
import { ms } from "$lib/motion";
import type { Room } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";
import { fromRoll } from "./told";
import type { Fight, View } from "./types";

/** Until the dice of both sides lie still, and how long what came of them is looked at. */
const ROLLING = 1100;
const LOOK = 1300;

export class Dice {
  /** The view before the dice were thrown; it stays until they lie still. */
  private held = $state.raw<View | null>(null);
  rolling = $state(false);
  private timer = 0;

  constructor(readonly room: Room) {
    let seen = room.latest;
    let before = room.picture;
    $effect.pre(() => {
      const { latest, picture } = room;
      untrack(() => {
        const onward = (picture?.number ?? 0) === (before?.number ?? 0) + 1;
        if (latest === seen) return;
        if (onward && ms(1) > 0 && fromRoll(latest).size) this.roll(before?.view as View);
        else this.settle();
      });
      seen = latest;
      before = picture;
    });
    $effect(() => () => this.settle());
  }

  get view(): View {
    return this.held ?? this.room.view<View>();
  }

  /** The battle of this generation as far as the table shows it; none before the first. */
  get fight(): Fight | null {
    const { fought } = this.room.view<View>();
    if (fought?.generation !== this.view.generation) return null;
    return this.rolling ? { ...fought, winner: -1, prestige: {}, discarded: {} } : fought;
  }

  private roll(before: View): void {
    clearTimeout(this.timer);
    this.held = before;
    this.rolling = true;
    this.room.suspense = {
      words: say("royal-wedding-board-rolling"),
      untold: fromRoll(this.room.latest),
    };
    this.room.linger(ROLLING + LOOK);
    this.timer = window.setTimeout(() => this.look(), ROLLING);
  }

  /** A last battle of a generation is looked at before the next one begins. */
  private look(): void {
    if (this.room.view<View>().step === "attack") return this.settle();
    this.rolling = false;
    this.room.suspense = { words: say("royal-wedding-board-fought"), untold: new Set() };
    this.timer = window.setTimeout(() => this.settle(), LOOK);
  }

  /** Enough of the dice: show what came of them. */
  skip(): void {
    this.settle();
    this.room.linger(0);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.rolling = false;
    this.room.suspense = null;
  }
}
