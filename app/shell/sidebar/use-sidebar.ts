import { useCallback, useEffect, useState } from "react";
import { MOBILE_BELOW_PX, SIDEBAR_OPEN_FROM_PX } from "#app/shell/limits.ts";
import { type SidebarState, sidebarCookie } from "./sidebar-state.ts";

/** The sidebar's state and its switch, also on Ctrl or Cmd and B (specification §2). On mobile the switch
 *  opens a drawer, which is not remembered; elsewhere it folds, which is. */
export function useSidebar(initial: SidebarState) {
  const [state, setState] = useState(initial);
  const [drawer, setDrawer] = useState(false);
  const openByWidth = useWidth(`(min-width: ${SIDEBAR_OPEN_FROM_PX}px)`);
  const mobile = useWidth(`(max-width: ${MOBILE_BELOW_PX - 1}px)`);
  const expanded = mobile ? drawer : state ? state === "expanded" : openByWidth;

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawer(!drawer);
      return;
    }
    const next = expanded ? "collapsed" : "expanded";
    setState(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser.
    document.cookie = sidebarCookie(next);
  }, [mobile, drawer, expanded]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        toggle();
      } else if (event.key === "Escape") {
        setDrawer(false);
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  // A drawer that was open when the window grew is no drawer any more.
  const closeDrawer = useCallback(() => setDrawer(false), []);
  return { state, expanded, drawer: drawer && mobile, toggle, closeDrawer };
}

function useWidth(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const read = () => setMatches(list.matches);
    read();
    list.addEventListener("change", read);
    return () => list.removeEventListener("change", read);
  }, [query]);
  return matches;
}
