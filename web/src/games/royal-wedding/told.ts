/** What the log tells and the view does not hold any more: battles, judgements, when talks began. */
import type { Line, Sentence } from "$lib/room.svelte";
import { GOODS, type Good } from "./types";

export interface Roll {
  dice: [number, number];
  total: number;
}

export interface Fight {
  attacker: number;
  defender: number;
  attack: Record<number, number>;
  defence: Record<number, number>;
  /** By seat, once it has rolled. */
  rolls: Record<number, Roll>;
  /** -1 while it is not decided, or even. */
  winner: number;
  even: boolean;
  stake: number;
  /** Changes of Prestige and Military, by seat. */
  prestige: Record<number, number>;
  discarded: Record<number, number>;
  /** What tells this battle from others. */
  key: string;
}

export interface Judgement {
  seat: number;
  card: string;
  done: boolean;
  /** How much it brought or cost at once. */
  amount: number;
  /** What the middle of the card gave and took before. */
  centre: [Good, number][];
  text: string;
}

/** What became of an own offer. */
export interface Answer {
  key: string;
  seat: number;
  answer: "wed" | "deal" | "counter" | "decline" | "close";
}

export interface Reckoning {
  generation: number;
  judgements: Judgement[];
}

const PREFIX = "royal-wedding-";

interface Told {
  word: string;
  sentence: Sentence;
  line: Line;
}

function* backwards(lines: readonly Line[]): Generator<Told> {
  for (let n = lines.length - 1; n >= 0; n--) {
    const line = lines[n] as Line;
    for (let m = line.sentences.length - 1; m >= 0; m--) {
      const sentence = line.sentences[m] as Sentence;
      yield { word: sentence.id.slice(PREFIX.length), sentence, line };
    }
  }
}

function number(sentence: Sentence, name: string): number {
  return Number(sentence.args[name] ?? -1);
}

function add(sums: Record<number, number>, seat: number, amount: number): void {
  sums[seat] = (sums[seat] ?? 0) + amount;
}

/** The last battle of this generation; null if there was none yet. */
export function lastFight(lines: readonly Line[]): Fight | null {
  const since: Told[] = [];
  for (const told of backwards(lines)) {
    if (told.word === "generation") return null;
    since.push(told);
    if (told.word === "attack") break;
  }
  const begun = since.pop();
  if (begun?.word !== "attack") return null;
  const attacker = number(begun.sentence, "seat");
  const fight: Fight = {
    attacker,
    defender: number(begun.sentence, "target_seat"),
    attack: { [attacker]: number(begun.sentence, "military") },
    defence: {},
    rolls: {},
    winner: -1,
    even: false,
    stake: 0,
    prestige: {},
    discarded: {},
    key: String(begun.line.heard),
  };
  for (const told of since.reverse()) {
    if (told.word === "pass" || told.word === "step") break;
    tell(fight, told);
  }
  return fight;
}

function tell(fight: Fight, { word, sentence }: Told): void {
  const seat = number(sentence, "seat");
  if (word === "defend") fight.defence[seat] = number(sentence, "military");
  else if (word === "contribute") {
    const ours = number(sentence, "leader_seat") === fight.attacker;
    const amount = number(sentence, "military");
    if (amount > 0) add(ours ? fight.attack : fight.defence, seat, amount);
  } else if (word === "roll") {
    const dice: [number, number] = [number(sentence, "one"), number(sentence, "other")];
    fight.rolls[seat] = { dice, total: number(sentence, "total") };
  } else if (word === "win") {
    fight.winner = seat;
    fight.stake = number(sentence, "stake");
  } else if (word === "tie") fight.even = true;
  else if (word === "gain") add(fight.prestige, seat, number(sentence, "prestige"));
  else if (word === "lose") add(fight.prestige, seat, -number(sentence, "prestige"));
  else if (word === "discard") add(fight.discarded, seat, number(sentence, "military"));
}

function isRoll({ id }: Sentence): boolean {
  return id === `${PREFIX}roll`;
}

