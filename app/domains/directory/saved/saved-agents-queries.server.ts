/** The cards of agents that a reader saved. */
import { desc, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agents, savedAgents } from "#db/schema/index.ts";
import { cardStatements, readCards, unordered } from "../cards/card-queries.server.ts";
import { SAVED_LIMIT_AGENTS } from "../limits.ts";
import { activeTypes } from "../places/country-queries.server.ts";
import type { AgentCard } from "../types.ts";

/** The cards of named agents, in the order of `slugs`; those no longer listed are left out. */
export async function listAgentsBySlug(context: AppContext, slugs: readonly string[]): Promise<AgentCard[]> {
  if (slugs.length === 0) return [];
  const { types, ...results } = await context.db.read({
    types: activeTypes(context),
    ...cardStatements(context, unordered(withSlugs(slugs)), slugs.length, sql`agents.state_code`),
  });
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  return slugs.flatMap((slug) => cards.filter((card) => card.slug === slug));
}

const withSlugs = (slugs: readonly string[]) =>
  sql`SELECT agent_no FROM agents WHERE slug IN (${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )})`;

/** Agents saved by the account, newest first, then those that only this browser saved. One round trip. */
export async function listSavedAgents(
  context: AppContext,
  userId: string,
  slugs: readonly string[],
): Promise<AgentCard[]> {
  const { db } = context;
  const chosen = unordered(sql`SELECT agent_no FROM saved_agents WHERE user_id = ${userId}
    UNION ${slugs.length === 0 ? sql`SELECT 0 WHERE 0` : withSlugs(slugs)}`);
  const { types, order, ...results } = await db.read({
    types: activeTypes(context),
    order: db.orm
      .select({ slug: agents.slug })
      .from(savedAgents)
      .innerJoin(agents, eq(agents.agentNo, savedAgents.agentNo))
      .where(eq(savedAgents.userId, userId))
      .orderBy(desc(savedAgents.savedAt), desc(savedAgents.agentNo))
      .limit(SAVED_LIMIT_AGENTS),
    ...cardStatements(context, chosen, 2 * SAVED_LIMIT_AGENTS, sql`agents.state_code`),
  });
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  const all = new Set([...order.map(({ slug }) => slug), ...slugs]);
  return [...all].flatMap((slug) => cards.filter((card) => card.slug === slug)).slice(0, SAVED_LIMIT_AGENTS);
}
