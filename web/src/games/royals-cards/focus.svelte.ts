/** Whoever plays with the keyboard keeps a place: where the focus vanishes, it goes to what is next. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

export function keepFocus(changed: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    let inside = false;
    const enter = () => (inside = true);
    /** A focus that goes elsewhere has somewhere to go; one that vanishes has not. */
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) inside = false;
    };
    node.addEventListener("focusin", enter);
    node.addEventListener("focusout", leave);
    $effect(() => {
      changed();
      void tick().then(() => {
        if (!inside || document.activeElement !== document.body) return;
        node.querySelector<HTMLElement>(".choosable")?.focus({ preventScroll: true });
      });
    });
    return () => {
      node.removeEventListener("focusin", enter);
      node.removeEventListener("focusout", leave);
    };
  };
}
