/** Cards travel: from where they lay to where they appear next, out of a hand, onto the discards. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { appear, ms } from "$lib/motion";

/** Whose card it is, and where it comes from or goes to if it is not seen elsewhere. */
export interface Way {
  key: string;
  seat: number;
  place: "hand" | "pile" | "discards";
}

type Flown = () => TransitionConfig;

const LONG = 420;
const MOST = 800;
const SMALLEST = 0.05;

/** Where cards have just left, and which have just come: what is in both has travelled. */
const left = new Map<string, DOMRect>();
const come = new Set<string>();

export function keyOf(seat: number, card: string): string {
  return `${seat}:${card}`;
}

export function arrive(node: Element, way: Way): Flown {
  come.add(way.key);
  return () => {
    const from = left.get(way.key);
    if (from) left.delete(way.key);
    else come.delete(way.key);
    const start = from ?? placeOf(way);
    return start ? fly(node, start) : appear(node);
  };
}

/** A card that appears elsewhere is gone at once: there it is seen on its way. */
export function leave(node: Element, way: Way): Flown {
  left.set(way.key, node.getBoundingClientRect());
  return () => {
    if (come.delete(way.key)) return { duration: 0 };
    left.delete(way.key);
    const end = placeOf(way);
    return end ? fly(node, end) : appear(node);
  };
}

/** Under a Royal if it lies there now, or in the place of its owner's that was named. */
function placeOf({ key, seat, place }: Way): DOMRect | undefined {
  const found =
    document.querySelector(`[data-lies="${CSS.escape(key)}"]`) ??
    document.querySelector(`[data-place="${place}-${seat}"]`);
  return found?.getBoundingClientRect();
}

function fly(node: Element, other: DOMRect): TransitionConfig {
  const here = node.getBoundingClientRect();
  const [x, y] = [other.left - here.left, other.top - here.top];
  const size = Math.max(SMALLEST, other.width / (here.width || 1));
  return {
    duration: ms(Math.min(LONG + Math.hypot(x, y) / 4, MOST)),
    easing: cubicOut,
    css: (t, u) =>
      [
        "position:relative",
        "z-index:3",
        "pointer-events:none",
        "transform-origin:0 0",
        `transform:translate(${u * x}px,${u * y}px) scale(${t + u * size})`,
        `opacity:${Math.min(1, t * 4)}`,
      ].join(";"),
  };
}
