/** Times in words: the same on the server and in the browser. */
import { DAY_MINUTES, MINUTE_MS } from "./durations.ts";

/** A length of time: `17 minutes`, `1 h 3 min`, `2 days`. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  if (minutes < DAY_MINUTES)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const days = Math.round(minutes / DAY_MINUTES);
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** How long something took until it was done, the same wherever it is told: a whole minute at least. */
export const formatTook = (ms: number): string => formatSpan(Math.max(MINUTE_MS, ms));

/** How long ago, for lists that are read anew: `4 min ago`, `3 h ago`, `2 days ago`. */
export function formatAgo(timeMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - timeMs) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / DAY_MINUTES);
  return `${days} ${days === 1 ? "day" : "days"} ago`;
}
