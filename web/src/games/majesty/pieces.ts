/**
 * Which card is which, and which meeple: a view names kinds only, but what travels must be known
 * again. Each piece keeps its number from picture to picture, wherever it lies.
 */
import { INFIRMARY, locations, type View } from "./data";

export interface Piece {
  id: number;
  card: string;
}

export interface Shown extends Piece {
  meeples: number[];
}

export interface Estate {
  locations: Record<string, Piece[]>;
  infirmary: Piece[];
  /** On the worker card. */
  meeples: number[];
  beside: number[];
}

export function piecesAt(estate: Estate, location: string): Piece[] {
  return location === INFIRMARY ? estate.infirmary : (estate.locations[location] ?? []);
}

export interface Pieces {
  display: Shown[];
  estates: Estate[];
}

/** What was done, as far as it helps to know pieces again. */
export interface Deed {
  seat: number;
  take: number;
}

const NOTHING: Pieces = { display: [], estates: [] };

export class Follower {
  private before: Pieces = NOTHING;
  private fresh = 0;

  follow(view: View, deed?: Deed): Pieces {
    const after = this.cards(view, deed);
    this.meeples(after, view, deed);
    this.before = after;
    return after;
  }

  private make = (): number => ++this.fresh;

  // Cards

  private cards(view: View, deed?: Deed): Pieces {
    const names = view.display.map((shown) => shown.card);
    const road = keepRoad(this.before.display, names, deed);
    const lost = this.before.display.filter((piece) => !road.includes(piece));
    const estates = view.realms.map((realm, seat) => {
      const old = this.before.estates[seat];
      const zones: [string, Piece[], string[]][] = locations().map((place) =>
        place === INFIRMARY
          ? [place, old?.infirmary ?? [], realm.infirmary]
          : [place, old?.locations[place] ?? [], realm.locations[place] ?? []],
      );
      return this.settle(zones, lost);
    });
    const display = road.map((piece, n) => ({
      id: piece?.id ?? this.make(),
      card: names[n] ?? "",
      meeples: piece?.meeples ?? [],
    }));
    return { display, estates };
  }

  /** The cards of one realm: those that stayed, those that moved within it, those off the road. */
  private settle(zones: [string, Piece[], string[]][], lost: Piece[]): Estate {
    const kept = zones.map(([, old, names]) => keep(old, names));
    const loose = zones.flatMap(([, old], n) => old.filter((piece) => !kept[n]?.includes(piece)));
    const estate: Estate = { locations: {}, infirmary: [], meeples: [], beside: [] };
    zones.forEach(([place, , names], n) => {
      const pieces = names.map(
        (card, i) =>
          kept[n]?.[i] ?? pull(loose, card) ?? pull(lost, card) ?? { id: this.make(), card },
      );
      if (place === INFIRMARY) estate.infirmary = pieces.map(bare);
      else estate.locations[place] = pieces.map(bare);
    });
    return estate;
  }

  // Meeples

  private meeples(after: Pieces, view: View, deed?: Deed): void {
    const hands = view.realms.map((_, seat) => {
      const old = this.before.estates[seat];
      return [...(old?.meeples ?? []), ...(old?.beside ?? [])];
    });
    const loose: number[] = [];
    const payer = deed && hands[deed.seat];
    if (payer) {
      const taken = this.before.display[deed.take]?.meeples ?? [];
      for (const shown of after.display.slice(0, deed.take)) {
        const paid = payer.pop();
        if (paid !== undefined) shown.meeples = [...shown.meeples, paid];
      }
      payer.push(...taken);
    }
    after.display.forEach((shown, n) => {
      shown.meeples = fit(shown.meeples, view.display[n]?.meeples ?? 0, loose);
    });
    view.realms.forEach((realm, seat) => {
      hands[seat] = fit(hands[seat] ?? [], realm.meeples + realm.beside, loose);
    });
    after.display.forEach((shown, n) => {
      const wanted = view.display[n]?.meeples ?? 0;
      while (shown.meeples.length < wanted) shown.meeples.push(loose.pop() ?? this.make());
    });
    view.realms.forEach((realm, seat) => {
      const hand = hands[seat] ?? [];
      while (hand.length < realm.meeples + realm.beside) hand.push(loose.pop() ?? this.make());
      const estate = after.estates[seat];
      if (!estate) return;
      estate.meeples = hand.slice(0, realm.meeples);
      estate.beside = hand.slice(realm.meeples);
    });
  }
}

/** At most so many; what is too much goes to the loose ones. */
function fit(meeples: number[], most: number, loose: number[]): number[] {
  loose.push(...meeples.slice(most));
  return meeples.slice(0, most);
}

function bare({ id, card }: Piece): Piece {
  return { id, card };
}

function pull(pieces: Piece[], card: string): Piece | undefined {
  const found = pieces.findIndex((piece) => piece.card === card);
  return found < 0 ? undefined : pieces.splice(found, 1)[0];
}

/** The road without the card taken, if that is what the new one begins with; else by likeness. */
function keepRoad(old: Shown[], names: string[], deed?: Deed): (Shown | undefined)[] {
  if (deed) {
    const rest = old.filter((_, n) => n !== deed.take);
    if (rest.every((piece, n) => n >= names.length || piece.card === names[n])) {
      return names.map((_, n) => rest[n]);
    }
  }
  return keep(old, names);
}

/** For each name the old piece that is still there: the longest common part, in order. */
export function keep<T extends Piece>(old: T[], names: string[]): (T | undefined)[] {
  const common: number[][] = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(names.length + 1).fill(0),
  );
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = names.length - 1; j >= 0; j--) {
      const row = common[i];
      if (!row) continue;
      const alike = old[i]?.card === names[j];
      row[j] = alike ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept = new Array<T | undefined>(names.length).fill(undefined);
  for (let i = 0, j = 0; i < old.length && j < names.length;) {
    if (old[i]?.card === names[j]) kept[j++] = old[i++];
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}
