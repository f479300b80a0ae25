/** What ten thousand reviews cost the readers of a profile beside ten: the page, and the database's part of it. */
import { paths } from "#app/paths.ts";
import { loadProfile, requireIdentifier } from "#app/routes/profiles/load-profile.server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { type PreparedBundle, startFairlead } from "#support/fairlead.ts";
import { openContext } from "#support/own-context.ts";
import { startSqld } from "#support/sqld.ts";
import { createReader } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { percentile } from "../statistics.ts";
import { type Crowd, gatherCrowds } from "./crowd.ts";
import type { Running } from "./measure-live.ts";
import { PERSONAL } from "./measure-pages.ts";

/** Agents around the two: enough for every list of a profile to be full. */
const AGENTS = 2_000;
const WARM_UP_SHARE = 0.1;

export type CrowdTimes = { p50Ms: number; p95Ms: number };
export type CrowdRow = {
  what: string;
  /** Held against the goal. */
  counts: boolean;
  few: CrowdTimes;
  many: CrowdTimes;
};
export type CrowdResult = { few: number; many: number; visits: number; rows: CrowdRow[] };

/** On a database of its own, which is thrown away. */
export async function measureCrowds(
  bundle: PreparedBundle,
  { few, many, visits }: Plan["crowds"],
  { started, stop }: Running,
): Promise<CrowdResult> {
  const server = await started(startSqld());
  await migrateDatabase(server.url);
  await seedDatabase({ url: server.url, agents: AGENTS, questions: 100 });
  const crowds = await gatherCrowds(server.url, [few, many]);
  const app = await started(startFairlead({ bundle, databaseUrl: server.url }));
  const page = (query: Record<string, string>) => readPages(app.url, crowds, visits, query);
  const rows = [
    { what: "the page", counts: true, ...(await page({})) },
    { what: "the database's part", counts: true, ...(await readRows(server.url, crowds, visits)) },
    { what: "five stars alone", counts: false, ...(await page({ stars: "5" })) },
    { what: "with a word", counts: false, ...(await page({ words: "policy" })) },
  ];
  await stop(app);
  await stop(server);
  return { few, many, visits, rows };
}

/** To the last byte, one request at a time, uncached, the two profiles in turn. */
async function readPages(
  origin: string,
  crowds: readonly [Crowd, Crowd],
  visits: number,
  query: Record<string, string>,
) {
  const reader = createReader(origin, PERSONAL);
  try {
    return await inTurn(crowds, visits, async ({ slug }) => {
      return (await reader.getPage(paths.showcase(slug, query))).totalMs;
    });
  } finally {
    reader.leave();
  }
}

/** The one batch that a profile reads, from sending it to having its rows, without anything around it. */
function readRows(databaseUrl: string, crowds: readonly [Crowd, Crowd], visits: number) {
  const context = openContext({ databaseUrl });
  const { db } = context;
  let spentMs = 0;
  const batch = (async (statements: Parameters<typeof db.batch>[0]) => {
    const began = performance.now();
    const rows = await db.batch(statements);
    spentMs += performance.now() - began;
    return rows;
    // One function for both of its forms: whichever it was called with is handed on.
  }) as typeof db.batch;
  context.db = { ...db, batch };
  return inTurn(crowds, visits, async ({ slug }) => {
    spentMs = 0;
    const request = new Request(`${context.origin}${paths.showcase(slug)}`);
    await loadProfile({ request, context }, requireIdentifier(slug), "show");
    return spentMs;
  });
}

/** Whichever went first goes second the next time, so that what else the machine does meets both alike. */
async function inTurn(
  [few, many]: readonly [Crowd, Crowd],
  visits: number,
  visit: (crowd: Crowd) => Promise<number>,
): Promise<{ few: CrowdTimes; many: CrowdTimes }> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let at = -Math.ceil(visits * WARM_UP_SHARE); at < visits; at++) {
    const turns = [
      { crowd: few, into: times.few },
      { crowd: many, into: times.many },
    ];
    for (const { crowd, into } of at % 2 === 0 ? turns : turns.reverse()) {
      const ms = await visit(crowd);
      if (at >= 0) into.push(ms);
    }
  }
  const summed = (all: readonly number[]) => ({ p50Ms: percentile(all, 0.5), p95Ms: percentile(all, 0.95) });
  return { few: summed(times.few), many: summed(times.many) };
}
