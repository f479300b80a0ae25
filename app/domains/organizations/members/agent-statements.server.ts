/** An agent's record follows the membership: statements for the membership's batch. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { organizations } from "#db/schema/index.ts";
import type { OrganizationRole } from "../types.ts";

/**
 * Sets the organization of these agents, or none, where the register, search and full text say it. `which` selects
 * numbers of `agents`, before anything about them changes.
 */
export function placeAgents(
  { db }: Pick<AppContext, "db">,
  which: SQL,
  { to, role }: { to: number | null; role: OrganizationRole | null },
): BatchItem<"sqlite">[] {
  const { orm } = db;
  // Copied from its other agents: only they say which carriers an organization represents.
  const independent =
    to === null
      ? sql`1`
      : sql`coalesce((SELECT max(ia.independent) FROM agents ia WHERE ia.organization_no = ${to}), 1)`;
  return [
    orm.run(sql`UPDATE agent_search SET organization_no = ${to}, independent = ${independent}
      WHERE (zip, agent_no) IN (SELECT pa.zip, pa.agent_no FROM agents pa WHERE pa.agent_no IN (${which}))`),
    orm.run(sql`DELETE FROM agent_text WHERE rowid IN (${which})`),
    orm.run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
      SELECT ta.agent_no, ta.name, coalesce((SELECT o.name FROM organizations o WHERE o.organization_no = ${to}), ''),
        ta.headline
      FROM agents ta WHERE ta.agent_no IN (${which}) AND ta.account_status = 'active'`),
    orm.run(sql`UPDATE agents SET organization_no = ${to}, organization_role = ${role}, independent = ${independent}
      WHERE agent_no IN (${which})`),
  ];
}

/** Recounts the agents of an organization; after `placeAgents`. */
export const recountAgents = ({ db }: Pick<AppContext, "db">, organizationNo: number) =>
  db.orm
    .update(organizations)
    .set({
      agentCount: sql`(SELECT count(*) FROM agents ca WHERE ca.organization_no = ${organizationNo}
        AND ca.account_status = 'active')`,
    })
    .where(eq(organizations.organizationNo, organizationNo));
