/** What ten thousand reviews cost the readers of a profile beside ten: the page, and the database's part of it. */
import { paths } from "#app/paths.ts";
import { loadProfile, requireIdentifier } from "#app/routes/profiles/load-profile.server.ts";
import type { PreparedBundle } from "#support/fairlead.ts";
import { openContext } from "#support/own-context.ts";
import { createReader, PERSONAL } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { onOwnSite } from "../running.ts";
import { type Times, timesOf } from "../statistics.ts";
import { type Crowd, gatherCrowds } from "./crowd.ts";

/** Agents around the two: enough for every list of a profile to be full. */
const AGENTS = 2_000;
const WARM_UP_SHARE = 0.1;

export type CrowdRow = {
  what: string;
  /** Held against the goal. */
  counts: boolean;
  few: Times;
  many: Times;
};
export type CrowdResult = { few: number; many: number; visits: number; rows: CrowdRow[] };

/** On a database of its own, which is thrown away. */
export function measureCrowds(bundle: PreparedBundle, plan: Plan["crowds"]): Promise<CrowdResult> {
  const { few, many, visits } = plan;
  return onOwnSite(bundle, { agents: AGENTS }, async ({ server, app }) => {
    const crowds = await gatherCrowds(server.url, [few, many]);
    using reader = createReader(app.url, PERSONAL);
    /** To the last byte, uncached. */
    const page = (query: Record<string, string>) =>
      inTurn(crowds, visits, async ({ slug }) => (await reader.getPage(paths.showcase(slug, query))).totalMs);
    const rows = [
      { what: "the page", counts: true, ...(await page({})) },
      { what: "the database's part", counts: true, ...(await readRows(server.url, crowds, visits)) },
      { what: "five stars alone", counts: false, ...(await page({ stars: "5" })) },
      { what: "with a word", counts: false, ...(await page({ words: "policy" })) },
    ];
    return { few, many, visits, rows };
  });
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
): Promise<{ few: Times; many: Times }> {
  const turns = [
    { crowd: few, ms: [] as number[] },
    { crowd: many, ms: [] as number[] },
  ] as const;
  for (let at = -Math.ceil(visits * WARM_UP_SHARE); at < visits; at++) {
    for (const { crowd, ms } of at % 2 === 0 ? turns : turns.toReversed()) {
      const spent = await visit(crowd);
      if (at >= 0) ms.push(spent);
    }
  }
  return { few: timesOf(turns[0].ms), many: timesOf(turns[1].ms) };
}
