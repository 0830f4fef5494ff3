/** One crossfade for the whole board: cards and meeples go from any place on it to any other. */
import { travel } from "$lib/motion";

const [leave, arrive] = travel(380);
type Start = ReturnType<typeof arrive>;

/** What is on its way passes above everything it crosses. */
function above(start: Start): Start {
  return () => {
    const way = start();
    const { css } = way;
    return css ? { ...way, css: (t, u) => `z-index: 30; ${css(t, u)}` } : way;
  };
}

export function send(node: Element, params: { key: unknown }): Start {
  return above(leave(node, params));
}

export function receive(node: Element, params: { key: unknown }): Start {
  return above(arrive(node, params));
}
