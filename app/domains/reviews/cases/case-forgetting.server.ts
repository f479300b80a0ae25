/** What becomes of cases when a review is taken back, and of what people said in them when their account goes. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";

/** Why a case was closed without a decision. */
const WITHDRAWN = "withdrawn";

/** The statement that closes the open case of a review that its writer takes back: there is nothing left to decide. */
export const closeCaseStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, reviewId: string) =>
  db.orm.run(sql`UPDATE review_cases SET decided_at = ${clock.now()}, decision_reason = ${WITHDRAWN}
    WHERE review_id = ${reviewId} AND decided_at IS NULL`);

/** The statements for the batch that deletes an account: its flags lead to nobody, its words in appeals go. */
export const forgetFlagsStatements = ({ db }: Pick<AppContext, "db">, userId: string) => [
  db.orm.run(sql`UPDATE review_cases SET statement = '' WHERE appellant = 'writer'
    AND review_id IN (SELECT r.id FROM reviews r WHERE r.user_id = ${userId})`),
  // For an agent, whoever of their side wrote it.
  db.orm.run(sql`UPDATE review_cases SET statement = '', appealed_by = NULL WHERE appealed_by = ${userId}`),
  db.orm.run(sql`UPDATE review_flags SET user_id = NULL, note = '' WHERE user_id = ${userId}`),
];
