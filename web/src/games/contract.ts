/** What a game is to the client: the folder `games/<game>` exports one of these. */
import type { Component } from "svelte";
import type { Moment } from "$lib/past.svelte";
import type { Line, Picture, Room, Sentence } from "$lib/room.svelte";
import type { Sound } from "$lib/score";

/**
 * What a board is given. It reads `room.picture`, offers `room.choices` and calls `room.play`.
 * In a replay `room` is a player of the past: nothing can be chosen there.
 * What is printed in the box is known by then: `factsOf(game)`.
 */
export interface BoardProps {
  room: Room;
}

export interface HandProps {
  view: Moment["view"];
  seat: number;
}

/** An option that is better drawn than read from its schema. */
export interface OptionProps {
  value: unknown;
  fallback: unknown;
  /** What the server has against it. */
  fault: string;
  /** Nothing: as the server has it. */
  onchange: (value: unknown) => void;
}

export interface DrawnOption {
  Field: Loaded<Component<OptionProps>>;
  /** Can the server find fault with what was put in? The field then says so. */
  refusable?: true;
  /** What was chosen, in words. */
  tell: (value: unknown, fallback: unknown) => string;
}

/** The pieces that rules show, by name. */
export interface Art {
  Piece: Component<{ piece: string }>;
  /** What the drawings refer to, once on the page. */
  Sprites?: Component;
}

/** A sign in two tones, on a field of 40 by 40. */
export interface Emblem {
  path: string;
  ground: string;
}

/** Brought when it is wanted: a first visit loads the pictures of all games and no board. */
export type Loaded<Thing> = () => Promise<Thing>;

export type View = NonNullable<Picture["view"]>;
export type ViewOf<Name extends View["game"]> = Extract<View, { game: Name }>;

/** Points by seat, then by source, in the game's own order of sources. */
export type Books = Record<string, number>[];

/** What a sentence of the final reckoning brings the seat it is about. */
export interface Reckoned {
  source: string;
  /** Of what in it, where that is reckoned one by one. */
  part?: string;
  points: number;
  /** Is it a tie where several have it? */
  shared?: boolean;
}

export interface GameFolder<Name extends View["game"]> {
  Scene: Component;
  emblem: Emblem;
  Board: Loaded<Component<BoardProps>>;
  art: Loaded<Art>;
  /** What a seat holds in secret, for replays. */
  Hand?: Loaded<Component<HandProps>>;
  /** What waits for a seat's answer besides the question asked of it, by key, in a few words. */
  letters?(view: ViewOf<Name>, seat: number, name: (seat: number) => string): Map<string, string>;
  /** Where the points are from in the end. */
  earned(view: ViewOf<Name>, lines: Line[]): Books;
  /** The rule each source of points stands in. */
  sources: Record<string, string>;
  /** How events sound, by their kinds; the others are silent. */
  sounds: Partial<Record<string, Sound>>;
  /** How what is told at the end is reckoned, in games that have such a reckoning. */
  reckoned?(sentence: Sentence): Reckoned | null;
  options?: Record<string, DrawnOption>;
}

/** `import("./Board.svelte").then(component)` */
export function component<Thing>(module: { default: Thing }): Thing {
  return module.default;
}
