/** Free times as pages show them, in the agent's zone and the reader's. Formatted on the server. */
import {
  formatMomentIn,
  formatTimeIn,
  formatWeekday,
  offsetMs,
  wallClock,
} from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";
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

/** "Mon", "30", and both in words: "Mon, Nov 30, 2026". */
export function nameDay(day: string): { weekday: string; date: string; label: string } {
  const label = formatWeekday(day);
  return { weekday: label.slice(0, label.indexOf(",")), date: String(Number(day.slice(8))), label };
}

export type ShownWeek = {
  days: {
    day: string;
    /** "Mon", "30", and both in words: "Mon, Nov 30, 2026". */
    weekday: string;
    date: string;
    label: string;
    free: number;
    to: string;
    chosen: boolean;
  }[];
};
/** Morning, afternoon, or evening of a day, with its free times. */
export type ShownPart = { name: string; slots: (ShownSlot & { to: string })[] };

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** A day’s times by the part of the day, as clocks where the agent is show it. */
export function partsOf({ slots }: ShownDay, timeZone: string, to: (at: number) => string): ShownPart[] {
  const partOf = (at: number) => {
    const { minute } = wallClock(timeZone, at);
    return minute < NOON ? 0 : minute < EVENING ? 1 : 2;
  };
  return [t("Morning"), t("Afternoon"), t("Evening")]
    .map((name, part) => ({
      name,
      slots: slots.filter(({ at }) => partOf(at) === part).map((slot) => ({ ...slot, to: to(slot.at) })),
    }))
    .filter(({ slots: some }) => some.length > 0);
}
