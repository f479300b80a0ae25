/** What was not understood in another calendar, in words for its agent. */
import type { BusyReading } from "./read-busy.ts";

const events = (count: number) => (count === 1 ? "one event" : `${count} events`);

/** Null when everything was understood. */
export function describeUnread({
  unread: { repeats, zones, ends, days, times },
  joined,
}: Pick<Extract<BusyReading, { kind: "read" }>, "unread" | "joined">): string | null {
  const said = [
    repeats > 0 &&
      `We can’t read when ${events(repeats)} repeat${repeats === 1 ? "s" : ""}, so we block more than you may be busy.`,
    zones > 0 &&
      `We don’t know the time zone of ${events(zones)}, so we block every hour that could be meant.`,
    ends > 0 &&
      `We can’t read when ${events(ends)} end${ends === 1 ? "s" : ""}, so we block a full day from the start.`,
    days > 0 &&
      `We can’t read at what time of the day ${events(days)} take${days === 1 ? "s" : ""} place, so we block all day.`,
    times > 0 &&
      `We can’t read when ${events(times)} take${times === 1 ? "s" : ""} place, so nothing is blocked and you can be booked at that time. Check ${times === 1 ? "its date" : "their dates"} in your other calendar.`,
    joined && "There are so many events that we block short breaks between them, too.",
  ].filter((one) => one !== false);
  return said.length === 0 ? null : said.join(" ");
}
