/** What the viewer is doing: choosing a noble, filling the tray, paying card by card. */
import type { Move, Schemas } from "$lib/api/client";
import type { Choice, Room } from "$lib/room.svelte";
import type { Deck } from "./cards";
import { argsOf } from "./offers";
import { answer, due, exchange, substitutes, usual, type Due, type Part } from "./payment";
import { keyOf, stopIn } from "./roam";

export type RoyalsView = Schemas["RoyalsView"];
export type City = Schemas["City"];
export type Country = Schemas["Country"];
export type House = RoyalsView["houses"][number];
export type Noble = Schemas["Noble"];

/** A noble on the tray: the server's offer, and what is going to be paid. */
export interface Wanted {
  choice: Choice;
  title: string;
  city: string;
  country: string;
  owed: Record<Deck, Due>;
}

export class Stage {
  wanted = $state.raw<Wanted | null>(null);
  plan = $state.raw<Record<Deck, Part> | null>(null);
  /** The plan is being sent. */
  paying = $state(false);
  private withdrawing = $state(false);
  /** The position in which the last move was sent. */
  private sent = -1;
  private touched: string[] = [];
  /** Spots to which something is on its way: it is seen there once it has landed. */
  private awaited = $state.raw<readonly string[]>([]);
  /** The noble of each country that was looked at last, by keyboard. */
  private seen = $state.raw<Record<string, string>>({});
  /** Where the Tab key stops on the map: once in each country. */
  readonly stops = $derived.by(() => {
    const offered = new Set(
      this.view.countries.flatMap((country) =>
        country.cities.flatMap((city) =>
          city.nobles.filter((noble) => this.offer(noble, city)).map((noble) => keyOf(noble, city)),
        ),
      ),
    );
    return new Set(
      this.view.countries.map((country) => stopIn(country, offered, this.seen[country.name])),
    );
  });

  constructor(readonly room: Room) {}

  get view(): RoyalsView {
    return this.room.view<RoyalsView>();
  }

  /** What the board itself offers; nothing while something lies on the tray. */
  get choices(): Choice[] {
    return this.wanted || this.view.payment ? [] : this.room.choices;
  }

  /** Is a payment being chosen? It covers row, piles and hand. */
  get isPaying(): boolean {
    return Boolean(this.wanted ?? (this.isPlayer && this.view.payment));
  }

  get isPlayer(): boolean {
    return this.room.seat >= 0 && this.room.live;
  }

  find(move: Move): Choice | undefined {
    const words = Object.entries(move);
    return this.choices.find((choice) =>
      words.every(([word, value]) => (choice.move as Move)[word] === value),
    );
  }

  offer(noble: Noble, city: City): Choice | undefined {
    return this.find(this.win(noble, city));
  }

  win(noble: Noble, city: City): Move {
    return { [noble.owner < 0 ? "claim" : "take-over"]: noble.title, in: city.name };
  }

  await(spots: readonly string[]): void {
    this.awaited = [...this.awaited, ...spots];
  }

  /** Everything that was on its way there has landed. */
  land(spots: readonly string[]): void {
    const left = [...this.awaited];
    for (const spot of spots) left.splice(left.indexOf(spot), 1);
    this.awaited = left;
  }

  /** How many things are on their way to a spot? */
  awaits(spot: string): number {
    return this.awaited.filter((each) => each === spot).length;
  }

  see(country: string, key: string): void {
    this.seen = { ...this.seen, [country]: key };
  }

  /** A move that is not offered: say why. */
  async ask(move: Move): Promise<void> {
    if (!this.isPlayer || this.room.busy || this.wanted) return;
    try {
      const why = await this.room.why(move);
      if (why) this.room.tell(why);
    } catch (error) {
      this.room.complain(error);
    }
  }

  /** Put a noble on the tray, with the usual payment. */
  want(choice: Choice, noble: Noble, city: City, country: string): void {
    const { cost, intrigues } = argsOf(choice);
    const hand = this.view.hand;
    this.room.notice = null;
    const owed = {
      country: due("country", country, cost, hand),
      intrigue: due("intrigue", country, intrigues ?? 0, hand),
    };
    this.touched = [];
    this.plan = { country: usual(owed.country), intrigue: usual(owed.intrigue) };
    this.wanted = { choice, title: noble.title, city: city.name, country, owed };
  }

  cancel(): void {
    if (this.paying) return;
    this.wanted = null;
    this.plan = null;
  }

  substitute(deck: Deck, number: number): void {
    if (!this.wanted || !this.plan || this.paying) return;
    this.touched = [];
    this.plan = { ...this.plan, [deck]: usual(this.wanted.owed[deck], number) };
  }

  /** How many substitutes can be chosen from. */
  numbers(deck: Deck): number[] {
    if (!this.wanted) return [];
    const [fewest, most] = substitutes(this.wanted.owed[deck]);
    return Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
  }

  exchanged(deck: Deck, kind: string, by: 1 | -1): Part | null {
    if (!this.wanted || !this.plan) return null;
    return exchange(this.wanted.owed[deck], this.plan[deck], kind, by, this.touched);
  }

  exchange(deck: Deck, kind: string, by: 1 | -1): void {
    const part = this.exchanged(deck, kind, by);
    if (!part || !this.plan || this.paying) return;
    this.touched = [...this.touched.filter((other) => other !== kind), kind];
    this.plan = { ...this.plan, [deck]: part };
  }

  async pay(): Promise<void> {
    if (!this.wanted || this.paying) return;
    this.paying = true;
    await this.send(this.wanted.choice.move as Move);
  }

  private async send(move: Move): Promise<void> {
    this.sent = this.room.picture?.number ?? -1;
    if (!(await this.room.play(move))) this.stop();
  }

  private stop(): void {
    this.paying = false;
    this.withdrawing = false;
    this.wanted = null;
    this.plan = null;
  }

  /** Take a payment back that has begun. */
  withdraw(): void {
    this.withdrawing = true;
    this.sent = -1;
    this.goOn();
  }

  /** Called with every new picture: the next answer of the plan, if there is one under way. */
  goOn(): void {
    if (!this.paying && !this.withdrawing) return this.tidy();
    if (!this.room.choices.length || this.room.picture?.number === this.sent) return;
    const { payment } = this.view;
    if (!payment) return this.stop();
    if (this.withdrawing) return void this.stepBack();
    const next = this.plan && answer(this.room.choices, payment.chosen, this.plan);
    if (next) void this.send(next.move as Move);
    else this.stop();
  }

  private async stepBack(): Promise<void> {
    const picture = this.room.picture;
    this.sent = picture?.number ?? -1;
    const free = picture?.undo.possible && picture.undo.free;
    if (!free || (await this.room.command("/undo", { number: this.sent })) === null) this.stop();
  }

  /** What lies on the tray is no longer offered: the position has changed. */
  private tidy(): void {
    const { wanted, room } = this;
    if (wanted && !room.busy && !room.behind && !room.find(wanted.choice.move as Move)) this.stop();
  }
}
