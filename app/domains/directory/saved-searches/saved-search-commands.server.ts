/** Saving searches to an account, and removing them. */
import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { t } from "#app/text/text.ts";
import { savedSearches } from "#db/schema/index.ts";
import { askedOf } from "../search/needs/asked.ts";
import { search } from "../search/search.server.ts";
import { SAVED_LIMIT_SEARCHES, WATCH_HOURS } from "./limits.ts";
import { addressOf, nameSearch, readSearchAddress } from "./search-name.ts";

export type ReadSearch =
  | { kind: "search"; address: string; name: string; stateCode: string; point: [number, number] | null }
  /** What is wrong, to show to the reader who saves it. */
  | { kind: "problem"; status: 400 | 404 | 422; says: string };

const problem = (status: 400 | 404 | 422, says: string): ReadSearch => ({ kind: "problem", status, says });

/** The search behind an address of results, as it would be saved. Runs it once, so that only searches that work are saved. */
export async function readSearch(context: AppContext, address: string): Promise<ReadSearch> {
  const query = readSearchAddress(address);
  if (query === null)
    return problem(400, t("This search can’t be read. Start it again and save it from there."));
  const { outcome, query: asked } = await search(context, askedOf({ ...query, page: 1 }), null);
  switch (outcome.kind) {
    case "near":
    case "in-state":
      return {
        kind: "search",
        address: addressOf(asked, outcome),
        name: nameSearch(asked, outcome),
        stateCode: outcome.place.stateCode,
        point: outcome.kind === "near" ? [outcome.place.lat, outcome.place.lon] : null,
      };
    case "input":
      return problem(400, Object.values(outcome.errors)[0] ?? t("This search can’t be read."));
    case "unknown-place":
      return problem(404, t("We don’t know this place, so there’s nothing to look for there."));
    default:
      return problem(422, t("Search for a ZIP code, a city, or a county. That search can be saved."));
  }
}

export type SaveResult = { kind: "saved" | "had" | "full" };

/** Saves a search that was read; the same one twice is one. One round trip. */
export async function saveSearch(
  context: AppContext,
  userId: string,
  { address, name, stateCode, point }: Extract<ReadSearch, { kind: "search" }>,
): Promise<SaveResult> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [lat, lon] = point ?? [null, null];
  const { results } = await commit(context, {
    statements: [
      // Only gains from here on count as new.
      rowsOf(
        db,
        "saved search",
        { lastGainNo: integer },
        sql`INSERT INTO saved_searches (id, user_id, address, name, state_code, lat, lon, last_gain_no, saved_at)
          SELECT ${newId(nowMs)}, ${userId}, ${address}, ${name}, ${stateCode}, ${lat}, ${lon},
            coalesce((SELECT max(gain_no) FROM coverage_gains), 0), ${nowMs}
          WHERE (SELECT count(*) FROM saved_searches WHERE user_id = ${userId}) < ${SAVED_LIMIT_SEARCHES}
          ON CONFLICT (user_id, address) DO NOTHING RETURNING last_gain_no lastGainNo`,
      ),
      rowsOf(
        db,
        "the same search",
        { many: integer },
        sql`SELECT count(*) many FROM saved_searches WHERE user_id = ${userId} AND address = ${address}`,
      ),
      db.orm.run(sql`INSERT INTO search_watches (user_id, next_at) SELECT ${userId}, ${nowMs + WATCH_HOURS * HOUR_MS}
        WHERE EXISTS (SELECT 1 FROM saved_searches WHERE user_id = ${userId}) ON CONFLICT DO NOTHING`),
    ],
  });
  if (results[0].length > 0) return { kind: "saved" };
  return { kind: results[1][0]?.many === 1 ? "had" : "full" };
}

/** Removes one of the account's searches; false where it is not the account's. */
export async function dropSearch(context: AppContext, userId: string, id: string): Promise<boolean> {
  const { db } = context;
  const { results } = await commit(context, {
    statements: [
      db.orm
        .delete(savedSearches)
        .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
        .returning({ id: savedSearches.id }),
      db.orm.run(sql`DELETE FROM search_watches WHERE user_id = ${userId}
        AND NOT EXISTS (SELECT 1 FROM saved_searches WHERE user_id = ${userId})`),
    ],
  });
  return results[0].length > 0;
}
