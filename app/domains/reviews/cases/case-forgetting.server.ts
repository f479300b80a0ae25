/**
 * What happens to cases when a review is taken back, and to what people wrote in them when their account is deleted.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";

/** Why a case was closed without a decision. */
const WITHDRAWN = "withdrawn";

/** Closes the open case of a review that its writer takes back: there is nothing left to decide. */
export const closeCaseStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, reviewId: string) =>
  db.orm.run(sql`UPDATE review_cases SET decided_at = ${clock.now()}, decision_reason = ${WITHDRAWN}
    WHERE review_id = ${reviewId} AND decided_at IS NULL`);

/** For the batch that deletes an account: its flags lose their author, and what it wrote in appeals is deleted. */
export const forgetFlagsStatements = ({ db }: Pick<AppContext, "db">, userId: string) => [
  db.orm.run(sql`UPDATE review_cases SET statement = '' WHERE appellant = 'writer'
    AND review_id IN (SELECT r.id FROM reviews r WHERE r.user_id = ${userId})`),
  // Written for an agent, by anyone on their side.
  db.orm.run(sql`UPDATE review_cases SET statement = '', appealed_by = NULL WHERE appealed_by = ${userId}`),
  db.orm.run(sql`UPDATE review_flags SET user_id = NULL, note = '' WHERE user_id = ${userId}`),
];
