/** Somebody who asked not to be listed comes back by a claim or an application: parts of the commit that approves it. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { prepareReturn } from "../ending-commands.server.ts";
import { findAgentByNo } from "../listed-agent-queries.server.ts";

/** Requests about one person that are looked at. */
const MOST_REQUESTS = 20;

export type Relisting = {
  guard: SQL;
  statements: BatchItem<"sqlite">[];
  purge: string[];
  audit: AuditEntry[];
};

/**
 * What lists somebody again: their profile as it was, and no list passes over them anymore. Each request that was accepted is
 * undone in the log. Null where nobody with this NPN asked not to be listed. Two round trips at most.
 */
export async function prepareRelisting(
  context: AppContext,
  adminId: string,
  npn: string,
  reason: string,
): Promise<Relisting | null> {
  const { db, clock } = context;
  const found = sql`SELECT r.id, r.agent_no agentNo FROM (SELECT request_id id FROM not_listed WHERE state_code = '' AND number = ${npn}
      UNION SELECT id FROM listing_requests WHERE npn = ${npn} AND status = 'accepted') f
    CROSS JOIN listing_requests r ON r.id = f.id WHERE r.status = 'accepted' LIMIT ${MOST_REQUESTS}`;
  const [requests] = await db.batch([
    rowsOf(db, "requests that a return undoes", { id: text, agentNo: nullable(integer) }, found),
  ]);
  if (requests.length === 0) return null;
  const agentNo = requests.find((one) => one.agentNo !== null)?.agentNo ?? null;
  const agent = agentNo === null ? null : await findAgentByNo(context, agentNo);
  const change = agent?.ending === "not-listed" ? await prepareReturn(context, agent) : null;
  const ids = JSON.stringify(requests.map(({ id }) => id));
  return {
    guard: sql`(SELECT count(*) FROM (${found})) = ${requests.length} AND ${change?.guards.unchanged ?? sql`1`}`,
    statements: [
      ...(change?.statements ?? []),
      db.orm.run(sql`DELETE FROM not_listed WHERE request_id IN (SELECT value FROM json_each(${ids}))`),
      db.orm.run(sql`UPDATE listing_requests SET status = 'undone', reason = ${reason}, decided_at = ${clock.now()},
        decided_by = ${adminId} WHERE id IN (SELECT value FROM json_each(${ids}))`),
    ],
    purge: change?.purge ?? [],
    audit: requests.map(({ id }) => ({
      actorId: adminId,
      act: "listing.decide",
      subject: { kind: "listing", id },
      reason,
      before: { status: "accepted" },
      after: { status: "undone", agent: agentNo },
    })),
  };
}
