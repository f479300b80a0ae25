/** Takes an agent out of the directory with the reason, and puts them back: parts of a commit. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  agentPages,
  listStatements,
  prepareHoldings,
  unlistStatements,
} from "#app/domains/licenses/listed-commands.server.ts";
import { figureStatements } from "#app/domains/messages/response-figure-commands.server.ts";
import { agentStatements } from "#app/domains/reviews/agent-sums-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { SITEMAP_SHARD_NUMBERS } from "#app/platform/pages/sitemap.ts";
import { agentEndings } from "#db/schema/index.ts";
import type { ListedAgent } from "./listed-agent-queries.server.ts";
import type { EndingKind } from "./types.ts";

export type Ending = { kind: EndingKind; since: string; source: string; adminId: string };

/** Parts of a commit. The guards hold while nobody else has changed whether the agent is listed. */
export type ListingChange = {
  guards: { unchanged: SQL };
  statements: BatchItem<"sqlite">[];
  purge: string[];
};

const isStill = (agentNo: number, status: "active" | "archived") =>
  sql`EXISTS (SELECT 1 FROM agents WHERE agent_no = ${agentNo} AND account_status = ${status})`;

/** Archives an active agent for this reason. */
export function endStatements(context: AppContext, agent: ListedAgent, ending: Ending): ListingChange {
  const { kind, since, source, adminId } = ending;
  return {
    guards: { unchanged: isStill(agent.agentNo, "active") },
    statements: [
      ...unlistStatements(context, [agent]),
      context.db.orm.insert(agentEndings).values({
        agentNo: agent.agentNo,
        kind,
        since,
        source,
        endedBy: adminId,
        endedAt: context.clock.now(),
      }),
    ],
    purge: pagesAbout(agent),
  };
}

/** Lists an agent again who was archived with a reason. One round trip. */
export async function prepareReturn(context: AppContext, agent: ListedAgent): Promise<ListingChange> {
  const { agentNo } = agent;
  const holding = { agent, holds: () => true, offered: null };
  const holdings = await prepareHoldings(context, [agentNo], [holding]);
  const { orm } = context.db;
  return {
    guards: {
      unchanged: sql`${isStill(agentNo, "archived")}
        AND EXISTS (SELECT 1 FROM agent_endings WHERE agent_no = ${agentNo}) AND ${holdings.guard}`,
    },
    statements: [
      ...listStatements(context, agent),
      ...holdings.statements,
      orm.run(sql`DELETE FROM agent_endings WHERE agent_no = ${agentNo}`),
      ...agentStatements(context, agentNo),
      ...figureStatements(context, agentNo),
    ],
    purge: pagesAbout(agent),
  };
}

/** The public pages that name the agent or count them; lists with filters are cached for a minute at most. */
export function pagesAbout({ slug, agentNo, citySlug, stateSlug, organizationSlug }: ListedAgent): string[] {
  return [
    ...agentPages(slug),
    paths.city(stateSlug, citySlug),
    paths.state(stateSlug),
    paths.locationDirectory(),
    paths.home(),
    paths.expertAnswers(),
    paths.askExpert(),
    paths.sitemap(`agents-${Math.ceil(agentNo / SITEMAP_SHARD_NUMBERS)}`),
    ...(organizationSlug === null ? [] : [paths.organization(organizationSlug)]),
  ];
}
