import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * Returns a function that reloads the page's data. Called during a reload or a navigation, it waits and then reloads
 * once: a burst of news causes two reloads, and none is canceled half-way.
 */
export function usePageReread(): () => void {
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().state !== "idle" || state !== "idle";
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || busy) return;
    setWanted(false);
    revalidate();
  }, [wanted, busy, revalidate]);
  return useCallback(() => setWanted(true), []);
}
