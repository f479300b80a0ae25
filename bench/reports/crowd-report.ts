/** Profiles with few and with many reviews, as a table. */

import type { CrowdResult, CrowdRow } from "../measures/measure-crowds.ts";
import { count, milliseconds } from "./figures.ts";
import { left, renderTable, right } from "./table.ts";

export function renderCrowds({ few, many, visits, rows }: CrowdResult): string {
  const table = renderTable(
    [
      left("profile"),
      right(`${count(few)} reviews, p50`),
      right("p95"),
      right(`${count(many)} reviews, p50`),
      right("p95"),
      right("p50 times"),
      right("p95 times"),
    ],
    rows.map((row) => [
      row.what,
      milliseconds(row.few.p50Ms),
      milliseconds(row.few.p95Ms),
      milliseconds(row.many.p50Ms),
      milliseconds(row.many.p95Ms),
      growthOf(row).p50.toFixed(2),
      growthOf(row).p95.toFixed(2),
    ]),
  );
  return `${table}\n\n${count(visits)} visits to each, uncached, one at a time and in turn. The goal is for the first two rows.`;
}

/** How many times as long the longer profile takes. */
export const growthOf = ({ few, many }: CrowdRow) => ({
  p50: many.p50Ms / few.p50Ms,
  p95: many.p95Ms / few.p95Ms,
});
