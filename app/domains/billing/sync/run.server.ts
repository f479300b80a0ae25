/** A comparison with Stripe, as it is written down. */
import { sql } from "drizzle-orm";
import type { stripeSyncs } from "#db/schema/index.ts";

export type Run = Pick<
  typeof stripeSyncs.$inferSelect,
  "id" | "status" | "startedBy" | "startedAt" | "endedAt" | "part" | "cursor" | "compared" | "version"
>;

/** Condition on `stripe_differences`: no page had it, and Stripe was not asked yet. No difference until then. */
export const isProvisional = sql.raw("theirs = ''");
