/**
 * A table as one viewer sees it: what the stream says, shown piece by piece, and what can be done.
 *
 * The client knows no rules: it shows `picture.view` and offers `picture.choices`.
 */
import { untrack } from "svelte";
import { ask, order, OutOfReach, Refused, type Move, type Pass, type Schemas } from "./api/client";
import { listen } from "./api/stream";
import { keep } from "./keep";
import { ms } from "./motion";
import { language, say } from "./words.svelte";

export type Picture = Schemas["Picture"];
export type Choice = Schemas["Choice"];
export type Line = Schemas["Line"];
export type Sentence = Schemas["Sentence"];
type Update = Schemas["Update"];
type Presence = Schemas["Presence"];
export type View = NonNullable<Picture["view"]>;

export type Connection = "connecting" | "live" | "lost";

/** Something to be told beside the board: a refusal, a failure, or good news. */
export interface Notice {
  text: string;
  rule: string;
  kind: "refusal" | "failure" | "news";
}

/** A moment that a board makes much of: what it has not come to yet is neither told nor asked. */
export interface Suspense {
  /** What is going on, instead of a question. */
  words: string;
  untold: ReadonlySet<Sentence>;
  /** The view before it, which the table shows meanwhile. */
  view: View;
}

/** How long a play stays before the next one of somebody else is shown. */
const PACE = 1000;
const RETRY = [300, 1000, 2000, 4000];
/** So many lines are told at once; earlier ones are asked for where somebody wants them. */
const PAGE = 500;

/** What a tap on a name does. */
export interface Reach {
  text: string;
  /** Can something be chosen by it? */
  open: boolean;
  act: () => void;
}

export class Room {
  picture = $state.raw<Picture | null>(null);
  lines = $state.raw<Line[]>([]);
  /** What led from the picture before to this one. */
  latest = $state.raw<Line[]>([]);
  connection = $state<Connection>("connecting");
  notice = $state.raw<Notice | null>(null);
  suspense = $state.raw<Suspense | null>(null);
  /** What the board does when a name above it is tapped. */
  reach = $state.raw<((seat: number) => Reach) | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The table cannot be shown at all, and why. */
  closed = $state("");

  private queue = $state.raw<Update[]>([]);
  /** The position in which the last move was made; its choices are gone, whatever comes when. */
  private answered = $state(-1);
  private showing = 0;
  private aborter = new AbortController();
  /** The last entry heard of; while there is none, the last lines are told. */
  private heard = "";
  private asking: Promise<void> | null = null;
  /** What the server's clock is ahead of ours, in seconds. */
  private ahead = 0;
  /** The language everything was told in, and whether it is to be told anew in another. */
  private tongue = "";
  private anew = false;

  constructor(
    readonly id: string,
    readonly pass?: Pass,
  ) {}

  /** The view of one game; boards name theirs: `room.view<MajestyView>()`. */
  view<T extends View>(): T {
    return this.picture?.view as T;
  }

  /** The view as far as the board has come: in a suspense the one before it. */
  get displayed(): View | undefined {
    return this.suspense?.view ?? this.picture?.view ?? undefined;
  }

  /** Is the game over, and its end no secret any more? */
  get ended(): boolean {
    return this.picture?.status === "finished" && !this.suspense;
  }

  get choices(): Choice[] {
    return this.pending ? [] : (this.picture?.choices ?? []);
  }

  /** Is something on its way, or still to be shown? What can be seen is then not the last word. */
  get pending(): boolean {
    const shown = !this.busy && !this.behind && !this.suspense;
    return !shown || this.picture?.number === this.answered;
  }

  /** What the log may tell by now. */
  get told(): Line[] {
    return withoutUntold(this.lines, this.suspense);
  }

  get mine(): boolean {
    return this.choices.length > 0;
  }

  /** Is a game being played here, and not only looked at? */
  get live(): boolean {
    return this.picture?.status === "running";
  }

  get seat(): number {
    return this.picture?.seat ?? -1;
  }

