/** Whether a button of the mouse, or a finger, is down now. */
let pressed = false;
let watching = false;

/** To be called once in the browser; says when a press begins and ends. */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  addEventListener("pointerdown", () => (pressed = true), true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (pressed = false), true);
}

/**
 * Runs this once what is being pressed has been let go. A field is left as the press begins: what then appears would move
 * the button from under the pointer, and the press would be none.
 */
export function afterPress(run: () => void): void {
  const soon = () => setTimeout(run);
  if (pressed) addEventListener("pointerup", soon, { once: true });
  else soon();
}
