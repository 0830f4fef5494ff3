/** Hovering, focusing or long-pressing anything explains it, with its rule. */
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  text: string;
  /** The rule's id, such as MJ-08; its page is found by it. */
  rule?: string | undefined;
}

interface Shown extends Explanation {
  node: Element;
  x: number;
  top: number;
  bottom: number;
}

let current = $state.raw<Shown | null>(null);

export function explained(): Shown | null {
  return current;
}

let farewell = 0;

export function hush(): void {
  clearTimeout(farewell);
  current = null;
}

/** Time enough to move the pointer over to the explanation's link; the rest of it lets it through. */
export function hushSoon(): void {
  clearTimeout(farewell);
  farewell = window.setTimeout(hush, GRACE);
}

export function stay(): void {
  clearTimeout(farewell);
}

/** Where the pointer was last, and whether it has moved: a page that slides below it moves nothing. */
let [pointerX, pointerY, moved] = [-1, -1, false];

function notice({ clientX, clientY }: PointerEvent): void {
  moved = clientX !== pointerX || clientY !== pointerY;
  [pointerX, pointerY] = [clientX, clientY];
}

/** The movement that the innermost thing below the pointer has taken for itself. */
let taken: Event | null = null;

if (typeof window !== "undefined") window.addEventListener("pointermove", notice, true);

const PATIENCE = 350;
const LONG_PRESS = 450;
const GRACE = 320;

/** Marks what explains itself but cannot be pressed: no stop for Tab, see `roam.ts`. */
export const EXPLAINED = "[data-explained]";
const PRESSED = "a, button, input, select, textarea, summary, [aria-hidden='true']";

const KEPT = 1000;
const made = new Map<string, Attachment<Element>>();

/**
 * `{@attach explain(text, rule)}`: also read to those who do not see it.
 *
 * The same words are the same attachment, so that nothing is taken off and put on again where the
 * explanation of a thing stays what it was.
 */
export function explain(text: string, rule?: string): Attachment<Element> {
  const key = `${rule ?? ""} ${text}`;
  let found = made.get(key);
  if (!found) {
    if (made.size >= KEPT) made.clear();
    found = explaining(text, rule);
    made.set(key, found);
  }
  return found;
}

/** What is read to those who do not see it: without what the thing's own name says already. */
function described(node: Element, text: string, rule = ""): string {
  const name = (node.getAttribute("aria-label") ?? node.textContent).trim();
  const rest = name && text.startsWith(name) ? text.slice(name.length).trim() : text;
  return [rest, rule].filter(Boolean).join(" ");
}

function explaining(text: string, rule?: string): Attachment<Element> {
  return (node) => {
    if (!text) return;
    node.setAttribute("aria-description", described(node, text, rule));
    if (!node.closest(PRESSED) && !node.hasAttribute("tabindex")) {
      node.setAttribute("tabindex", "-1");
      node.setAttribute("data-explained", "");
    }
    let timer = 0;
    let pressed = false;
    const show = () => {
      const box = node.getBoundingClientRect();
      stay();
      current = { node, text, rule, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
    };
    const wait = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, delay);
    };
    const leave = () => {
      clearTimeout(timer);
      if (current?.node === node) hushSoon();
    };
    /** A finger that is lifted leaves too: what it called for stays until another is put down. */
    const out = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") leave();
    };
    /** It has to come to rest on the thing itself, and not on one in it that explains itself, too. */
    const rest = (event: Event) => {
      const isMine = taken !== event;
      taken = event;
      if (!isMine) return clearTimeout(timer);
      const { pointerType, buttons } = event as PointerEvent;
      if (pointerType === "mouse" && moved && !buttons && current?.node !== node) wait(PATIENCE);
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") return;
      pressed = false;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    };
    const release = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse") clearTimeout(timer);
    };
    const click = (event: Event) => {
      clearTimeout(timer);
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = () => {
      if (node.matches(":focus-visible")) wait(PATIENCE);
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const handlers: [string, (event: Event) => void][] = [
      ["pointermove", rest],
      ["pointerleave", out],
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", leave],
      ["focus", focus],
      ["blur", leave],
      ["contextmenu", menu],
    ];
    for (const [name, handler] of handlers) node.addEventListener(name, handler);
    node.addEventListener("click", click, true);
    return () => {
      clearTimeout(timer);
      if (current?.node === node) hush();
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
      node.removeEventListener("click", click, true);
    };
  };
}
