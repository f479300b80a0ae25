/** The filters of the payments list, and the refund form. */
import * as z from "zod";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { publicDay, SITE_ZONE } from "#app/platform/time/reader-time.ts";
import { firstInstantOf } from "#app/platform/time/zoned-time.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "../limits.ts";

export const PAYMENT_STATUSES = ["paid", "failed", "open", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
/** A Stripe id. Its "_" is written as "~" in cursors, where "_" separates keys. */
const STRIPE_ID = /^[A-Za-z0-9_]{1,80}$/;

const keys = cursorOf({
  madeAt: integerKey(),
  id: (text) => {
    const id = text.replaceAll("~", "_");
    return STRIPE_ID.test(id) ? id : null;
  },
});
/** Newest first. */
export const paymentCursor: typeof keys = {
  ...keys,
  write: ({ madeAt, id }) => keys.write({ madeAt, id: id.replaceAll("_", "~") }),
};

/** The list's filters. */
export type PaymentFilter = {
  status?: PaymentStatus | undefined;
  month?: string | undefined;
  /** An invoice's number or Stripe's id of it, or who pays. */
  find?: string | undefined;
};

/** From the first instant of a month to the first of the next, in Central time, the zone of our books. */
export function monthSpan(month: string): { fromMs: number; toMs: number } {
  const [year = 0, no = 1] = month.split("-").map(Number);
  const beginning = (after: number) => {
    const day = new Date(Date.UTC(year, no - 1 + after, 1)).toISOString().slice(0, 10);
    return firstInstantOf(SITE_ZONE, { day, minute: 0 });
  };
  return { fromMs: beginning(0), toMs: beginning(1) };
}

/** The last months including this one, oldest first: `2025-12` … `2026-11`. */
export function monthsUntil(nowMs: number, count: number): string[] {
  const now = new Date(publicDay(nowMs));
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - back), 1));
    return month.toISOString().slice(0, 7);
  });
}

/** The amount only matters for a partial refund; the action checks it. */
export const RefundInput = z.object({
  part: z.enum(["whole", "part"], { error: "Choose how much." }),
  amount: z.string().trim().max(20, "Write an amount such as 12.50.").default(""),
  reason: z
    .string({ error: "Write a reason." })
    .trim()
    .min(REASON_MIN_CHARACTERS, `Write at least ${REASON_MIN_CHARACTERS} characters.`)
    .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`),
  /** What was refunded when the page was read. */
  seen: z.string().max(40).default(""),
});
export type RefundInput = z.output<typeof RefundInput>;
