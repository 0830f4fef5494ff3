/** What the newest lines of the log tell, for what moves and is noticed: by kinds of event. */
import type { Line, Sentence } from "$lib/room.svelte";
import { allGoods, facts, type Good } from "./types";

/** What became of an own offer. */
export interface Answer {
  key: string;
  seat: number;
  answer: "wed" | "deal" | "counter" | "decline" | "close";
}

interface Told {
  sentence: Sentence;
  line: Line;
}

function* backwards(lines: readonly Line[]): Generator<Told> {
  for (let n = lines.length - 1; n >= 0; n--) {
    const line = lines[n] as Line;
    for (let m = line.sentences.length - 1; m >= 0; m--) {
      const sentence = line.sentences[m] as Sentence;
      yield { sentence, line };
    }
  }
}

function number(sentence: Sentence, name: string): number {
  return Number(sentence.args[name] ?? -1);
}

function isRoll({ kind }: Sentence): boolean {
  return kind === "roll";
}

/** The dice and all that came of them; nothing where no dice were thrown. */
export function fromRoll(lines: readonly Line[]): Set<Sentence> {
  const told = lines.flatMap((line) => line.sentences);
  const first = told.findIndex(isRoll);
  return new Set(first < 0 ? [] : told.slice(first));
}

/** What follows the last battle of a generation: it is told once that was looked at. */
export function afterBattle(lines: readonly Line[]): Set<Sentence> {
  const told = [...fromRoll(lines)];
  const next = told.findIndex(({ kind }) => kind === "step");
  return new Set(next < 0 ? [] : told.slice(next));
}

/** What was told in this generation, since the seat's own last move in it. */
function sinceOwnMove(lines: readonly Line[], seat: number): Line[] {
  const last = lines.findLastIndex(
    (line) => isNew(line) || (line.kind === "moved" && line.seat === seat),
  );
  return lines.slice(last + 1);
}

function isNew(line: Line): boolean {
  return line.sentences.some(({ kind }) => kind === "generation");
}

/** Has the seat done anything in this generation? */
export function hasActed(lines: readonly Line[], seat: number): boolean {
  const since = lines.slice(lines.findLastIndex(isNew) + 1);
  return since.some((line) => line.kind === "moved" && line.seat === seat);
}

/** How others answered the seat's offers since it spoke last. */
export function answersTo(lines: readonly Line[], seat: number): Answer[] {
  return sinceOwnMove(lines, seat).flatMap((line) => {
    const found = line.sentences.flatMap((sentence, n) => {
      const answer = answerIn(sentence, seat);
      return answer ? [{ key: `${line.heard}-${n}`, ...answer }] : [];
    });
    const wed = found.some(({ answer }) => answer === "wed");
    return wed ? found.filter(({ answer }) => answer !== "deal") : found;
  });
}

/** A wedding or a deal names its parties in the order of their seats, whoever has proposed it. */
function answerIn(sentence: Sentence, seat: number): Omit<Answer, "key"> | null {
  const one = number(sentence, "seat");
  const partner = number(sentence, "partner_seat");
  const between = (other: number, answer: Answer["answer"]) => {
    if (one === seat) return { seat: other, answer };
    return other === seat ? { seat: one, answer } : null;
  };
  switch (sentence.kind) {
    case "wed":
      return between(number(sentence, "spouse_seat"), "wed");
    case "deal":
      return between(partner, "deal");
    case "close":
      return one === seat ? { seat: partner, answer: "close" } : null;
    case "decline":
      return partner === seat ? { seat: one, answer: "decline" } : null;
    case "offer":
    case "suit":
      return partner === seat && "answered" in sentence.args
        ? { seat: one, answer: "counter" }
        : null;
    default:
      return null;
  }
}

/** When this generation's negotiations began, in the server's seconds; 0 if not told. */
export function talksBegan(lines: readonly Line[]): number {
  for (const { sentence, line } of backwards(lines)) {
    if (sentence.kind === "step" && sentence.args["step"] === "negotiate") return line.at;
  }
  return 0;
}

/** The bank, where it is no house that gives or takes. */
export const BANK = -1;

/** Who gave what to whom in what was just told: what travels over the table. */
export interface Flight {
  key: string;
  from: number;
  to: number;
  thing: Good | "ring";
  amount: number;
}

type Way = Omit<Flight, "key">;

export function flights(lines: readonly Line[]): Flight[] {
  return lines.flatMap((line) =>
    line.sentences.flatMap((sentence, n) =>
      waysOf(sentence)
        .filter(({ amount }) => amount > 0)
        .map((way, m) => ({ key: `${line.heard}-${n}-${m}`, ...way })),
    ),
  );
}

function waysOf(sentence: Sentence): Way[] {
  const seat = number(sentence, "seat");
  const to = (name: string, thing: Way["thing"], amount: number): Way => ({
    from: seat,
    to: name ? number(sentence, name) : BANK,
    thing,
    amount,
  });
  const back = (way: Way): Way => ({ ...way, from: way.to, to: way.from });
  const count = (name: string) => number(sentence, name);
  switch (sentence.kind) {
    case "wed":
      return [to("spouse_seat", "ring", 1), back(to("spouse_seat", "ring", 1))];
    case "transfer":
      return [to("receiver_seat", sentence.args["good"] as Good, count("amount"))];
    case "contribute":
      return [to("leader_seat", "military", count("military"))];
    case "take":
      return [back(to("neighbour_seat", "prestige", count("prestige")))];
    case "maintenance":
      return [to("", "gold", count("paid")), to("", "prestige", count("lost"))];
    case "buy":
      return allGoods().map((good) => back(to("", good, count(good))));
    case "gain":
      return [back(to("", "prestige", count("prestige")))];
    case "lose":
      return [to("", "prestige", count("prestige"))];
    case "discard":
      return [to("", "military", count("military"))];
    case "centre":
      return allGoods().map((good) => {
        const way = to("", good, count(good));
        return sentence.args[`${good}_sign`] === "up" ? back(way) : way;
      });
    default:
      return judged(sentence, to);
  }
}

/** What a task brings or costs at once; Prestige that it brings is told as taken from neighbours. */
function judged(sentence: Sentence, to: (name: string, thing: Good, amount: number) => Way): Way[] {
  const challenge = facts().challenges.find(({ card }) => card === sentence.args["card"]);
  const good = (challenge?.good ?? "prestige") as Good;
  const way = to("", good, number(sentence, "amount"));
  if (sentence.kind === "failed") return [way];
  return sentence.kind === "done" && good === "gold"
    ? [{ ...way, from: way.to, to: way.from }]
    : [];
}
