/** Dragging with mouse or finger: what is dropped on something says so, and otherwise goes home. */
import type { Attachment } from "svelte/attachments";

const THRESHOLD = 6;

export interface Dragging {
  active: boolean;
  /** Finds out where it may be dropped. */
  target: string;
  drop: (on: HTMLElement) => void;
}

export function draggable({ active, target, drop }: Dragging): Attachment<HTMLElement> {
  return (node) => {
    if (!active) return;
    let from: { x: number; y: number } | null = null;
    let moved = false;

    function below(event: PointerEvent): HTMLElement | null {
      const found = document.elementsFromPoint(event.clientX, event.clientY);
      return (found.find((each) => each.matches(target)) as HTMLElement | undefined) ?? null;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      // At once: whoever moves fast has left the card before the first movement is told.
      node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(x, y) > THRESHOLD) moved = true;
      if (moved) node.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent): void {
      const found = moved ? below(event) : null;
      from = null;
      node.style.translate = "";
      if (found) drop(found);
    }
    function cancel(): void {
      from = null;
      node.style.translate = "";
    }
    /** The click that ends a drag is none. */
    function click(event: Event): void {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopPropagation();
    }
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, true);
    };
  };
}