  get names(): string[] {
    return this.picture?.seats.map((seat) => seat.name) ?? [];
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  // What comes

  open(): () => void {
    this.aborter = new AbortController();
    this.retell(language());
    void this.follow();
    return () => this.leave();
  }

  private retell(tongue: string): void {
    if (tongue === this.tongue) return;
    this.anew = this.tongue !== "";
    this.tongue = tongue;
    this.heard = "";
  }

  /** All once more: somebody's chat is hidden now, or shown again. */
  tellAnew(): void {
    this.leave();
    this.heard = "";
    this.anew = true;
    this.open();
  }

  /** Look once, without listening; what cannot be had just now stays as it was. */
  async glance(): Promise<void> {
    const seen = await this.read<Picture>("").catch(() => null);
    if (seen) this.picture = keep(this.picture, seen);
  }

  leave(): void {
    this.aborter.abort();
    clearTimeout(this.showing);
  }

  private async follow(): Promise<void> {
    const { signal } = this.aborter;
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const path = this.path(`/stream?recent=${PAGE}`);
        for await (const event of listen(path, this.heard, signal, this.pass)) {
          failures = 0;
          this.connection = "live";
          if (event.kind === "presence") this.greet(JSON.parse(event.data) as Presence);
          else {
            this.heard = event.id;
            this.receive(JSON.parse(event.data) as Update);
          }
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refused && [401, 403, 404].includes(error.problem.status)) {
          this.closed = error.problem.detail;
          return;
        }
      }
      this.connection = "lost";
      const pause = RETRY[Math.min(failures, RETRY.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Somebody has come or gone: in what is shown, and in what is still to be shown. */
  private greet(presence: Presence): void {
    const seen = this.picture;
    if (seen) this.picture = keep(seen, withPresence(seen, presence, this.time()));
    this.queue = this.queue.map((update) => ({
      ...update,
      picture: withPresence(update.picture, presence, this.time()),
    }));
  }

  /** Are there lines before the first that was told here? */
  get hasEarlier(): boolean {
    return (this.lines[0]?.heard ?? 1) > 1;
  }

  /** A page more of what was before; who asks meanwhile waits for the same. */
  tellEarlier(): Promise<void> {
    this.asking ??= this.askEarlier().finally(() => (this.asking = null));
    return this.asking;
  }

  private async askEarlier(): Promise<void> {
    const [first] = this.lines;
    if (!first || !this.hasEarlier) return;
    const after = Math.max(0, first.heard - 1 - PAGE);
    const count = first.heard - 1 - after;
    const earlier = await this.read<Line[]>(`/log?after=${after}&count=${count}`);
    if (this.lines[0] === first) this.lines = [...earlier, ...this.lines];
  }

  /** Everything from the beginning; what cannot be had just now is left out. */
  async tellFromStart(): Promise<void> {
    try {
      for (let first = 0; this.hasEarlier && first !== this.lines[0]?.heard;) {
        first = this.lines[0]?.heard ?? 0;
        await this.tellEarlier();
      }
    } catch (error) {
      if (!(error instanceof Refused || error instanceof OutOfReach)) throw error;
    }
  }

  /** Somebody has another name: what was told of them is told so too, where it can be had. */
  private async nameAnew(): Promise<void> {
    const named = new Map<number, Line>();
    const last = this.newest?.heard ?? 0;
    try {
      for (let after = (this.lines[0]?.heard ?? 1) - 1; after < last; after += PAGE) {
        const page = await this.read<Line[]>(`/log?after=${after}&count=${PAGE}`);
        for (const line of page) named.set(line.heard, line);
      }
    } catch (error) {
      if (!(error instanceof Refused || error instanceof OutOfReach)) throw error;
    }
    const anew = (line: Line): Line => keep(line, named.get(line.heard) ?? line);
    this.lines = this.lines.map(anew);
    this.queue = this.queue.map((update) => ({ ...update, lines: update.lines.map(anew) }));
  }

  /** By the server's clock, in seconds. */
  time(): number {
    return Date.now() / 1000 + this.ahead;
  }

  private receive(update: Update): void {
    this.ahead = update.picture.now - Date.now() / 1000;
    const renamed = isRenamed(this.newest, update.picture);
    const first = this.picture === null;
    const waits = this.behind || this.suspense || this.isTheirs(update);
    if (!waits) this.skip();
    this.queue = [...this.queue, update];
    if (first || this.hasResigned(update)) this.skip();
    else if (!this.showing) this.next();
    if (renamed) void this.nameAnew();
  }

  /** Does somebody else play here? What one does oneself is shown without delay. */
  private isTheirs(update: Update): boolean {
    return update.lines.some((line) => line.kind === "moved" && line.seat !== this.seat);
  }

  /** Who has given up does not watch the rest move by move: that is what the replay is for. */
  private hasResigned({ picture }: Update): boolean {
    return isForGood(picture.seats[picture.seat]?.away);
  }

  private next = (): void => {
    this.showing = 0;
    const [update, ...later] = this.queue;
    if (!update) return;
    this.queue = later;
    this.show(update);
    const played = update.lines.some((line) => line.kind === "moved");
    this.showing = window.setTimeout(this.next, played ? ms(PACE) : 0);
  };

  /** What is shown now stays so long, at the usual pace, before the next play is: for moments a board makes much of. */
  linger(duration: number): void {
    clearTimeout(this.showing);
    this.showing = window.setTimeout(this.next, ms(duration));
  }

  /** Are there plays still to be shown? */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** How things stand by now, though it may not be shown yet. */
  get newest(): Picture | null {
    return this.queue.at(-1)?.picture ?? this.picture;
  }

  /** Show everything that has come, at once. */
  skip(): void {
    clearTimeout(this.showing);
    this.showing = 0;
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) this.show(update);
  }

  private show(update: Update): void {
    untrack(() => {
      const known = new Set(this.lines.map((line) => line.heard));
      const fresh = update.lines.filter((line) => !known.has(line.heard));
      this.picture = keep(this.picture, update.picture);
      this.latest = this.anew ? [] : fresh;
      this.lines = this.anew ? update.lines : [...this.lines, ...fresh];
      this.anew = false;
    });
  }

  // What can be done

  private path(rest: string): string {
    return `/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  async command<T>(rest: string, body: unknown = {}): Promise<T | null> {
    this.busy = true;
    try {
      const answer = await this.send<T>(rest, body);
      this.notice = null;
      return answer;
    } catch (error) {
      this.complain(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A command whose refusal is told elsewhere than beside the board. */
  async send<T>(rest: string, body: unknown): Promise<T> {
    return order<T>(this.path(rest), body, this.pass);
  }

  async read<T>(rest: string): Promise<T> {
    return ask<T>(this.path(rest), this.pass);
  }

  complain(error: unknown): void {
    if (error instanceof Refused) {
      if (error.problem.type.endsWith("#stale")) return;
      const kind = error.problem.type.endsWith("#illegal-move") ? "refusal" : "failure";
      this.notice = { text: error.problem.detail, rule: error.problem.rule ?? "", kind };
    } else if (error instanceof OutOfReach) {
      this.notice = { text: say("page-out-of-reach"), rule: "", kind: "failure" };
    } else throw error;
  }

  find(move: Move): Choice | undefined {
    return this.choices.find((choice) => same(choice.move, move));
  }

  /** Make a move; one that is not possible now is explained instead. */
  async play(move: Move): Promise<boolean> {
    if (this.behind) this.skip();
    const number = this.picture?.number ?? 0;
    this.answered = number;
    const made = (await this.command("/moves", { number, move })) !== null;
    if (!made) this.answered = -1;
    return made;
  }

  /** Would it be possible, and if not, why? For a try that should not become a move by itself. */
  async why(move: Move): Promise<Sentence | null> {
    const verdict = await order<Schemas["Verdict"]>(this.path("/why"), { move }, this.pass);
    return verdict.why;
  }

  tell(sentence: Pick<Sentence, "text" | "rule">): void {
    this.notice = { text: sentence.text, rule: sentence.rule, kind: "refusal" };
  }
}

/** Does a bot play to the end, for this reason? */
export function isForGood(away: string | undefined): boolean {
  return away === "resigned" || away === "removed";
}

/** Is somebody called otherwise than before? */
function isRenamed(before: Picture | null, { seats }: Picture): boolean {
  return seats.some(({ kind, name }, number) => {
    const known = before?.seats[number];
    return kind === "person" && known?.kind === "person" && known.name !== name;
  });
}

function withPresence(picture: Picture, { connected, spectators }: Presence, now: number): Picture {
  const seats = picture.seats.map((seat, number) => ({
    ...seat,
    connected: connected.includes(number),
  }));
  const gone_since = seats.map((seat, number) =>
    seat.kind !== "person" || seat.connected ? null : (picture.gone_since[number] ?? now),
  );
  return { ...picture, seats, spectators, gone_since };
}

/** Lines without what a board has not come to yet. */
export function withoutUntold(lines: Line[], suspense: Suspense | null): Line[] {
  if (!suspense) return lines;
  return lines.map((line) => {
    const sentences = line.sentences.filter((sentence) => !suspense.untold.has(sentence));
    return sentences.length < line.sentences.length ? { ...line, sentences } : line;
  });
}

/** Are two moves the same, whatever the order of their words? */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Move)[key], (other as Move)[key]))
  );
}
