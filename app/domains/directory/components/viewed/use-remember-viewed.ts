import { useEffect } from "react";
import type { ViewedPage } from "../../viewed/viewed-profiles.ts";

/** Keeps in this browser that a profile was shown. What does it is loaded once the page stands. */
export function useRememberViewed(page: ViewedPage): void {
  useEffect(() => {
    import("../../viewed/viewed-profiles.ts").then((viewed) => viewed.remember(page), Boolean);
  }, [page]);
}
