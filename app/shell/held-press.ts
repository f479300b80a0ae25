import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { UNSENT, unsentToast } from "./data-requests.ts";

/** How long a press waits for the code that answers it; then the browser does what it does without. */
const LONGEST_WAIT_MS = 3000;

/**
 * Until the page's code is there, what is pressed in it waits for `bring`, and is pressed again by `end`. Where the code
 * does not come, links lead and forms send by themselves; without a connection a button says that nothing was sent, and
 * asks for the code again when it is pressed again.
 */
export function holdPress(bring: () => Promise<void>): { end(again: boolean): void } {
  let held: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let itself = false;

  function pressAgain() {
    clearTimeout(timer);
    const pressed = held;
    held = null;
    if (!pressed?.isConnected) return;
    itself = true;
    pressed.click();
    itself = false;
  }

  function giveUp() {
    if (navigator.onLine || !(held instanceof HTMLButtonElement)) return pressAgain();
    clearTimeout(timer);
    const detail = unsentToast(held.form, held);
    held = null;
    window.dispatchEvent(new CustomEvent<ToastMessage>(UNSENT, { detail }));
  }

  function hold(event: MouseEvent) {
    if (itself || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("a[href], button");
    if (!pressed || pressed.closest("#main, [data-dock]") === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = pressed;
    clearTimeout(timer);
    timer = setTimeout(giveUp, LONGEST_WAIT_MS);
    bring().catch(giveUp);
  }

  window.addEventListener("click", hold, true);
  return {
    end(again) {
      window.removeEventListener("click", hold, true);
      if (again) pressAgain();
      else clearTimeout(timer);
    },
  };
}
