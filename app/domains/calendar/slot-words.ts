/** Free times as pages show them, in the agent's zone and the reader's. Formatted on the server. */
import {
  formatMomentIn,
  formatTimeIn,
  formatWeekday,
  offsetMs,
  wallClock,
} from "#app/platform/time/zoned-time.ts";
import type { FreeDay } from "./slots.ts";

export type ShownSlot = {
  at: number;
  /** "9:00 AM CT" */
  time: string;
  /** The same moment in the reader's zone; with the day when it differs. Null when both zones agree. */
  yours: string | null;
};
export type ShownDay = { day: string; label: string; slots: ShownSlot[] };

export const showDays = (days: readonly FreeDay[], timeZone: string, readersZone: string): ShownDay[] =>
  days.map(({ day, slots }) => ({
    day,
    label: formatWeekday(day),
    slots: slots.map((at) => ({
      at,
      time: formatTimeIn(timeZone, at),
      yours: yourTime(timeZone, readersZone, at),
    })),
  }));

/** The same for times on different days. */
export const showMoments = (moments: readonly number[], timeZone: string, readersZone: string): ShownSlot[] =>
  moments.map((at) => ({
    at,
    time: formatMomentIn(timeZone, at),
    yours: yourTime(timeZone, readersZone, at),
  }));

function yourTime(timeZone: string, readersZone: string, at: number): string | null {
  if (offsetMs(timeZone, at) === offsetMs(readersZone, at)) return null;
  return wallClock(timeZone, at).day === wallClock(readersZone, at).day
    ? formatTimeIn(readersZone, at)
    : formatMomentIn(readersZone, at);
}
