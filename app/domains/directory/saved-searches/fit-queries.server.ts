/** Agents who newly fit saved searches: the search's own rules, over only those whose licenses newly cover something. */
import { sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import type { SearchQuery } from "../inputs.ts";
import {
  filterConditions,
  gainedInStateQuery,
  gainedNearQuery,
  ratingCondition,
} from "../search/candidate-queries.ts";
import { MILES } from "../search/ranked-list-queries.server.ts";
import type { NamedFit } from "./emails.ts";
import { FITS_LIMIT_AGENTS, NAMED_AGENTS } from "./limits.ts";
import { readSearchAddress } from "./search-name.ts";

export type Watched = {
  id: string;
  address: string;
  name: string;
  stateCode: string;
  lat: number | null;
  lon: number | null;
  lastGainNo: number;
};

/** In two round trips at most: those who fit, each once, the first few by name; those above `throughNo` wait. */
export async function findFits(
  context: AppContext,
  searches: readonly Watched[],
  throughNo: number,
): Promise<{ named: NamedFit[]; count: number }> {
  const read = searches.flatMap((search) => {
    const query = readSearchAddress(search.address);
    return query === null ? [] : [{ search, query }];
  });
  const [first, ...others] = read.map((one) => fitsStatement(context, one, throughNo));
  if (first === undefined) return { named: [], count: 0 };
  const found = await context.db.read([first, ...others]);
  const nameOf = new Map<number, string>();
  for (const [at, { search }] of read.entries())
    for (const { agentNo } of found[at] ?? []) if (!nameOf.has(agentNo)) nameOf.set(agentNo, search.name);
  const count = nameOf.size;
  if (count === 0) return { named: [], count };
  const numbers = JSON.stringify([...nameOf.keys()].slice(0, NAMED_AGENTS));
  const [agents] = await context.db.read([
    rowsOf(
      context.db,
      "agents that newly fit",
      { agentNo: integer, name: text, slug: text, city: text, stateCode: text },
      sql`SELECT a.agent_no agentNo, a.name, a.slug, c.name city, a.state_code stateCode
        FROM json_each(${numbers}) j CROSS JOIN agents a ON a.agent_no = j.value
        JOIN cities c ON c.city_no = a.city_no ORDER BY j.key`,
    ),
  ]);
  return {
    named: agents.map(({ agentNo, name, slug, city, stateCode }) => ({
      name,
      place: `${city}, ${stateCode}`,
      url: context.origin + paths.showcase(slug),
      search: nameOf.get(agentNo) ?? "",
    })),
    count,
  };
}

function fitsStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { search, query }: { search: Watched; query: SearchQuery },
  throughNo: number,
) {
  const { stateCode, lat, lon, lastGainNo } = search;
  const code = sql`${stateCode}`;
  // An agent already licensed there for something else was already in a search without a type.
  const newly =
    query.type === undefined
      ? sql`AND n.first`
      : sql`AND n.types & (SELECT 1 << bit FROM product_types WHERE slug = ${query.type} AND active)`;
  const filters = sql`${newly} ${filterConditions({ ...query, unlicensed: false }, code, stateDaySql(code, clock.now()))}
    ${ratingCondition(query.rating)}`;
  const gained = { afterNo: lastGainNo, throughNo };
  const here = sql`SELECT ${lat} lat, ${lon} lon, ${stateCode} state_code`;
  const fits =
    lat === null || lon === null
      ? gainedInStateQuery(stateCode, FITS_LIMIT_AGENTS, gained, filters)
      : sql`SELECT k.* FROM (${gainedNearQuery(here, query.radius, FITS_LIMIT_AGENTS, gained, filters)}) k
          CROSS JOIN (${here}) here WHERE ${MILES} <= ${query.radius}`;
  return rowsOf(
    db,
    "newly fitting agents",
    { agentNo: integer },
    sql`SELECT agent_no agentNo FROM (${fits})`,
  );
}
