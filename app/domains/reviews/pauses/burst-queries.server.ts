/** What is known of reviews that came around the same time, and whether they are paused. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { flag, integer, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { NEW_ACCOUNT_HOURS, PAUSE_COMPARED_REVIEWS, PAUSE_HOURS, PAUSE_REST_DAYS } from "../limits.ts";
import { type BurstEvidence, findBurst } from "./burst.ts";

/** The writer of a review `r` never had an answered conversation or a completed appointment with its agent. */
export const isStranger = sql`NOT EXISTS (SELECT 1 FROM message_threads sm WHERE sm.customer_user_id = r.user_id
    AND sm.agent_no = r.agent_no AND sm.first_reply_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM appointments sa WHERE sa.agent_no = r.agent_no AND sa.status = 'completed'
    AND (sa.user_id = r.user_id OR sa.client_email = (SELECT sw.email FROM users sw WHERE sw.id = r.user_id
      AND sw.email_confirmed_at IS NOT NULL)))`;

/** Reviews of the agent that were sent around the time of this one, the newest first. */
export const cameAround = ({ id, agentNo }: { id: string; agentNo: number }): SQL => {
  const sentAt = sql`(SELECT taken_at FROM review_fingerprints WHERE review_id = ${id})`;
  const span = PAUSE_HOURS * HOUR_MS;
  return sql`SELECT t.review_id, t.device_hash FROM review_fingerprints t
    WHERE t.agent_no = ${agentNo} AND t.taken_at BETWEEN ${sentAt} - ${span} AND ${sentAt} + ${span}
    ORDER BY t.taken_at DESC LIMIT ${PAUSE_COMPARED_REVIEWS}`;
};

/** For the batch that reads before a review is published. */
export function burstStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  subject: { id: string; agentNo: number },
) {
  const { agentNo } = subject;
  const shared = (column: SQL, group: SQL) => sql`${column} IN (SELECT ${group} FROM came s
    CROSS JOIN account_fingerprints f ON f.user_id = s.user_id AND f.kind = 'network' GROUP BY f.hash
    HAVING count(DISTINCT s.user_id) > 1)`;
  return {
    bursts: rowsOf(
      db,
      "reviews that came at once",
      { came: integer, earlier: integer, strangers: integer, fresh: integer, linked: integer },
      sql`
      WITH came AS MATERIALIZED (
        SELECT c.review_id, c.device_hash, r.user_id, r.submitted_at - u.created_at age, ${isStranger} stranger
        FROM (${cameAround(subject)}) c CROSS JOIN reviews r ON r.id = c.review_id LEFT JOIN users u ON u.id = r.user_id)
      SELECT count(*) came,
        (SELECT count(*) FROM review_fingerprints t WHERE t.agent_no = ${agentNo}) - count(*) earlier,
        coalesce(sum(stranger), 0) strangers,
        coalesce(sum(stranger AND age < ${NEW_ACCOUNT_HOURS * HOUR_MS}), 0) fresh,
        coalesce(sum(stranger AND (
          device_hash IN (SELECT s.device_hash FROM came s GROUP BY s.device_hash HAVING count(DISTINCT s.user_id) > 1)
          OR EXISTS (SELECT 1 FROM account_fingerprints o WHERE o.user_id = came.user_id AND o.kind = 'network'
            AND ${shared(sql`o.hash`, sql`f.hash`)}))), 0) linked
      FROM came`,
    ),
    pauses: rowsOf(
      db,
      "pause of an agent's reviews",
      { open: flag, resting: flag },
      sql`
      SELECT EXISTS (SELECT 1 FROM review_pauses WHERE agent_no = ${agentNo} AND ended_at IS NULL) open,
        EXISTS (SELECT 1 FROM review_pauses WHERE agent_no = ${agentNo} AND ended_by = 'admin'
          AND ended_at > ${clock.now() - PAUSE_REST_DAYS * DAY_MS}) resting`,
    ),
  };
}

/** `burst`: reviews come as in an attack; null otherwise, and after an admin has ended a pause. */
export function readBurst({ bursts, pauses }: ResultsOf<typeof burstStatements>): {
  open: boolean;
  burst: BurstEvidence | null;
} {
  const { open = false, resting = false } = pauses[0] ?? {};
  const facts = bursts[0];
  return { open, burst: resting || facts === undefined ? null : findBurst(facts) };
}
