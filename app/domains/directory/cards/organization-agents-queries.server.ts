/** The listed agents of an organization, best order value first, a page at a time. */
import { asc, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { productTypes } from "#db/schema/index.ts";
import { LIST_PAGE_AGENTS } from "../limits.ts";
import { listedInOrder } from "../ranking/list-order-queries.server.ts";
import type { AgentCard } from "../types.ts";
import { cardStatements, readCards } from "./card-queries.server.ts";
import { isLicensedHere } from "./licensed-here.ts";
import { agentCursor, type ListCursor } from "./list-cursor.ts";

const TYPE_LIMIT = 60;

/** Statements for `batch`; each card shows the license of its agent's own state. Walks `agents_organization_order`. */
export function organizationAgentStatements(
  context: Pick<AppContext, "db" | "clock">,
  organizationNo: SQL,
  after: ListCursor | null,
) {
  const listed = listedInOrder(
    sql`agents.organization_no = ${organizationNo} AND agents.account_status = 'active'`,
    context.clock.now(),
    after,
    LIST_PAGE_AGENTS + 1,
  );
  const types = context.db.orm
    .select({ bit: productTypes.bit, name: productTypes.name, slug: productTypes.slug })
    .from(productTypes)
    .orderBy(asc(productTypes.name))
    .limit(TYPE_LIMIT);
  return { types, ...cardStatements(context, listed, LIST_PAGE_AGENTS + 1, sql`agents.state_code`) };
}

/** The page's cards, those not licensed in their own state today last, and the cursor of the next page as text. */
export function readOrganizationAgents(
  { types, ...results }: ResultsOf<typeof organizationAgentStatements>,
  nowMs: number,
): { agents: AgentCard[]; next: string | null } {
  const cards = readCards(results, { types, nowMs });
  const last = cards[LIST_PAGE_AGENTS - 1];
  const page = cards.slice(0, LIST_PAGE_AGENTS);
  return {
    agents: [...page.filter(isLicensedHere), ...page.filter((card) => !isLicensedHere(card))],
    next: cards.length > LIST_PAGE_AGENTS && last !== undefined ? agentCursor.write(last) : null,
  };
}
