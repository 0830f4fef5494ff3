/** While dice roll, nothing that came of them is shown or told. */
import { ms } from "$lib/motion";
import { followPlays } from "$lib/plays.svelte";
import type { Room } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";
import { afterBattle, fromRoll } from "./told";
import type { Fight, View } from "./types";

/** Until the dice of both sides lie still, and how long what came of them is looked at. */
const ROLLING = 1100;
const LOOK = 1300;

export class Dice {
  rolling = $state(false);
  private timer = 0;

  constructor(readonly room: Room) {
    followPlays(
      room,
      (before) => this.roll(before as View),
      () => this.settle(),
    );
  }

  get view(): View {
    return this.room.displayed as View;
  }

  /** The battle of this generation as far as the table shows it; none before the first. */
  get fight(): Fight | null {
    const { fought } = this.room.view<View>();
    if (fought?.generation !== this.view.generation) return null;
    return this.rolling ? { ...fought, winner: -1, prestige: {}, discarded: {} } : fought;
  }

  private roll(view: View): boolean {
    const untold = fromRoll(this.room.latest);
    if (!untold.size) return false;
    clearTimeout(this.timer);
    this.rolling = true;
    this.room.suspense = { words: say("royal-wedding-board-rolling"), untold, view };
    this.room.linger(ROLLING + LOOK);
    this.timer = window.setTimeout(() => this.look(view), ms(ROLLING));
    return true;
  }

  /** A last battle of a generation is looked at before the next one begins. */
  private look(view: View): void {
    if (this.room.view<View>().step === "attack") return this.settle();
    this.rolling = false;
    const untold = afterBattle(this.room.latest);
    this.room.suspense = { words: say("royal-wedding-board-fought"), untold, view };
    this.timer = window.setTimeout(() => this.settle(), ms(LOOK));
  }

  /** Enough of the dice: show what came of them. */
  skip(): void {
    this.settle();
    this.room.linger(0);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.rolling = false;
    this.room.suspense = null;
  }
}
