/**
 * Everybody who sits at a table on this device: a room for each, one of them shown.
 * Whoever is to act is shown next; where hands are hidden a curtain falls in between.
 */
import { passesAt } from "$lib/companions";
import { cardOf } from "$lib/facts";
import { Guided } from "./guided.svelte";

/** Browsers keep few connections to one server: with more people only one of them listens. */
const MOST_STREAMS = 4;
const GLANCE_EVERY = 2500;

export class Company {
  readonly rooms: Guided[];
  /** Whose eyes the table is seen with. */
  current = $state.raw<Guided>() as Guided;
  /** Who is asked to take the device. */
  next = $state.raw<Guided | null>(null);
  /** Has somebody said who they are since the page was loaded? */
  private opened = $state(false);
  /** The position at which somebody was turned to on purpose. */
  private visited = -1;

  constructor(readonly id: string) {
    this.rooms = [new Guided(id), ...passesAt(id).map((pass) => new Guided(id, pass))];
    this.current = this.rooms[0] as Guided;
  }

  get several(): boolean {
    return this.rooms.length > 1;
  }

  /** Those who have a seat here. */
  get seated(): Guided[] {
    return this.rooms.filter((room) => room.seat >= 0);
  }

  /** Whoever is not known yet may sit here too. */
  get hides(): boolean {
    const { game = "", status } = this.current.picture ?? {};
    const shared = this.seated.length > 1 || (this.several && !this.known);
    return status === "running" && shared && (cardOf(game)?.secrets ?? true);
  }

  private get known(): boolean {
    return this.rooms.every((room) => room.picture ?? room.closed);
  }

  /** Nothing of the table may be drawn: it is not known whose eyes look at the screen. */
  get covered(): boolean {
    return this.next !== null || (this.hides && !this.opened);
  }

  /** For effects: whoever listens does so, the others look now and then and when something happens. */
  follow(): void {
    $effect(() => {
      const listening = this.rooms.length > MOST_STREAMS ? [this.current] : this.rooms;
      const closers = listening.map((room) => room.open());
      return () => closers.forEach((close) => close());
    });
    $effect(() => {
      if (this.rooms.length <= MOST_STREAMS) return;
      void this.current.picture;
      const others = this.rooms.filter((room) => room !== this.current);
      const look = () => others.forEach((room) => void room.glance());
      look();
      const timer = setInterval(look, GLANCE_EVERY);
      return () => clearInterval(timer);
    });
    $effect(() => this.settle());
  }

  settle(): void {
    if (!this.several || this.next) return;
    if (this.hides && !this.opened) this.begin();
    else {
      const wanted = this.wanted();
      if (wanted) this.turnTo(wanted);
    }
  }

  /** Whoever loads the page could be anybody of them. */
  private begin(): void {
    if (this.known) this.next = this.asked ?? this.seated[0] ?? this.current;
  }

  /** Who asks to take back waits for nobody's turn; apart from that, whoever is shown finishes first. */
  private wanted(): Guided | undefined {
    const { current, asked } = this;
    if (current.pending || this.answers(current)) return undefined;
    if (asked && this.answers(asked)) return asked;
    const stays = current.mine || current.picture?.number === this.visited;
    return stays ? undefined : asked;
  }

  private get asked(): Guided | undefined {
    return this.rooms.find((room) => this.answers(room)) ?? this.rooms.find((room) => room.mine);
  }

  /** Is somebody asked whether a move may be taken back? One room hears of it before another. */
  private answers({ seat }: Guided): boolean {
    return this.seated.every((room) => room.picture?.undo.waiting.includes(seat));
  }

  /** On purpose: the device stays there until something happens. */
  visit(room: Guided): void {
    this.turnTo(room);
    this.visited = room.picture?.number ?? -1;
  }

  private turnTo(room: Guided): void {
    this.visited = -1;
    if (room === this.current) return;
    if (this.hides) this.next = room;
    else this.current = room;
  }

  lift(): void {
    if (this.next) this.current = this.next;
    this.next = null;
    this.opened = true;
  }
}
