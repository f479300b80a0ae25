/** A comparison with Stripe, as stored. */
import { sql } from "drizzle-orm";
import type { stripeSyncs } from "#db/schema/index.ts";

export type Run = Pick<
  typeof stripeSyncs.$inferSelect,
  "id" | "status" | "startedBy" | "startedAt" | "endedAt" | "part" | "cursor" | "compared" | "version"
>;

/** Condition on `stripe_differences`: no page had the object, and Stripe wasn't asked for it yet. Not a difference so far. */
export const isProvisional = sql.raw("theirs = ''");
