/** One crossfade for the whole board: cards and meeples go from any place on it to any other. */
import { travel } from "$lib/motion";

const [leave, arrive] = travel(380);
type Start = ReturnType<typeof arrive>;

/**
 * What is on its way passes above everything it crosses, and is seen once and whole: it is what
 * arrives that flies. What merely appears or goes is left as it is.
 */
function flying(start: Start, opacity: 0 | 1): Start {
  return () => {
    const way = start();
    const { css } = way;
    if (!css?.(0, 1).includes("transform")) return way;
    const seen = `z-index: 30; opacity: ${opacity};`;
    return { ...way, css: (t, u) => css(t, u).replace(/opacity:.*?;/, seen) };
  };
}

export function send(node: Element, params: { key: unknown }): Start {
  return flying(leave(node, params), 0);
}

export function receive(node: Element, params: { key: unknown }): Start {
  return flying(arrive(node, params), 1);
}
