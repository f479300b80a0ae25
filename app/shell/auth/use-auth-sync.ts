import { useEffect } from "react";
import { usePageReread } from "#app/ui/use-page-reread.ts";
import { useAuth } from "./auth-context.ts";

/** Keeps this tab in step with the others about who is signed in. */
export function useAuthSync(): void {
  const { user } = useAuth();
  const userId = user?.userId ?? null;
  const reread = usePageReread();
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    import("./auth-sync.ts").then(
      ({ watchAuth }) => {
        if (!over) end = watchAuth(userId, reread);
      },
      () => {},
    );
    return () => {
      over = true;
      end?.();
    };
  }, [userId, reread]);
}
