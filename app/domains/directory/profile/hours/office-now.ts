/** Whether the office is open at this moment, and until when, or when next. Pure. */
import { laterDay } from "#app/platform/time/holidays.ts";
import { firstInstantOf } from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";
import type { DayHours, SpecialDay } from "../profile-types.ts";
import { dayIn, formatMinute, minuteIn, weekday, weekdayIn } from "./profile-hours.ts";

export type OfficeNow =
  /** Until this minute of today. */
  | { kind: "open"; until: number }
  /** Only by appointment. */
  | { kind: "appointment" }
  /** `inDays` from today, from that minute on; null when no day of the coming week has hours. */
  | { kind: "closed"; next: { inDays: number; from: number } | null };

const WEEK_DAYS = 7;

/** `specialDays` has every day from today on whose hours are not those of its week, holidays among them. */
export function officeNow(
  week: readonly DayHours[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
  nowMs: number,
): OfficeNow {
  const [today, todays, minute] = [
    dayIn(timeZone, nowMs),
    weekdayIn(timeZone, nowMs),
    minuteIn(timeZone, nowMs),
  ];
  const hoursIn = (days: number): DayHours => {
    const on = laterDay(today, days);
    const special = specialDays.find((one) => one.on === on);
    return special === undefined ? (week[(todays + days) % WEEK_DAYS] ?? null) : special.hours;
  };
  const now = hoursIn(0);
  if (now === "appointment") return { kind: "appointment" };
  if (now !== null && minute >= now[0] && minute < now[1]) return { kind: "open", until: now[1] };
  for (let inDays = 0; inDays <= WEEK_DAYS; inDays += 1) {
    const hours = hoursIn(inDays);
    if (hours === null || hours === "appointment" || hours[0] >= hours[1]) continue;
    if (inDays > 0 || minute < hours[0]) return { kind: "closed", next: { inDays, from: hours[0] } };
  }
  return { kind: "closed", next: null };
}

/** When what `officeNow` says changes within the day; null if it lasts until midnight there. */
export function officeChangesAt(
  week: readonly DayHours[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
  nowMs: number,
): number | null {
  const now = officeNow(week, specialDays, timeZone, nowMs);
  const day = dayIn(timeZone, nowMs);
  if (now.kind === "open") return firstInstantOf(timeZone, { day, minute: now.until });
  if (now.kind === "appointment" || now.next?.inDays !== 0) return null;
  return firstInstantOf(timeZone, { day, minute: now.next.from });
}

/** "Open now, until 5:00 PM". `today` is the weekday, Monday = 0. */
export function officeNowWords(now: OfficeNow, today: number): string {
  if (now.kind === "open") return t("Open now, until {time}", { time: formatMinute(now.until) });
  if (now.kind === "appointment") return t("Today by appointment");
  if (now.next === null) return t("Closed now");
  const { inDays, from } = now.next;
  const time = formatMinute(from);
  if (inDays === 0) return t("Closed now, opens at {time}", { time });
  if (inDays === 1) return t("Closed now, opens tomorrow at {time}", { time });
  const day = weekday((today + inDays) % WEEK_DAYS);
  return inDays === WEEK_DAYS
    ? t("Closed now, opens next {day} at {time}", { day, time })
    : t("Closed now, opens {day} at {time}", { day, time });
}

/** The same in one step, on the server, so that browsers load none of this. */
export const describeOfficeNow = (
  week: readonly DayHours[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
  nowMs: number,
): string => officeNowWords(officeNow(week, specialDays, timeZone, nowMs), weekdayIn(timeZone, nowMs));
