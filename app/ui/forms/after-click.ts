/** Whether a button of the mouse, or a finger, is down now. */
let clicked = false;
let watching = false;

/** Call once in the browser; tracks when a click begins and ends. */
export function watchClicks(): void {
  if (watching) return;
  watching = true;
  addEventListener("pointerdown", () => (clicked = true), true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (clicked = false), true);
}

/**
 * Runs this after the current click has ended. A field loses focus as a click begins: an error that appears then
 * would move the button from under the pointer, and the click would be lost.
 */
export function afterClick(run: () => void): void {
  const soon = () => setTimeout(run);
  if (clicked) addEventListener("pointerup", soon, { once: true });
  else soon();
}
