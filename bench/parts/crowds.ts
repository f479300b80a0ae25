/**
 * What ten thousand reviews cost the readers of a profile compared with ten: the page, and the database's part of it.
 */
import { paths } from "#app/paths/paths.ts";
import { loadProfile, requireIdentifier } from "#app/routes/profiles/load-profile.server.ts";
import { openContext } from "#support/own-context.ts";
import { createReader, PERSONAL } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, milliseconds, table, times } from "../report.ts";
import { onOwnSite, type Product } from "../running.ts";
import { type Times, timesOf } from "../statistics.ts";
import { type Crowd, collectCrowds } from "./crowd.ts";

/** Agents around the two: enough for every list of a profile to be full. */
const AGENTS = 2_000;
const WARM_UP_SHARE = 0.1;
const MOST_TIMES = 1.5;

type InTurn = { few: Times; many: Times };
/** `counts`: compared with the goal. */
export type CrowdsResult = Plan["crowds"] & { rows: (InTurn & { what: string; counts: boolean })[] };

/** On its own database, which is deleted afterwards. */
function measureCrowds(product: Product, plan: Plan["crowds"]): Promise<CrowdsResult> {
  const { few, many, visits } = plan;
  return onOwnSite(product, { agents: AGENTS }, async ({ server, app }) => {
    const crowds = await collectCrowds(server.url, [few, many]);
    using reader = createReader(app.url, PERSONAL);
    /** To the last byte, uncached. */
    const page = (query: Record<string, string>) =>
      inTurn(crowds, visits, async ({ slug }) => (await reader.get(paths.showcase(slug, query))).totalMs);
    const rows = [
      { what: "the page", counts: true, ...(await page({})) },
      { what: "the database's part", counts: true, ...(await readRows(server.url, crowds, visits)) },
      { what: "five stars alone", counts: false, ...(await page({ stars: "5" })) },
      { what: "with a word", counts: false, ...(await page({ words: "policy" })) },
    ];
    return { ...plan, rows };
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
): Promise<InTurn> {
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

/** The worst row that counts decides, at the middle and at the 95th of a hundred. */
export function reportCrowds({ few, many, visits, rows }: CrowdsResult): Findings {
  /** The ratio of the longer profile's time. */
  const growth = (row: InTurn, at: "p50Ms" | "p95Ms") => row.many[at] / row.few[at];
  const worst = (at: "p50Ms" | "p95Ms") =>
    Math.max(...rows.filter(({ counts }) => counts).map((row) => growth(row, at)));
  const [p50, p95] = [worst("p50Ms"), worst("p95Ms")];
  return {
    goals: [
      {
        goal: `profile with ${count(many)} reviews: at most ${MOST_TIMES} times one with ${count(few)}, p50 and p95`,
        measured: `${p50.toFixed(2)} and ${times(p95)}`,
        met: p50 <= MOST_TIMES && p95 <= MOST_TIMES,
      },
    ],
    text: [
      table(rows, [
        ["profile", ({ what }) => what],
        [`>${count(few)} reviews, p50`, (row) => milliseconds(row.few.p50Ms)],
        [">p95", (row) => milliseconds(row.few.p95Ms)],
        [`>${count(many)} reviews, p50`, (row) => milliseconds(row.many.p50Ms)],
        [">p95", (row) => milliseconds(row.many.p95Ms)],
        [">p50 times", (row) => growth(row, "p50Ms").toFixed(2)],
        [">p95 times", (row) => growth(row, "p95Ms").toFixed(2)],
      ]),
      `${count(visits)} visits to each, uncached, one at a time and in turn. The goal is for the first two rows.`,
    ],
  };
}

export const crowds = definePart({
  title: "Benchmark of profiles by their reviews",
  label: "profiles by reviews",
  line: ({ rows }) => `${rows.length} ways of reading`,
  measure: async (options, product) => measureCrowds(await product(), options.crowds),
  report: reportCrowds,
});
