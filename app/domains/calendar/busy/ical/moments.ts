/** Moments and lengths of time as jCal writes them (RFC 7265 3.6). Pure. */
import ICAL from "ical.js";
import { DAY_MS, SECOND_MS, WEEK_MS } from "#app/platform/durations.ts";
import type { Line, Property } from "./calendar-part.ts";

/** What a clock on the wall shows, as if it were UTC, and which wall that is. */
export type Moment = {
  wallMs: number;
  /** A day without a time. */
  isDay: boolean;
  /** The zone as the file names it; null: no zone is named. */
  zone: string | null;
};

/** A length of time: so long on the clock on the wall, and then so long in truth. */
export type Length = { wallMs: number; exactMs: number };

const DURATION_MOST_CHARACTERS = 100;

/** Reads `2026-12-01`, `2026-12-01T09:00:00` or the same with `Z`; null for anything else, and for days that no year has. */
export function readMoment(value: unknown, parameters: Property["parameters"]): Moment | null {
  if (typeof value !== "string") return null;
  if (!/^[1-9]\d{3}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ?)?$/.test(value)) return null;
  const isDay = value.length === 10;
  const number = (from: number, length = 2) => Number(value.slice(from, from + length));
  const [month, date] = [number(5) - 1, number(8)];
  const [hour, minute, second] = isDay ? [0, 0, 0] : [number(11), number(14), number(17)];
  const wallMs = Date.UTC(number(0, 4), month, date, hour, minute, second);
  // Another month or day, where a year has none such.
  const shown = new Date(wallMs);
  const isSound = hour < 24 && minute < 60 && second <= 60;
  if (!isSound || shown.getUTCMonth() !== month || (second < 60 && shown.getUTCDate() !== date)) return null;
  const { tzid } = parameters;
  const named = typeof tzid === "string" && tzid !== "" && !isDay ? tzid : null;
  return { wallMs, isDay, zone: value.endsWith("Z") ? "UTC" : named };
}

/** The days that a line names whose times can't be read: `20261201T25` says that it is on December 1. */
export function daysIn({ text, property }: Line): Moment[] {
  const value = text.slice(text.indexOf(":") + 1).trimEnd();
  const tzid = property?.parameters.tzid;
  const zone = value.endsWith("Z") ? "UTC" : typeof tzid === "string" && tzid !== "" ? tzid : null;
  const dates = value.matchAll(/(?<!\d)([1-9]\d{3})-?(\d\d)-?(\d\d)(?!\d)/g);
  return [...dates].flatMap(([, ...date]) => {
    const day = readMoment(date.join("-"), {});
    return day === null ? [] : { ...day, zone };
  });
}

/** Reads `PT1H`; null for what is no length, or less than none. Days and weeks are of the clock on the wall. */
export function readLength(value: unknown): Length | null {
  if (typeof value !== "string" || value.length > DURATION_MOST_CHARACTERS) return null;
  try {
    const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(value);
    const wallMs = weeks * WEEK_MS + days * DAY_MS;
    const exactMs = (hours * 3_600 + minutes * 60 + seconds) * SECOND_MS;
    return isNegative || !Number.isFinite(wallMs + exactMs) || wallMs + exactMs < 0
      ? null
      : { wallMs, exactMs };
  } catch {
    return null;
  }
}
