import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { NAVIGATION_SIGN_AFTER_MS } from "#app/shell/limits.ts";
import { t } from "#app/text/text.ts";

/**
 * A thin bar, and a word for screen readers, while the next page loads. A page that loads at once shows nothing, so
 * that quick steps do not flicker.
 */
export function NavigationProgress() {
  const pending = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setShown(true), NAVIGATION_SIGN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [pending]);

  return (
    <div
      className={
        shown ? "fixed inset-x-0 top-0 z-40 h-0.75 origin-left animate-progress bg-accent" : undefined
      }
      role="status"
    >
      {shown ? <span className="sr-only">{t("Loading...")}</span> : null}
    </div>
  );
}
