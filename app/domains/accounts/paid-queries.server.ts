/** What is paid for, as a condition in SQL: asked with the viewer, and by whatever hangs on a plan. */
import { type SQL, sql } from "drizzle-orm";

/**
 * The subscription (`s` is its alias) gives what its plan unlocks: it is paid for, or its payment has been missing for
 * less than the grace.
 */
export const isLiveSubscription = (s: SQL, nowMs: number): SQL =>
  sql`(${s}.status IN ('active', 'trialing')
    OR (${s}.status IN ('past_due', 'unpaid') AND ${s}.grace_until > ${nowMs}))`;

/** It goes on by itself, or can be paid again: nobody buys a second one beside it. */
export const isOpenSubscription = (s: SQL): SQL =>
  sql`${s}.status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete')`;
