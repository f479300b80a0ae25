import { useSyncExternalStore } from "react";

/** From here on the open conversation is next to the list (`lg` of the style sheet). */
const PANES = "(min-width: 1024px)";

/** In the browser: whether it is now. */
export const isPaneShown = (): boolean => matchMedia(PANES).matches;

function follow(onChange: () => void) {
  const panes = matchMedia(PANES);
  panes.addEventListener("change", onChange);
  return () => panes.removeEventListener("change", onChange);
}

/**
 * Whether the conversation next to the list is on the screen. Below, the style sheet hides what the server sent, and with
 * JavaScript it goes: what nobody sees must not follow the room, which would count as seeing it.
 */
export const usePaneShown = (): boolean => useSyncExternalStore(follow, isPaneShown, () => true);
