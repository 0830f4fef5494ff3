/** A table's past as a room: the boards draw it like any other, but nothing can be chosen there. */
import { ask, type Schemas } from "./api/client";
import { keep } from "./keep";
import { Room, type Choice, type Line, type Picture, type Sentence } from "./room.svelte";

export type Moment = Schemas["Moment"];
type Moments = Schemas["Moments"];

export type Eyes = number | "open";

const PAGE = 40;
const NOTHING_TO_UNDO = { free: false, possible: false, asked_by: -1, waiting: [], moves: 0 };

export class Past extends Room {
  /** The number of the moment that is shown, and of the last there is. */
  number = $state(0);
  last = $state(0);
  /** Whose eyes: a seat, -1 for a spectator's; or all hands open. */
  eyes = $state<Eyes>(-1);
  /** What each seat saw at this moment, where all hands are open. */
  hands = $state.raw<Moment["hands"]>([]);
  trouble = $state("");

  private now: Picture | null = null;
  private moments = new Map<number, Moment>();
  private asked = new Map<number, Promise<void>>();
  /** Counts what was wished for, so that only the latest wish is shown. */
  private wish = 0;

  override get choices(): Choice[] {
    return [];
  }

  override get live(): boolean {
    return false;
  }

  get over(): boolean {
    return this.now?.status === "finished";
  }

  override get hasEarlier(): boolean {
    return false;
  }

  override get seat(): number {
    return this.eyes === "open" ? -1 : this.eyes;
  }

  override get names(): string[] {
    return this.now?.seats.map((seat) => seat.name) ?? [];
  }

  override open(): () => void {
    return () => this.leave();
  }

  /** The table as it is now, and the first moment; at the end of a game from the own seat. */
  async begin(): Promise<void> {
    this.now = await ask<Picture>(`/tables/${encodeURIComponent(this.id)}`, this.pass);
    this.connection = "live";
    await this.see(this.now.seat);
  }

  /** Look with other eyes, at the same time of the game: everybody has seen other positions. */
  async see(eyes: Eyes): Promise<void> {
    const at = this.moments.get(this.number)?.lines[0]?.at ?? 0;
    this.eyes = eyes;
    this.moments.clear();
    this.asked.clear();
    this.wish += 1;
    const wish = this.wish;
    await this.load(1);
    const number = at ? await this.lastBy(at) : 1;
    if (wish === this.wish) await this.to(number);
  }

  /** The last moment that had come by then; whatever lies between is halved until it is found. */
  private async lastBy(at: number): Promise<number> {
    let [first, last] = [1, this.last];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      await this.load(middle);
      const begun = this.moments.get(middle)?.lines[0]?.at ?? 0;
      if (begun <= at) first = middle;
      else last = middle - 1;
    }
    return first;
  }

  /** Show a moment; what is needed for the next ones is fetched in advance. */
  async to(number: number): Promise<void> {
    const wanted = Math.min(Math.max(1, number), Math.max(1, this.last));
    const wish = ++this.wish;
    this.number = wanted;
    if (!this.moments.has(wanted)) await this.load(wanted);
    if (wish !== this.wish) return;
    const moment = this.moments.get(wanted);
    if (moment) this.set(moment);
    void this.load(wanted + PAGE / 2).catch(() => undefined);
    void this.load(Math.max(1, wanted - PAGE / 2)).catch(() => undefined);
    await this.tellAll(wanted);
  }

  private set(moment: Moment): void {
    const now = this.now;
    if (!now) return;
    const end = this.over && moment.number === this.last;
    this.picture = keep<Picture>(this.picture, {
      ...now,
      status: end ? "finished" : "running",
      seats: now.seats.map((seat) => ({ ...seat, away: "", connected: true })),
      seat: this.seat,
      number: moment.number,
      view: moment.view,
      question: moment.question,
      choices: [],
      undo: NOTHING_TO_UNDO,
      clock: null,
      common_time: null,
      result: end ? now.result : null,
    });
    this.hands = keep(this.hands, moment.hands);
    this.latest = moment.lines;
  }

  /** Everything that was told up to a moment: what is there at once, the rest as it is fetched. */
  private async tellAll(number: number): Promise<void> {
    const wish = this.wish;
    this.lines = linesUpTo(this.moments, number);
    for (let page = number; page > -PAGE; page -= PAGE) {
      const first = Math.max(1, page);
      if (this.moments.has(first)) continue;
      await this.load(first);
      if (wish !== this.wish) return;
      this.lines = linesUpTo(this.moments, number);
    }
  }

  /** Fetches the page a moment stands on, once. */
  private load(number: number): Promise<void> {
    if (this.last && number > this.last) return Promise.resolve();
    const first = Math.floor((number - 1) / PAGE) * PAGE + 1;
    let asked = this.asked.get(first);
    if (!asked) {
      asked = this.fetch(first, this.eyes);
      this.asked.set(first, asked);
      asked.catch(() => this.asked.delete(first));
    }
    return asked;
  }

  private async fetch(first: number, eyes: Eyes): Promise<void> {
    const whose = eyes === "open" ? "seat=-1&open=true" : `seat=${eyes}`;
    const found = await this.read<Moments>(`/replay?${whose}&first=${first}&count=${PAGE}`);
    if (eyes !== this.eyes) return;
    this.last = found.last;
    for (const moment of found.moments) this.moments.set(moment.number, moment);
  }

  override play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override why(): Promise<Sentence | null> {
    return Promise.resolve(null);
  }
}

export function linesUpTo(
  moments: ReadonlyMap<number, Pick<Moment, "lines">>,
  last: number,
): Line[] {
  const lines: Line[] = [];
  for (let number = 1; number <= last; number++) lines.push(...(moments.get(number)?.lines ?? []));
  return lines;
}
