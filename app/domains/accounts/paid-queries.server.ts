/** Whether a subscription is paid for, as a condition in SQL. */
import { type SQL, sql } from "drizzle-orm";

/**
 * The subscription (`s` is its alias) gives what its plan unlocks: it is paid for, or its payment is missing but still
 * within the grace period.
 */
export const isLiveSubscription = (s: SQL, nowMs: number): SQL =>
  sql`(${s}.status IN ('active', 'trialing')
    OR (${s}.status IN ('past_due', 'unpaid') AND ${s}.grace_until > ${nowMs}))`;

/** It renews, or can still be paid: the account can't buy a second one. */
export const isOpenSubscription = (s: SQL): SQL =>
  sql`${s}.status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete')`;
