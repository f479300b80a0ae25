/** Formats times as words, the same on the server and in the browser. */

import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { t, tn } from "#app/text/text.ts";

/** A length of time: `17 minutes`, `1 h 3 min`, `2 days`. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  if (minutes < 1) return t("less than a minute");
  if (minutes < 60) return tn(minutes, "{n} minute", "{n} minutes");
  if (minutes < DAY_MINUTES)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const days = Math.round(minutes / DAY_MINUTES);
  return tn(days, "{n} day", "{n} days");
}

/** How long something took, always formatted the same way: at least one minute. */
export const formatTook = (ms: number): string => formatSpan(Math.max(MINUTE_MS, ms));

/** How long ago, for lists that are refreshed: `4 min ago`, `3 h ago`, `2 days ago`. */
export function formatAgo(timeMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - timeMs) / MINUTE_MS);
  if (minutes < 1) return t("just now");
  if (minutes < 60) return t("{n} min ago", { n: minutes });
  if (minutes < DAY_MINUTES) return t("{n} h ago", { n: Math.floor(minutes / 60) });
  const days = Math.floor(minutes / DAY_MINUTES);
  return tn(days, "{n} day ago", "{n} days ago");
}
