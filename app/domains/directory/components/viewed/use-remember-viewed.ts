import { useEffect } from "react";
import type { ViewedPage } from "../../viewed/viewed-profiles.ts";

/** Remembers in this browser that a profile was shown. Its code is loaded once the page is there. */
export function useRememberViewed(page: ViewedPage): void {
  useEffect(() => {
    import("../../viewed/viewed-profiles.ts").then((viewed) => viewed.remember(page), Boolean);
  }, [page]);
}
