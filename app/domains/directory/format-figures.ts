/** How the directory says its figures. */
import { DAY_MS } from "#app/platform/durations.ts";
import { formatCount } from "#app/ui/format-count.ts";
import type { ListedRank, ResponseFigure } from "./types.ts";

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "in 23 days", "tomorrow", "today". */
export function formatDaysLeft(days: number): string {
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

/** "3.2 miles", "0.8 miles", "1 mile", "24 miles"; below a tenth, "under 0.1 miles". */
export function formatMiles(miles: number): string {
  if (miles < 0.1) return "under 0.1 miles";
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return rounded === 1 ? "1 mile" : `${rounded} miles`;
}

/** "usually answers within 2 hours"; below five conversations the count is said instead. */
export function formatResponse(response: ResponseFigure): string {
  if (response.kind === "hidden") {
    return response.threads === 0
      ? "answer time not shown: no conversations yet"
      : `answer time not shown: ${response.threads} ${response.threads === 1 ? "conversation" : "conversations"} so far`;
  }
  const { minutes } = response;
  if (minutes <= 60) return "usually answers within 1 hour";
  const hours = Math.ceil(minutes / 60);
  if (hours <= 23) return `usually answers within ${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? "usually answers within a day" : `usually answers within ${days} days`;
}

/** "Auto", "Auto and Home", "Auto, Home, and Life"; after `limit` names the rest is counted. */
export function formatList(names: readonly string[], limit = 3): string {
  const shown = names.length > limit + 1 ? [...names.slice(0, limit), `${names.length - limit} more`] : names;
  if (shown.length <= 2) return shown.join(" and ");
  return `${shown.slice(0, -1).join(", ")}, and ${shown.at(-1)}`;
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

/** Why somebody stands where they stand, in a sentence before the numbers. `base` names the mean: "Auto", "overall". */
export function formatRank(agent: { name: string }, rank: ListedRank, base: string): string {
  const mean = `the ${base} average of ${rank.priorMean.toFixed(1)}`;
  const reviews =
    rank.reviewCount === 0
      ? `${agent.name} has no reviews yet and so starts from ${mean}, less a margin for how little is known.`
      : `${agent.name}’s ${formatCountOf(rank.reviewCount, "review")} average ${(rank.plainAverage ?? 0).toFixed(1)} stars; newer and verified ones count more, and the fewer there are, the closer the result stays to ${mean}.`;
  return `${reviews} That gives ${rank.orderValue.toFixed(2)}, and agents can’t pay to rank higher.`;
}
