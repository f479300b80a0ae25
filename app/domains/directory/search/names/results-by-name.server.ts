/** The answer to a name: agents, organizations and carriers that have these words. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cardStatements, readCards } from "../../cards/card-queries.server.ts";
import { stripped } from "../../cards/stripped.ts";
import type { SearchQuery } from "../../inputs.ts";
import { NAME_MATCH_LIMIT, RESULTS_PAGE_AGENTS } from "../../limits.ts";
import { largestCities } from "../../places/country-queries.server.ts";
import { rankedAll } from "../../ranking/list-order-queries.server.ts";
import type { FirstLook } from "../search-queries.server.ts";

/** Places offered to look for a carrier's agents in. */
const CITIES_OFFERED = 6;

/** The second round trip of a search by name. */
export async function byName(context: AppContext, query: SearchQuery, look: FirstLook) {
  const numbers = look.nameMatches.slice(0, NAME_MATCH_LIMIT);
  const nowMs = context.clock.now();
  const named = sql`SELECT s.* FROM json_each(${JSON.stringify(numbers)}) j CROSS JOIN agents a ON a.agent_no = j.value
    CROSS JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no`;
  const { largest, ...results } = await context.db.batch({
    largest: largestCities(context, CITIES_OFFERED),
    ...cardStatements(
      context,
      rankedAll(named, nowMs, null, NAME_MATCH_LIMIT),
      NAME_MATCH_LIMIT,
      sql`agents.state_code`,
    ),
  });
  const cards = readCards(results, { types: look.types, nowMs });
  const pages = Math.max(1, Math.ceil(cards.length / RESULTS_PAGE_AGENTS));
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place: null };
  const first = (query.page - 1) * RESULTS_PAGE_AGENTS;
  return {
    kind: "named" as const,
    text: query.q,
    total: cards.length,
    more: look.nameMatches.length > NAME_MATCH_LIMIT,
    page: query.page,
    pages,
    first: first + 1,
    organizations: look.organizationMatches,
    carriers: look.carrierMatches,
    largest,
    place: look.place,
    types: look.types,
    agents: cards.slice(first, first + RESULTS_PAGE_AGENTS).map(stripped),
  };
}
