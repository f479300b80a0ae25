/** The event log as a CSV file (RFC 4180) that anyone can check: counts by day, nothing about a person. */
import { t } from "#app/text/text.ts";

/** A row of `review_days`. */
export type EventRow = {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  event: string;
  from: string;
  to: string;
  stars: number;
  reason: string;
  count: number;
};

/** Both ends inclusive; empty for no limit. */
export type EventDays = { from: string; to: string };

const COLUMNS = ["day", "event", "from", "to", "stars", "reason", "count"] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Statuses, events, and reasons are short words from our lists. Nothing else can get into the file. */
const WORD = /^[a-z]+(-[a-z]+)*$/;

/** Reads `from` and `to`, or says in a sentence what is wrong with them. */
export function parseEventDays(parameters: URLSearchParams): EventDays | { problem: string } {
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  if (![from, to].every((day) => day === "" || isDay(day))) {
    return { problem: t("“from” and “to” are days, such as 2026-11-03.") };
  }
  if (from !== "" && to !== "" && to < from) return { problem: t("“to” is a day before “from”.") };
  return { from, to };
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The complete file; without rows, just the heading. */
export function writeEvents(rows: readonly EventRow[]): string {
  const word = (value: string) => (value === "" || WORD.test(value) ? value : "other");
  const lines = rows.map(({ day, event, from, to, stars, reason, count }) =>
    [day, word(event), word(from), word(to), stars, word(reason), count].join(","),
  );
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}
