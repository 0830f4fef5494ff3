/** Does the person at this screen go by keyboard just now, or by pointer? */
let keys = false;

export function isByKeyboard(): boolean {
  return keys;
}

export function watchKeyboard(): void {
  document.addEventListener("keydown", () => (keys = true), true);
  document.addEventListener("pointerdown", () => (keys = false), true);
}
