import { formatMoment } from "#app/platform/time/reader-time.ts";

export type LocalTimeProps = {
  timeMs: number;
  /** Other words for it: in the zone of a shared page's place (`state-zones.ts`), or the time alone below its day. */
  words?: string | undefined;
};

/** A moment in the reader's time zone, or as the page's `words` say it. The page names the zone once (`ZoneNote`). */
export const LocalTime = ({ timeMs, words = formatMoment(timeMs) }: LocalTimeProps) => (
  <time dateTime={new Date(timeMs).toISOString()}>{words}</time>
);
