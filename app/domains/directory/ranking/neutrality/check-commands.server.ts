/** The nightly check: searches ranked twice, once with payment, plan, and organization swapped, and compared. */
import { and, eq, sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { neutralityChecks } from "#db/schema/index.ts";
import { SearchInput, type SearchQuery } from "../../inputs.ts";
import { askedOf, whereOf } from "../../search/needs/asked.ts";
import { lookAround } from "../../search/search-queries.server.ts";
import { drawn } from "./drawing.ts";
import { NEUTRALITY_HOUR_UTC, NEUTRALITY_SEARCHES, NEUTRALITY_STEP_SEARCHES } from "./limits.ts";
import { rankingVersion } from "./ranking-version.server.ts";
import { withSwapped } from "./swapped-copy.server.ts";

/** The agents that a search shows, in order, all of its pages. */
export type Rank = (context: AppContext, query: SearchQuery) => Promise<number[]>;

/** As the results page ranks: the same function, the same statement. */
export const rankAsReaders: Rank = async (context, typed) => {
  const { query, need } = askedOf(typed);
  const { list } = await lookAround(context, query, whereOf(need, null), { names: null, called: null });
  return list.ranked.filter(({ shown }) => shown).map(({ agentNo }) => agentNo);
};

/** What a search of the sample found. */
export type Compared = {
  positions: number;
  changed: number;
  swappedOrganizations: number;
  swappedPayments: number;
};

/**
 * Takes a step of tonight's check; the cron trigger calls it each minute. Returns how many searches it ranked, 0 when the
 * night's are done. Throws once the step is stored if a position changed, so that the health page says so.
 */
export async function checkNeutrality(
  context: AppContext,
  { rank = rankAsReaders, searches = NEUTRALITY_SEARCHES, step = NEUTRALITY_STEP_SEARCHES } = {},
): Promise<number> {
  const { db, clock } = context;
  const day = utcDay(clock.now() - NEUTRALITY_HOUR_UTC * HOUR_MS);
  const { nights } = await db.batch({
    nights: db.orm.select().from(neutralityChecks).where(eq(neutralityChecks.day, day)).limit(1),
  });
  const night = nights[0] ?? (await beginNight(context, day, searches));
  if (night === null || night.searches >= night.searchesMost) return 0;
  const upTo = Math.min(night.searches + step, night.searchesMost);
  const found: Compared[] = [];
  for (let no = night.searches; no < upTo; no += 1) {
    const query = await drawSearch(context, night.seed, no);
    if (query !== null) found.push(await compare(context, query, night.seed, rank));
  }
  const sum = (of: keyof Compared) => found.reduce((total, one) => total + one[of], 0);
  await commit(context, {
    // Of two runs at once, one counts.
    guards: {
      "not-counted": sql`EXISTS (SELECT 1 FROM neutrality_checks WHERE day = ${day} AND searches = ${night.searches})`,
    },
    statements: [
      db.orm
        .update(neutralityChecks)
        .set({
          searches: upTo,
          positions: sql`positions + ${sum("positions")}`,
          changed: sql`changed + ${sum("changed")}`,
          swappedOrganizations: sql`swapped_organizations + ${sum("swappedOrganizations")}`,
          swappedPayments: sql`swapped_payments + ${sum("swappedPayments")}`,
          endedAt: upTo === night.searchesMost ? clock.now() : null,
        })
        .where(and(eq(neutralityChecks.day, day), eq(neutralityChecks.searches, night.searches))),
    ],
  });
  if (sum("changed") > 0)
    throw new Error(`The ranking moved ${sum("changed")} positions by payment, plan, or organization.`);
  return upTo - night.searches;
}

/** The night's row, with a seed nobody chose. Null when another run has begun it. */
async function beginNight(context: AppContext, day: string, searches: number) {
  const { db, clock } = context;
  const [random = 1] = crypto.getRandomValues(new Uint32Array(1));
  const night = {
    day,
    // Small enough for exact products in SQL.
    seed: 1 + (random % 1_000_000_000),
    codeVersion: await rankingVersion(context),
    searches: 0,
    searchesMost: searches,
    startedAt: clock.now(),
  };
  const outcome = await commit(context, {
    duplicates: ["neutrality_checks.day"],
    statements: [db.orm.insert(neutralityChecks).values(night)],
  });
  return outcome.kind === "committed" ? night : null;
}

/** The `no`-th search of a night: around the first ZIP with agents from a drawn number on, near or far, every third for all types. */
async function drawSearch({ db }: AppContext, seed: number, no: number): Promise<SearchQuery | null> {
  const zip = String(drawn(seed, 3 * no) % 100_000).padStart(5, "0");
  const { places, types } = await db.batch({
    places: rowsOf(
      db,
      "a drawn ZIP",
      { zip: text },
      sql`SELECT zip FROM (SELECT * FROM (SELECT zip FROM zips WHERE zip >= ${zip} AND agent_count > 0 ORDER BY zip LIMIT 1)
        UNION ALL SELECT * FROM (SELECT zip FROM zips WHERE agent_count > 0 ORDER BY zip LIMIT 1)) LIMIT 1`,
    ),
    types: rowsOf(
      db,
      "types to draw from",
      { slug: text },
      sql`SELECT slug FROM product_types WHERE active ORDER BY bit LIMIT 60`,
    ),
  });
  const place = places[0];
  if (place === undefined) return null;
  const type = types[drawn(seed, 3 * no + 1) % Math.max(1, types.length)]?.slug;
  const radius = no % 2 === 0 ? "100" : "15";
  return SearchInput.parse({ q: place.zip, radius, ...(no % 3 === 0 || type === undefined ? {} : { type }) });
}

const NOTHING: Compared = { positions: 0, changed: 0, swappedOrganizations: 0, swappedPayments: 0 };

/**
 * Ranks a search as it is and as it would be with everything swapped. Where the two differ it is ranked plainly once more:
 * if that differs too, something else was written meanwhile, and the search isn't counted.
 */
export async function compare(
  context: AppContext,
  query: SearchQuery,
  seed: number,
  rank: Rank,
): Promise<Compared> {
  const swapped = withSwapped(context, seed);
  const before = await rank(context, query);
  const after = await rank(swapped, query);
  const changed = moved(before, after);
  if (changed > 0 && moved(before, await rank(context, query)) > 0) return NOTHING;
  const [flags, others] = [await flagsOf(context, before), await flagsOf(swapped, before)];
  const differing = (of: "organizationNo" | "pays") =>
    flags.filter((one, at) => one[of] !== others[at]?.[of]).length;
  return {
    positions: before.length,
    changed,
    swappedOrganizations: differing("organizationNo"),
    swappedPayments: differing("pays"),
  };
}

/** How many positions differ. Somebody who comes or goes moves those behind, too. */
const moved = (before: readonly number[], after: readonly number[]): number =>
  before.filter((agentNo, at) => after[at] !== agentNo).length + Math.max(0, after.length - before.length);

/** The agent of a row `a` has an account with a plan in force. */
export const paysSql = sql`EXISTS (SELECT 1 FROM profiles pp JOIN billing_customers pb ON pb.user_id = pp.user_id
  JOIN subscriptions ps ON ps.customer_id = pb.id WHERE pp.agent_no = a.agent_no AND ps.status = 'active')`;

async function flagsOf({ db }: AppContext, agentNos: readonly number[]) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "what was swapped",
      { agentNo: integer, organizationNo: nullable(integer), pays: flag },
      sql`SELECT a.agent_no agentNo, a.organization_no organizationNo, ${paysSql} pays
        FROM json_each(${JSON.stringify(agentNos)}) j CROSS JOIN agents a ON a.agent_no = j.value ORDER BY j.key`,
    ),
  ]);
  return rows;
}
