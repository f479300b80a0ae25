import { formatMoment, formatTimeOf, readersDay } from "#app/platform/time/reader-time.ts";
import { useHydrated } from "./use-hydrated.ts";

export type LocalTimeProps = {
  timeMs: number;
  /** For shared pages: formatted in the zone of its place (`state-zones.ts`). */
  words?: string | undefined;
  /** Of today the time alone, as in a conversation. */
  brief?: boolean;
};

/** A moment in the reader's time zone, or as the page's `words` say it. The page names the zone once (`ZoneNote`). */
export function LocalTime({ timeMs, words = formatMoment(timeMs), brief = false }: LocalTimeProps) {
  const hydrated = useHydrated();
  // A server's today may be over when the page is read.
  const isToday = brief && hydrated && readersDay(timeMs) === readersDay(Date.now());
  return <time dateTime={new Date(timeMs).toISOString()}>{isToday ? formatTimeOf(timeMs) : words}</time>;
}
