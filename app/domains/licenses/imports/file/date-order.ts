/** Whether a list writes the month or the day first in dates such as 03/04/2026, and how we know. Pure. */
import { unwrapCell } from "./csv-rows.ts";

export const DATE_ORDERS = ["month-first", "day-first"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * `shown`: an example fits this order alone; `both`: some fit only the one, some only the other; `usual`: all that were looked
 * at fit both, and states write the month first; `chosen`: an admin said so.
 */
export const DATE_REASONS = ["shown", "both", "usual", "chosen"] as const;
export type ListDates = {
  order: DateOrder;
  why: (typeof DATE_REASONS)[number];
  /** A date of the list, and the one that disagrees. */
  example: string;
  against: string;
  /** Rows that were looked at. */
  rows: number;
};

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?:[T ].*)?$/;

/** What the dates in some rows say of their order; null where no date leaves it open. */
export function datesIn(rows: readonly (readonly string[])[]): ListDates | null {
  const first: Record<DateOrder | "open", string> = { "month-first": "", "day-first": "", open: "" };
  for (const cell of rows.flat()) {
    const text = unwrapCell(cell);
    const [, one, two] = text.length > 30 ? [] : (DAY.exec(text) ?? []);
    if (one === undefined || two === undefined) continue;
    const [a, b] = [Number(one), Number(two)];
    if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) continue;
    const fits = a > 12 ? "day-first" : b > 12 ? "month-first" : "open";
    first[fits] ||= text;
  }
  const { "month-first": month, "day-first": day, open } = first;
  const said = { against: "", rows: rows.length };
  if (month !== "" && day !== "")
    return { ...said, order: "month-first", why: "both", example: month, against: day };
  if (month !== "") return { ...said, order: "month-first", why: "shown", example: month };
  if (day !== "") return { ...said, order: "day-first", why: "shown", example: day };
  return open === "" ? null : { ...said, order: "month-first", why: "usual", example: open };
}

const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  "month-first": "Month first",
  "day-first": "Day first",
};

/** "Month first: “02/13/2025” fits no other order." */
export function datesWords({ order, why, example, against, rows }: ListDates): string {
  const taken = ORDER_WORDS[order];
  if (why === "chosen") return `${taken}, as an admin chose.`;
  if (why === "shown") return `${taken}: “${example}” fits no other order.`;
  if (why === "both")
    return `${taken}, but “${example}” and “${against}” disagree: dates with the day first can’t be read.`;
  return `${taken}, as states write them: the first ${rows} rows only have dates that fit both orders, such as “${example}”.`;
}
