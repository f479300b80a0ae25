import { useEffect, useState } from "react";

/** False in the server's HTML and the first render after it, true once JavaScript works. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
