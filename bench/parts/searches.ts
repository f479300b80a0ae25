/** How long searches take by size: one reader, one request after the other. */
import { paths } from "#app/paths/paths.ts";
import { createReader, PERSONAL } from "../machine/visit.ts";
import { count, type Goal, milliseconds, table, times } from "../report.ts";
import type { Samples } from "../samples.ts";
import { type Times, timesOf } from "../statistics.ts";

/** From the request to the last byte. */
type SearchRow = Times & { search: string; count: number };
type Sized = { agents: number; searches: readonly SearchRow[] };

const NEAR = "near a ZIP";
const MOST_GROWTH = 2;

/** Each kind of search, uncached; a tenth of them beforehand to warm up. */
export async function measureSearches(
  origin: string,
  { zips, names, beginnings, asked }: Samples,
  types: readonly (string | undefined)[],
): Promise<SearchRow[]> {
  using reader = createReader(origin, PERSONAL);
  const kinds: [string, string[]][] = [
    [NEAR, zips.flatMap((q) => types.map((type) => paths.search({ q, type })))],
    ["by name", names.map((q) => paths.search({ q, kind: "name" }))],
    ["suggestions", beginnings.map((q) => paths.suggest({ q }))],
    ["in answers", asked.map(({ words: q }) => paths.expertAnswers({ q }))],
    [
      "in answers, filtered",
      asked.map(({ words: q, type, state }) => paths.expertAnswers({ q, type, state })),
    ],
  ];
  const rows: SearchRow[] = [];
  for (const [search, addresses] of kinds) {
    for (const path of addresses.slice(0, Math.ceil(addresses.length / 10))) await reader.get(path);
    const ms: number[] = [];
    for (const path of addresses) ms.push((await reader.get(path)).totalMs);
    rows.push({ search, count: ms.length, ...timesOf(ms) });
  }
  return rows;
}

const found = ({ searches }: Sized, wanted: string): SearchRow => {
  const row = searches.find(({ search }) => search === wanted);
  if (row === undefined) throw new RangeError(`${wanted} was not measured`);
  return row;
};

export function searchTable(sizes: readonly Sized[]): string {
  const [smallest] = sizes;
  const rows = (smallest?.searches ?? []).flatMap(({ search, p95Ms: least }) =>
    sizes.map((size) => ({ ...found(size, search), agents: size.agents, isFirst: size === smallest, least })),
  );
  return table(rows, [
    ["search", ({ search }) => search],
    [">agents", ({ agents }) => count(agents)],
    [">searches", (row) => count(row.count)],
    [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
    [">p95", ({ p95Ms }) => milliseconds(p95Ms)],
    [">p95 to smallest", ({ isFirst, p95Ms, least }) => (isFirst ? "" : (p95Ms / least).toFixed(2))],
  ]);
}

export function searchGoal(sizes: readonly Sized[]): Goal {
  const goal = "search p95 at the largest size: at most twice that at the smallest";
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined || smallest === largest)
    return { goal, measured: "only one size was measured", met: null };
  const growth = found(largest, NEAR).p95Ms / found(smallest, NEAR).p95Ms;
  return { goal, measured: times(growth), met: growth <= MOST_GROWTH };
}
