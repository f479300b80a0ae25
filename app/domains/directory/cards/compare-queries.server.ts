/** Agents side by side. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { distanceMiles } from "../places/distance.ts";
import { hereQuery } from "../search/places/here-query.ts";
import { parsePlaceText } from "../search/places/place-text.ts";
import type { AgentCard } from "../types.ts";
import { cardStatements, readCards, unordered } from "./card-queries.server.ts";
import { stripped } from "./stripped.ts";

export type Comparison = {
  agents: AgentCard[];
  /** Where distances are measured from; null when no place was named, or it is unknown. */
  from: { label: string } | null;
};

const NOWHERE = sql`SELECT '' label, 0.0 lat, 0.0 lon WHERE 0`;

/** The place that was typed, as one row: a ZIP, or the largest city of that name. */
function placeQuery(near: string): SQL {
  const where = parsePlaceText(near);
  switch (where.kind) {
    case "zip":
      return sql`SELECT zip label, lat, lon FROM zips WHERE zip = ${where.zip} LIMIT 1`;
    case "city-in-state":
    case "words":
      return sql`SELECT city || ', ' || state_code label, lat, lon FROM (${hereQuery(where)})`;
    default:
      return NOWHERE;
  }
}

/** The agents under these slugs, in that order; those no longer listed are left out. One round trip. */
export async function compareAgents(
  context: AppContext,
  slugs: readonly string[],
  near: string,
): Promise<Comparison> {
  if (slugs.length === 0) return { agents: [], from: null };
  const chosen = unordered(sql`SELECT agent_no FROM agents WHERE slug IN ${[...slugs]}`);
  const { places, types, ...results } = await context.db.read({
    places: rowsOf(
      context.db,
      "place to compare from",
      { label: text, lat: real, lon: real },
      placeQuery(near),
    ),
    types: rowsOf(
      context.db,
      "types of compared agents",
      { bit: integer, name: text, slug: text },
      sql`SELECT bit, name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    ...cardStatements(context, chosen, slugs.length, sql`agents.state_code`),
  });
  const from = places[0];
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  const agents = slugs.flatMap((slug) =>
    cards
      .filter((card) => card.slug === slug)
      .map((card) => ({
        ...stripped(card),
        distanceMiles: from === undefined ? null : distanceMiles(from, card),
      })),
  );
  return { agents, from: from === undefined ? null : { label: from.label } };
}