/** The dice and all that came of them; nothing where no dice were thrown. */
export function fromRoll(lines: readonly Line[]): Set<Sentence> {
  const told = lines.flatMap((line) => line.sentences);
  const first = told.findIndex(isRoll);
  return new Set(first < 0 ? [] : told.slice(first));
}

/** What came of the dice alone. */
export function sinceRoll(lines: readonly Line[]): Set<Sentence> {
  const told = lines.flatMap((line) => line.sentences);
  return new Set(told.slice(told.findLastIndex(isRoll) + 1));
}

/** How the last generation's Challenges ended. */
export function lastReckoning(lines: readonly Line[]): Reckoning | null {
  const judgements: Judgement[] = [];
  for (const { word, sentence } of backwards(lines)) {
    if (word === "done" || word === "failed") {
      judgements.unshift({
        seat: number(sentence, "seat"),
        card: String(sentence.args["card"]),
        done: word === "done",
        amount: number(sentence, "amount"),
        centre: [],
        text: sentence.text,
      });
    } else if (word === "centre") {
      const judged = judgements.find(({ seat }) => seat === number(sentence, "seat"));
      if (judged) judged.centre = centreOf(sentence);
    } else if (word === "generation" && judgements.length) {
      return { generation: number(sentence, "generation"), judgements };
    }
  }
  return judgements.length ? { generation: 1, judgements } : null;
}

function centreOf(sentence: Sentence): [Good, number][] {
  return GOODS.flatMap((good) => {
    const amount = number(sentence, good);
    if (amount <= 0) return [];
    return [[good, sentence.args[`${good}_sign`] === "up" ? amount : -amount]];
  });
}

/** What was told in this generation, since the seat's own last move in it. */
function sinceOwnMove(lines: readonly Line[], seat: number): Line[] {
  const last = lines.findLastIndex(
    (line) => isNew(line) || (line.kind === "moved" && line.seat === seat),
  );
  return lines.slice(last + 1);
}

function isNew(line: Line): boolean {
  return line.sentences.some(({ id }) => id === `${PREFIX}generation`);
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
  const answer = sentence.id.slice(PREFIX.length);
  const one = number(sentence, "seat");
  const other = number(sentence, answer === "wed" ? "spouse_seat" : "partner_seat");
  if (answer === "wed" || answer === "deal") {
    if (one === seat) return { seat: other, answer };
    return other === seat ? { seat: one, answer } : null;
  }
  if (answer === "close") return one === seat ? { seat: other, answer } : null;
  if (answer !== "counter" && answer !== "decline") return null;
  return other === seat ? { seat: one, answer } : null;
}

/** When this generation's negotiations began, in the server's seconds; 0 if not told. */
export function talksBegan(lines: readonly Line[]): number {
  for (const { word, sentence, line } of backwards(lines)) {
    if (word === "step" && sentence.args["step"] === "negotiate") return line.at;
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
  switch (sentence.id.slice(PREFIX.length)) {
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
      return GOODS.map((good) => back(to("", good, count(good))));
    case "gain":
      return [back(to("", "prestige", count("prestige")))];
    case "lose":
      return [to("", "prestige", count("prestige"))];
    case "discard":
      return [to("", "military", count("military"))];
    case "centre":
      return GOODS.map((good) => {
        const way = to("", good, count(good));
        return sentence.args[`${good}_sign`] === "up" ? back(way) : way;
      });
    default:
      return judged(sentence, to);
  }
}

/** What a task brings or costs at once: Gold where the nobles are restless, otherwise Prestige. */
function judged(sentence: Sentence, to: (name: string, thing: Good, amount: number) => Way): Way[] {
  const nobles = sentence.args["card"] === "nobles";
  const way = to("", nobles ? "gold" : "prestige", number(sentence, "amount"));
  if (sentence.id === `${PREFIX}failed`) return [way];
  return sentence.id === `${PREFIX}done` && nobles ? [{ ...way, from: way.to, to: way.from }] : [];
}
