import { formatClock, formatMoment, formatUtcDay } from "#app/platform/dates.ts";
import { locale } from "#app/text/text.ts";
import { useHydrated } from "./use-hydrated.ts";

export type LocalTimeProps = {
  timeMs: number;
  /** How the server says it, where it knows of a zone nearer to the reader than UTC (`state-zones.ts`). */
  words?: string | undefined;
  /** Of today the time alone, as in a conversation. */
  brief?: boolean;
};

/** A moment: as the server says it, in UTC or in `words`, and once JavaScript works on the reader's own clock, whose zone it names. */
export function LocalTime({ timeMs, words = formatMoment(timeMs), brief = false }: LocalTimeProps) {
  const hydrated = useHydrated();
  return (
    <time dateTime={new Date(timeMs).toISOString()} title={hydrated ? words : undefined}>
      {hydrated ? formatLocal(new Date(timeMs), brief) : words}
    </time>
  );
}

function formatLocal(moment: Date, brief: boolean): string {
  const time = formatClock(moment.getHours(), moment.getMinutes());
  if (brief && moment.toDateString() === new Date().toDateString()) return time;
  const day = formatUtcDay(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return `${day}, ${time} ${zoneOf(moment)}`.trim();
}

/** "CT", or what the browser calls its zone; "UTC" for what it calls GMT+0. */
function zoneOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat(locale(), { timeZoneName: "shortGeneric" }).formatToParts(moment);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return zone === "GMT+0" ? "UTC" : zone;
}
