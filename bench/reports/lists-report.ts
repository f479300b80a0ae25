/** The lists of the admin console as a report of their own. */
import type { ListsResult } from "../measures/measure-lists.ts";
import { growthOf } from "./imports-report.ts";
import { type Run, reportOf } from "./report.ts";
import { count, megabytes, milliseconds, table, times } from "./table.ts";

/** No list page over two round trips, and none that keeps an admin waiting, whatever narrows it. */
const MOST_P95_MS = 250;
const MOST_ROUND_TRIPS = 2;

export const renderListsReport = (run: Run, { people, visits, rows, file }: ListsResult): string =>
  reportOf(run, "Benchmark of the admin console’s lists", [
    `${count(people)} accounts, ${visits} visits to each page by one admin, to the last byte, never kept.`,
    table(rows, [
      ["list of people", ({ what }) => what],
      [">median", ({ p50Ms }) => milliseconds(p50Ms)],
      [">p95", ({ p95Ms }) => milliseconds(p95Ms)],
      [">round trips", ({ roundTrips }) => String(roundTrips)],
      [
        `p95 under ${MOST_P95_MS} ms, at most ${MOST_ROUND_TRIPS} round trips`,
        ({ p95Ms, roundTrips }) => (p95Ms < MOST_P95_MS && roundTrips <= MOST_ROUND_TRIPS ? "met" : "missed"),
      ],
    ]),
    `Its file: ${count(file.rows)} rows, ${megabytes(file.bytes)}, in ${(file.ms / 1000).toFixed(1)} s.`,
    memoryOf(file),
  ]);

function memoryOf({ memory }: ListsResult["file"]): string {
  const [before] = memory;
  if (before === undefined) return "What the Worker held meanwhile this system does not say.";
  const growth = growthOf({ memory });
  const slope = growth === null ? "" : `, in the last quarter ${times(growth)} what it held in the second`;
  return `The Worker’s process held ${megabytes(before)} before it, ${megabytes(Math.max(...memory))} at most while it was sent${slope}.`;
}
