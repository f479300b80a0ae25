/** Where all agents of a search are, for the map in the browser once it is used. */
import { inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { real, rowsOf, text } from "#app/platform/database/rows.ts";
import { agents } from "#db/schema/index.ts";
import { CANDIDATE_LIMIT_AGENTS } from "../limits.ts";
import type { LivePoints } from "../maps/live/live-points.ts";
import { boxAround } from "../maps/map-drawing.ts";
import { labelStatement } from "../maps/map-queries.server.ts";
import { type Asked, whereOf } from "./needs/asked.ts";
import type { NearMe } from "./places/locate.ts";
import { mapMilesOf } from "./results-near.server.ts";
import { lookAround } from "./search-queries.server.ts";

const ZIP_LIMIT = 150;

/** Takes two round trips; null where the search has no place to draw a map around. */
export async function listPoints(
  context: AppContext,
  { query, need }: Asked,
  nearMe: NearMe | null,
): Promise<LivePoints | null> {
  const where = whereOf(need, nearMe);
  if (where.kind === "nothing" || where.kind === "state") return null;
  const { place, list } = await lookAround(context, query, where, { names: null, called: null });
  if (place === null) return null;
  const shown = list.ranked.filter((agent) => agent.shown);
  const mapMiles = mapMilesOf(list);
  const box = boxAround(place, mapMiles);
  const { names, places, zips } = await context.db.batch({
    names: context.db.orm
      .select({ agentNo: agents.agentNo, name: agents.name, slug: agents.slug })
      .from(agents)
      .where(inArray(agents.agentNo, [...shown.map((agent) => agent.agentNo), -1]))
      .limit(CANDIDATE_LIMIT_AGENTS),
    places: labelStatement(context, place, mapMiles),
    zips: rowsOf(
      context.db,
      "ZIPs of a map",
      { zip: text, lat: real, lon: real },
      sql`SELECT zip, lat, lon FROM zips WHERE lat BETWEEN ${box.minLat} AND ${box.maxLat}
        AND lon BETWEEN ${box.minLon} AND ${box.maxLon} ORDER BY weight DESC LIMIT ${ZIP_LIMIT}`,
    ),
  });
  const nameOf = new Map(names.map((one) => [one.agentNo, one]));
  return {
    agents: shown.flatMap(({ agentNo, lat, lon }) => {
      const named = nameOf.get(agentNo);
      return named === undefined ? [] : [[lat, lon, named.name, named.slug] as const];
    }),
    places: places.map(({ lat, lon, name }) => [lat, lon, name] as const),
    zips: zips.map(({ lat, lon, zip }) => [lat, lon, zip] as const),
  };
}
