/** Moments and durations in jCal's form (RFC 7265 3.6). Pure. */
import ICAL from "ical.js";
import { DAY_MS, SECOND_MS, WEEK_MS } from "#app/platform/durations.ts";
import type { Line, Property } from "./calendar-part.ts";

/** A local time, as if it were UTC, and its zone. */
export type Moment = {
  wallMs: number;
  /** A day without a time. */
  isDay: boolean;
  /** The zone as the file names it; null when it names none. */
  zone: string | null;
};

/** A duration: first local time (days and weeks), then exact time. */
export type Length = { wallMs: number; exactMs: number };

const DURATION_MOST_CHARACTERS = 100;

/** Reads `2026-12-01`, `2026-12-01T09:00:00` or the same with `Z`; null for anything else, and for impossible days. */
export function readMoment(value: unknown, parameters: Property["parameters"]): Moment | null {
  if (typeof value !== "string") return null;
  if (!/^[1-9]\d{3}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ?)?$/.test(value)) return null;
  const isDay = value.length === 10;
  const number = (from: number, length = 2) => Number(value.slice(from, from + length));
  const [month, date] = [number(5) - 1, number(8)];
  const [hour, minute, second] = isDay ? [0, 0, 0] : [number(11), number(14), number(17)];
  const wallMs = Date.UTC(number(0, 4), month, date, hour, minute, second);
  // An impossible day would roll over into another month or day.
  const shown = new Date(wallMs);
  const isSound = hour < 24 && minute < 60 && second <= 60;
  if (!isSound || shown.getUTCMonth() !== month || (second < 60 && shown.getUTCDate() !== date)) return null;
  const { tzid } = parameters;
  const named = typeof tzid === "string" && tzid !== "" && !isDay ? tzid : null;
  return { wallMs, isDay, zone: value.endsWith("Z") ? "UTC" : named };
}

/** The days in a line whose times can't be read: `20261201T25` is on December 1. */
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

/** Reads `PT1H`; null for anything else, or a negative one. Days and weeks are local time. */
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
