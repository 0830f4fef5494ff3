/** What the board holds beyond the picture: the small step that is open, and cards being turned. */
import { ms } from "$lib/motion";
import { followPlays } from "$lib/plays.svelte";
import type { Choice, Room } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";
import { bySeat, fightOf, reveals, untold, withoutCommitted, type Fight, type View } from "./fight";
import { offersOf, partners, type Offers } from "./offers";

/** A choice of several parts has begun. */
export type Step =
  | { kind: "play"; card: string }
  | { kind: "target"; seat: number; royal: string }
  | { kind: "discard" }
  | { kind: "lose"; royal: string };

/** How long it takes to turn over the cards of one seat, and how long all are looked at. */
const TURN = 620;
const LOOK = 1300;

export class Table {
  step = $state.raw<Step | null>(null);
  /** How many seats' cards are turned over so far, while that is being shown. */
  turned = $state(0);
  private timer = 0;

  constructor(readonly room: Room) {
    followPlays(
      room,
      (before) => this.begin(before as View),
      () => this.finish(),
    );
    $effect(() => {
      if (!room.mine) this.step = null;
    });
  }

  get view(): View {
    return this.room.displayed as View;
  }

  get fight(): Fight | null {
    return fightOf(this.room.lines, this.room.view<View>());
  }

  /** Whose place is below: the own one, or the first for those who only watch. */
  get below(): number {
    return Math.max(this.room.seat, 0);
  }

  readonly offers: Offers = $derived.by(() => offersOf(this.room.choices));

  // Turning over

  get turning(): boolean {
    return this.room.suspense !== null;
  }

  private begin(before: View): boolean {
    if (!reveals(this.room.latest)) return false;
    const revealed = bySeat(this.fight ?? NO_FIGHT);
    this.turned = 0;
    this.room.linger(TURN * (revealed.length + 1) + LOOK + 700);
    const seats = revealed.map(({ seat }) => seat);
    this.turnNext(seats, withoutCommitted(before, revealed));
    return true;
  }

  /** The log tells of the cards that are turned, and no more. */
  private turnNext(seats: number[], view: View): void {
    clearTimeout(this.timer);
    this.room.suspense = {
      words: say("royals-cards-board-turning"),
      untold: untold(this.room.latest, seats.slice(0, this.turned)),
      view,
    };
    const last = this.turned >= seats.length;
    this.timer = window.setTimeout(
      () => {
        if (last) return this.finish();
        this.turned += 1;
        this.turnNext(seats, view);
      },
      ms(last ? LOOK : TURN),
    );
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.room.suspense = null;
  }

  /** Enough of the moment: show what came of it. */
  skip(): void {
    this.finish();
    this.room.linger(0);
  }

  // Steps

  open(step: Step): void {
    this.step = step;
  }

  cancel(): void {
    this.step = null;
  }

  choose(choice: Choice): void {
    this.step = null;
    void this.room.play(choice.move);
  }

  /** What happens if a card of the hand is clicked, where something would. */
  handOffer(card: string): (() => void) | null {
    const { offers, step } = this;
    if (step?.kind === "play") {
      const choice = partners(offers, step.card).get(card);
      return choice ? () => this.choose(choice) : null;
    }
    if (step) return null;
    const commit = offers.commits.get(card);
    if (commit) return () => this.choose(commit);
    return partners(offers, card).size ? () => this.open({ kind: "play", card }) : null;
  }

  /** What happens if a Royal is clicked. */
  royalOffer(seat: number, royal: string): (() => void) | null {
    if (this.step) return null;
    if (seat === this.room.seat) {
      return this.offers.losses.has(royal) ? () => this.open({ kind: "lose", royal }) : null;
    }
    const named = this.offers.assassinations.some(
      (each) => each.owner === seat && each.royal === royal,
    );
    return named ? () => this.open({ kind: "target", seat, royal }) : null;
  }

  attackOffer(seat: number): (() => void) | null {
    const possible = !this.step && this.offers.attacks.has(seat);
    return possible ? () => this.open({ kind: "target", seat, royal: "" }) : null;
  }
}

const NO_FIGHT: Fight = {
  attacker: -1,
  defender: -1,
  target: "",
  worth: 0,
  counts: new Map(),
  revealed: [],
  pairs: [],
  hits: -1,
};
