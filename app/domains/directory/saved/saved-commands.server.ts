/** Agents that an account has saved, for every device it signs in on. The cookie only marks them on pages. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { agents, savedAgents } from "#db/schema/index.ts";
import { SAVED_LIMIT_AGENTS } from "../limits.ts";
import { unsavedStatement, watchStatements } from "../watching/watch-commands.server.ts";

/**
 * Adds agents to those that an account has saved, the first of `slugs` as the newest; the oldest go where there are
 * too many. Returns the slugs of all saved agents then, newest first. One round trip.
 */
export async function keepSaved(
  context: AppContext,
  userId: string,
  slugs: readonly string[],
): Promise<string[]> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const stored = slugs.slice(0, SAVED_LIMIT_AGENTS);
  if (stored.length === 0) {
    const [rows] = await db.read([listStatement(context, userId)]);
    return rows.map(({ slug }) => slug);
  }
  const { results } = await commit(context, {
    statements: [
      listStatement(context, userId),
      // One that is saved already keeps its earlier time.
      ...stored.map((slug, at) =>
        db.orm.run(sql`INSERT INTO saved_agents (user_id, agent_no, saved_at)
          SELECT ${userId}, agent_no, ${nowMs - at} FROM agents WHERE slug = ${slug}
          ON CONFLICT DO NOTHING`),
      ),
      ...watchStatements(context, {
        userId,
        agentNos: sql`SELECT v.agent_no FROM saved_agents v WHERE v.user_id = ${userId}
          AND v.saved_at > ${nowMs - stored.length} AND v.saved_at <= ${nowMs}`,
        reason: "saved",
      }),
      db.orm.run(sql`DELETE FROM saved_agents WHERE user_id = ${userId} AND agent_no NOT IN (
        SELECT sa.agent_no FROM saved_agents sa WHERE sa.user_id = ${userId}
        ORDER BY sa.saved_at DESC, sa.agent_no DESC LIMIT ${SAVED_LIMIT_AGENTS})`),
    ],
  });
  const before = results[0].map(({ slug }) => slug);
  return [...new Set([...stored.filter((slug) => !before.includes(slug)), ...before])];
}

const listStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm
    .select({ slug: agents.slug })
    .from(savedAgents)
    .innerJoin(agents, eq(agents.agentNo, savedAgents.agentNo))
    .where(eq(savedAgents.userId, userId))
    .orderBy(desc(savedAgents.savedAt), desc(savedAgents.agentNo))
    .limit(SAVED_LIMIT_AGENTS);

/** Removes one of the agents that an account has saved. */
export async function dropSaved(context: AppContext, userId: string, slug: string): Promise<void> {
  const { db } = context;
  const ofSlug = db.orm.select({ agentNo: agents.agentNo }).from(agents).where(eq(agents.slug, slug));
  await commit(context, {
    statements: [
      db.orm
        .delete(savedAgents)
        .where(and(eq(savedAgents.userId, userId), inArray(savedAgents.agentNo, ofSlug))),
      unsavedStatement(context, userId, slug),
    ],
  });
}

/** For the file of everything that is stored about an account. */
export async function exportSaved(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<{ agent: string; savedAt: number }[]> {
  const [rows] = await db.batch([
    db.orm
      .select({ agent: agents.slug, savedAt: savedAgents.savedAt })
      .from(savedAgents)
      .innerJoin(agents, eq(agents.agentNo, savedAgents.agentNo))
      .where(eq(savedAgents.userId, userId))
      .orderBy(desc(savedAgents.savedAt)),
  ]);
  return rows;
}
