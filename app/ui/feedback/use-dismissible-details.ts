import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Makes a native <details> behave as a menu once JavaScript runs: it closes with Escape, with a click or focus
 * elsewhere, and when the page changes. Focus returns to its summary unless the reader has already moved it.
 */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    closeAndReturnFocus(details.current);
  }, [key, details]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape") closeAndReturnFocus(details.current);
    }
    function onElsewhere(event: Event) {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [details]);
}

function closeAndReturnFocus(element: HTMLDetailsElement | null) {
  if (!element?.open) return;
  const held = element.contains(document.activeElement);
  element.open = false;
  if (held) element.querySelector("summary")?.focus({ preventScroll: true });
}
