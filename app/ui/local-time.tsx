import { useHydrated } from "./use-hydrated.ts";

export type LocalTimeProps = {
  timeMs: number;
  /** The same in the server's words, which name their zone. */
  words: string;
};

/** A moment: as the server says it, and once JavaScript works on the reader's own clock, of today the time alone. */
export function LocalTime({ timeMs, words }: LocalTimeProps) {
  const hydrated = useHydrated();
  return (
    <time dateTime={new Date(timeMs).toISOString()} title={hydrated ? words : undefined}>
      {hydrated ? wordLocal(new Date(timeMs), new Date()) : words}
    </time>
  );
}

function wordLocal(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (moment.toDateString() === now.toDateString()) return time;
  const month = moment.toLocaleDateString("en-US", { month: "short" });
  return `${moment.getDate()} ${month} ${moment.getFullYear()}, ${time}`;
}
