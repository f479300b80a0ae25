/** Removed reviews, for the profile's round trip: the day and the reason, never the text or the writer. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { TOMBSTONES } from "../limits.ts";

const tombstoneRow = { reason: nullable(text), removedAt: nullable(integer) };

/**
 * Statement for `batch`: the newest removals of one agent; `agentNo` selects the agent's number. The day is when it
 * was first removed; an appeal that confirms the removal does not change it.
 */
export const tombstoneStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "removed reviews",
    tombstoneRow,
    sql`
    SELECT r.reason, (SELECT max(k.decided_at) FROM review_cases k WHERE k.review_id = r.id
      AND k.decision = 'remove' AND coalesce(k.appellant, '') <> 'writer') removedAt
    FROM reviews r WHERE r.agent_no = ${agentNo} AND r.status = 'removed'
    ORDER BY removedAt DESC, r.id DESC LIMIT ${TOMBSTONES}`,
  );
