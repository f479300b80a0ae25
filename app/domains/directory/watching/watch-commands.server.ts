/** Watching an agent, and stopping it. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import type { WATCH_REASONS } from "#db/lists.ts";
import { WATCHED_LIMIT_AGENTS } from "./limits.ts";

export type WatchReason = (typeof WATCH_REASONS)[number];

/** Not the agent's own account, and not one that watches as many as it may. */
const mayWatch = (userId: string) => sql`NOT EXISTS (SELECT 1 FROM profiles p
    WHERE p.user_id = ${userId} AND p.agent_no = a.agent_no)
  AND (SELECT count(*) FROM agent_watches o WHERE o.user_id = ${userId} AND o.stopped_at IS NULL) < ${WATCHED_LIMIT_AGENTS}`;

/** Whether an account or a guest watches an agent. */
export const isWatched = (agentNo: SQL): SQL =>
  sql`(EXISTS (SELECT 1 FROM agent_watches w WHERE w.agent_no = ${agentNo} AND w.stopped_at IS NULL)
    OR EXISTS (SELECT 1 FROM guest_watches g WHERE g.agent_no = ${agentNo} AND g.stopped_at IS NULL))`;

/** Has the agents that `agentNos` selects looked at. */
export const lookStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNos: SQL) =>
  db.orm.run(sql`INSERT INTO watched_agents (agent_no, seen, seen_at, next_look_at)
    SELECT a.agent_no, NULL, ${clock.now()}, ${clock.now()} FROM agents a
    WHERE a.agent_no IN (${agentNos}) AND ${isWatched(sql`a.agent_no`)}
    ON CONFLICT DO NOTHING`);

/**
 * The statements that begin to watch the agents that `agentNos` selects, for the batch of what the customer does with them. A
 * watch that was stopped stays stopped.
 */
export const watchStatements = (
  context: Pick<AppContext, "db" | "clock">,
  { userId, agentNos, reason }: { userId: string; agentNos: SQL; reason: Exclude<WatchReason, "asked"> },
): [BatchItem<"sqlite">, BatchItem<"sqlite">] => [
  context.db.orm.run(sql`INSERT INTO agent_watches (user_id, agent_no, reason, started_at)
    SELECT ${userId}, a.agent_no, ${reason}, ${context.clock.now()} FROM agents a
    WHERE a.agent_no IN (${agentNos}) AND ${mayWatch(userId)}
    ON CONFLICT DO NOTHING`),
  lookStatement(context, agentNos),
];

/** The statement for the batch that removes a saved agent: what saving began ends with it. */
export const unsavedStatement = ({ db }: Pick<AppContext, "db">, userId: string, slug: string) =>
  db.orm.run(sql`DELETE FROM agent_watches WHERE user_id = ${userId} AND reason = 'saved' AND stopped_at IS NULL
    AND agent_no IN (SELECT agent_no FROM agents WHERE slug = ${slug})`);

export type WatchOutcome = { kind: "watched"; name: string } | { kind: "refused" };

/** Begins to watch because the customer asks for it; a stopped watch begins again. Refused for their own profile and past the limit. */
export async function watchAgent(context: AppContext, userId: string, slug: string): Promise<WatchOutcome> {
  const { db, clock } = context;
  const agentNos = sql`SELECT g.agent_no FROM agents g WHERE g.slug = ${slug} AND g.account_status = 'active'`;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "watched agent",
        { agentNo: integer },
        sql`INSERT INTO agent_watches (user_id, agent_no, reason, started_at)
          SELECT ${userId}, a.agent_no, 'asked', ${clock.now()} FROM agents a
          WHERE a.agent_no IN (${agentNos}) AND ${mayWatch(userId)}
          ON CONFLICT (user_id, agent_no) DO UPDATE SET stopped_at = NULL, reason = 'asked',
            started_at = CASE WHEN stopped_at IS NULL THEN started_at ELSE excluded.started_at END
          RETURNING agent_no agentNo`,
      ),
      lookStatement(context, agentNos),
      rowsOf(db, "name of an agent", { name: text }, sql`SELECT name FROM agents WHERE slug = ${slug}`),
    ],
  });
  const [watched, , [named]] = results;
  return watched.length === 0 || named === undefined
    ? { kind: "refused" }
    : { kind: "watched", name: named.name };
}

/** Stops one of the account's watches; false where it watches no such agent. */
export async function stopWatching(context: AppContext, userId: string, slug: string): Promise<boolean> {
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        context.db,
        "stopped watch",
        { agentNo: integer },
        sql`UPDATE agent_watches SET stopped_at = ${context.clock.now()} WHERE user_id = ${userId}
          AND stopped_at IS NULL AND agent_no IN (SELECT agent_no FROM agents WHERE slug = ${slug})
          RETURNING agent_no agentNo`,
      ),
    ],
  });
  return results[0].length > 0;
}
