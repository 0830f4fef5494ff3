/** Where houses sit around the table, and how ties run between them. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/**
 * Where everybody sits, from 0 to 1 both ways: the viewer at the bottom, the next seat to the left,
 * so clockwise as seen from above; the table is used to its edges.
 */
export function placesAround(me: number, players: number): Point[] {
  const round = Array.from({ length: players }, (_, seat) => {
    const steps = (seat - Math.max(0, me) + players) % players;
    const angle = (2 * Math.PI * steps) / players;
    return { x: -Math.sin(angle), y: Math.cos(angle) };
  });
  const [left, right] = [Math.min(...round.map((p) => p.x)), Math.max(...round.map((p) => p.x))];
  const top = Math.min(...round.map((p) => p.y));
  return round.map(({ x, y }) => ({
    x: (x - left) / (right - left),
    y: (y - top) / (1 - top),
  }));
}

export interface Tie {
  one: number;
  other: number;
  kind: "married" | "former";
}

/** Each marriage once; one of the last generation only if it was not renewed. */
export function tiesOf(houses: { married: number[]; formerly: number[] }[]): Tie[] {
  const found: Tie[] = [];
  houses.forEach((house, one) => {
    for (const other of house.married) {
      if (one < other) found.push({ one, other, kind: "married" });
    }
    for (const other of house.formerly) {
      if (one < other && !house.married.includes(other)) found.push({ one, other, kind: "former" });
    }
  });
  return found;
}

export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
}

function curve(from: Point, to: Point, away: Point, bow: number): Curve {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, bend: { x: half.x + away.x * bow, y: half.y + away.y * bow } };
}

/** The direction across a tie that leads away from the middle of the table. */
function awayFrom(middle: Point, from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / long, y: (from.x - to.x) / long };
  const half = { x: (from.x + to.x) / 2 - middle.x, y: (from.y + to.y) / 2 - middle.y };
  const outward = across.x * half.x + across.y * half.y >= 0;
  return outward ? across : { x: -across.x, y: -across.y };
}

const BOWS = [-40, 0, 60, 120, 200, 300, 400, 500, 620];

/** A tie with its rings: it bows as far as it takes to see them. */
export function tieBetween(
  from: Point,
  to: Point,
  frame: { width: number; height: number },
  boxes: Box[],
  margin: number,
): { curve: Curve; ring: Point } {
  const away = awayFrom({ x: frame.width / 2, y: frame.height / 2 }, from, to);
  for (const bow of BOWS) {
    const tried = curve(from, to, away, bow);
    const ring = ringPlace(tried, boxes, margin);
    if (ring) return { curve: tried, ring };
  }
  const straight = curve(from, to, away, 0);
  return { curve: straight, ring: pointOn(straight, 0.5) };
}

export function pointOn({ from, bend, to }: Curve, t: number): Point {
  const rest = 1 - t;
  return {
    x: rest * rest * from.x + 2 * rest * t * bend.x + t * t * to.x,
    y: rest * rest * from.y + 2 * rest * t * bend.y + t * t * to.y,
  };
}

export function pathOf({ from, bend, to }: Curve): string {
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

function covers(box: Box, point: Point, margin: number): boolean {
  return (
    Math.abs(point.x - box.x) < box.width / 2 + margin &&
    Math.abs(point.y - box.y) < box.height / 2 + margin
  );
}

const TRIES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];

/** Where the rings of a tie can be seen: as near its middle as nothing else lies. */
function ringPlace(tried: Curve, boxes: Box[], margin: number): Point | null {
  for (const t of TRIES) {
    const point = pointOn(tried, t);
    if (!boxes.some((box) => covers(box, point, margin))) return point;
  }
  return null;
}
