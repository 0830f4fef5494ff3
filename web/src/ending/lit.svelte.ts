/** A source pointed at in the table or in the chart is marked in both. */
import type { Attachment } from "svelte/attachments";

let lit = $state("");

export function isLit(source: string): boolean {
  return lit === source;
}

/** The others step back. */
export function isDim(source: string): boolean {
  return lit !== "" && lit !== source;
}

const ON = ["pointerenter", "focusin"];
const OFF = ["pointerleave", "focusout"];

export function lights(source: string): Attachment<HTMLElement> {
  return (node) => {
    const on = () => (lit = source);
    const off = () => (lit = "");
    for (const name of ON) node.addEventListener(name, on);
    for (const name of OFF) node.addEventListener(name, off);
    return () => {
      off();
      for (const name of ON) node.removeEventListener(name, on);
      for (const name of OFF) node.removeEventListener(name, off);
    };
  };
}
