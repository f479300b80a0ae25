import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { clearNavigation } from "./unfinished-navigation.ts";

/**
 * Does after a navigation within the site what a browser does after one that loads a document: the focus moves to the new
 * page, and its title is read aloud. Filters and pages of a list stay where they are, unless what had the focus is gone.
 */
export function Arrival() {
  const { pathname, search, hash } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const page = useRef({ pathname, search });
  const focusedBefore = useRef<Element | null>(null);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (isLeaving) focusedBefore.current = document.activeElement;
    else clearNavigation();
  }, [isLeaving]);

  useEffect(() => {
    const before = page.current;
    if (before.pathname === pathname && before.search === search) return;
    page.current = { pathname, search };
    setTitle(document.title);
    // A frame later: what the page itself gives the focus to has it by then.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      const isOld = activeElement === focusedBefore.current || activeElement?.closest("#main") === null;
      if (isLost || (before.pathname !== pathname && isOld)) focusOn(targetOf(hash));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, search, hash]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}

/** Where the address points, else the page's heading. */
const targetOf = (hash: string): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ??
  document.querySelector<HTMLElement>("#main h1") ??
  document.getElementById("main");

/** A heading only takes focus from this code: the Tab key skips it. */
function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
