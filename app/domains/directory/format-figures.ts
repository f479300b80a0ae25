/** Figures in words. */
import { DAY_MS } from "#app/platform/durations.ts";
import { language, named, t, tn } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import type { ResponseFigure } from "./types.ts";

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "in 23 days", "tomorrow", "today". */
export function formatDaysLeft(days: number): string {
  if (days <= 0) return t("today");
  return days === 1 ? t("tomorrow") : t("in {days} days", { days: String(days) });
}

/** How long ago a day was: "today", "6 days ago", "4 months ago", "2 years ago". Both are `YYYY-MM-DD`. */
export function formatAge(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return t("today");
  if (days < 60) return tn(days, "{n} day ago", "{n} days ago");
  const months = Math.round(days / 30.44);
  return months < 24
    ? t("{n} months ago", { n: months })
    : t("{n} years ago", { n: Math.round(months / 12) });
}

/** "3.2 miles", "0.8 miles", "1 mile", "24 miles"; below a tenth, "under 0.1 miles". */
export function formatMiles(miles: number): string {
  if (miles < 0.1) return t("under 0.1 miles");
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return rounded === 1 ? t("1 mile") : t("{miles} miles", { miles: String(rounded) });
}

/** "usually answers within 2 hours"; below five conversations it gives their number instead. */
export function formatResponse(response: ResponseFigure): string {
  if (response.kind === "hidden") {
    return response.threads === 0
      ? t("answer time not shown: no conversations yet")
      : tn(
          response.threads,
          "answer time not shown: {n} conversation so far",
          "answer time not shown: {n} conversations so far",
        );
  }
  const { minutes } = response;
  if (minutes <= 60) return t("usually answers within 1 hour");
  const hours = Math.ceil(minutes / 60);
  if (hours <= 23) return t("usually answers within {hours} hours", { hours });
  const days = Math.ceil(hours / 24);
  return days === 1
    ? t("usually answers within a day")
    : t("usually answers within {days} days", { days: String(days) });
}

// A formatter, because the word before the last depends on it ("y Texas", "e Idaho"); made once.
const lists = { en: new Intl.ListFormat("en-US"), es: new Intl.ListFormat("es-US") };

/** "Auto", "Auto and Home", "Auto, Home, and Life"; after `limit` names the rest is counted. Names go through `named`. */
export function formatList(names: readonly string[], limit = 3): string {
  const all = names.map(named);
  const shown =
    all.length > limit + 1 ? [...all.slice(0, limit), t("{n} more", { n: all.length - limit })] : all;
  return lists[language()].format(shown);
}

/** "1 review", "38 reviews", "1,204 agents". */
export function formatCountOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "Travis County"; parishes in Louisiana, the county's own name where it already says what it is. */
export function formatCounty(name: string, stateCode: string): string {
  if (/\b(County|Parish|City|Borough|Municipality|Area|Region|District)\b/.test(name)) return name;
  if (stateCode === "LA") return `${name} Parish`;
  return stateCode === "AK" || stateCode === "DC" || stateCode === "CT" ? name : `${name} County`;
}
