import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * Returns what has the page's data read anew. Asked for while it is being read, or on the way to another page, it
 * waits and is done once afterwards: a burst of news reads a page twice, and no read is broken off half-way.
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
