/** What the sounds of the table are made of: tones and strokes of noise, all of our own making. */

/** What can be heard at a table: what happens there, and that it is one's turn. */
export type Sound = "cards" | "coins" | "dice" | "attack" | "bells";
export type Signal = Sound | "turn";

export interface Stroke {
  /** Seconds after the beginning. */
  at: number;
  lasts: number;
  /** How loud it begins; from there it dies away. */
  volume: number;
  /** In hertz: of a tone, or of the middle of the noise that is let through. */
  pitch: number;
  /** Where the pitch goes, if it does not stay. */
  to?: number;
  /** How much else the noise lets through; a stroke without it is a tone. */
  breadth?: number;
}

function tone(at: number, pitch: number, lasts: number, volume: number, to = pitch): Stroke {
  return { at, pitch, lasts, volume, to };
}

function noise(at: number, pitch: number, lasts: number, volume: number, to = pitch): Stroke {
  return { at, pitch, lasts, volume, to, breadth: 1 };
}

/** What a bell sounds beside its own tone, and how loud. */
const PARTIALS = [
  [0.5, 0.5],
  [1, 1],
  [1.19, 0.55],
  [1.5, 0.3],
  [2, 0.45],
  [2.67, 0.2],
] as const;

function bell(at: number, pitch: number, lasts: number, volume: number): Stroke[] {
  return PARTIALS.map(([times, part]) =>
    tone(at, pitch * times, lasts / Math.sqrt(times), volume * part),
  );
}

/** A coin is small: its partials are high and close together. */
function coin(at: number, pitch: number): Stroke[] {
  return [
    tone(at, pitch, 0.28, 0.1),
    tone(at, pitch * 1.51, 0.2, 0.06),
    tone(at, pitch * 2.13, 0.12, 0.03),
  ];
}

/** When a die that rolls touches the table, in seconds: ever sooner again, ever softer. */
const KNOCKS = [0, 0.15, 0.28, 0.39, 0.53, 0.62, 0.69, 0.75, 0.79];

export const SCORES: Record<Signal, Stroke[]> = {
  cards: [noise(0, 2600, 0.1, 0.28, 4200), noise(0.08, 900, 0.05, 0.3)],
  coins: [...coin(0, 2350), ...coin(0.07, 2790), ...coin(0.16, 2210)],
  dice: KNOCKS.flatMap((at, n) => [
    noise(at, n % 2 ? 1500 : 1150, 0.05, 0.6 - 0.05 * n),
    tone(at, n % 2 ? 340 : 280, 0.04, 0.14 - 0.012 * n),
  ]),
  attack: [
    tone(0, 150, 0.4, 0.5, 48),
    noise(0, 400, 0.16, 0.4, 150),
    noise(0.12, 5200, 0.3, 0.16, 3600),
    ...coin(0.12, 1370),
    ...coin(0.17, 1730),
  ],
  bells: [
    ...bell(0, 523, 2, 0.12),
    ...bell(0.34, 659, 2, 0.1),
    ...bell(0.68, 523, 2, 0.09),
    ...bell(1.02, 784, 2.4, 0.09),
  ],
  turn: [tone(0, 660, 0.4, 0.13), tone(0.14, 880, 0.6, 0.13)],
};

/** Until the next sound may begin, so that each is heard for itself. */
export const BEATS: Record<Signal, number> = {
  cards: 0.16,
  coins: 0.34,
  dice: 0.9,
  attack: 0.45,
  bells: 1.4,
  turn: 0.6,
};

/** The same in a hand: for how long it shakes and rests, in milliseconds. */
export const SHAKES: Partial<Record<Signal, number[]>> = {
  dice: [12, 90, 12, 70, 12, 50, 12],
  attack: [70, 40, 30],
  bells: [25, 120, 25],
  turn: [60, 80, 60],
};
