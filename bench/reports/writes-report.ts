/** A crowd that writes, as a table and held against its goals. */
import type { WritesResult } from "../measures/measure-writes.ts";
import { count, megabytes, milliseconds } from "./figures.ts";
import type { Goal } from "./goals.ts";
import { left, renderTable, right } from "./table.ts";

const READ_GROWTH = 2;

export function decideWrites({
  acknowledged,
  lost,
  failed,
  quiet,
  crowded,
  overdueEmails,
}: WritesResult): Goal[] {
  const failures = Object.values(failed).reduce((sum, times) => sum + times, 0) + crowded.failures;
  const growth = crowded.p95Ms / quiet.p95Ms;
  return [
    {
      goal: "every write that was acknowledged is there",
      measured: `${count(lost)} of ${count(acknowledged)} lost`,
      met: lost === 0 && acknowledged > 0,
    },
    {
      goal: "nothing hangs: each write is acknowledged or told to come back, each page read",
      measured: failures === 0 ? "none failed" : `${count(failures)} failed`,
      met: failures === 0,
    },
    {
      goal: `reads within ${READ_GROWTH} times their quiet p95`,
      measured: `${growth.toFixed(2)} times`,
      met: growth <= READ_GROWTH,
    },
    { goal: "emails sent meanwhile", measured: `${count(overdueEmails)} overdue`, met: overdueEmails === 0 },
  ];
}

export function renderWrites(result: WritesResult): string {
  const { writers, seconds, acknowledged, refused, slowestRefusalMs, slowestWriteMs, write, quiet, crowded } =
    result;
  const rows = [
    ["writers", `${writers.asking} ask, ${writers.renaming} rename, ${writers.renewing} renew sessions`],
    ["acknowledged", `${count(acknowledged)}, ${count(acknowledged / seconds)} a second`],
    ["told to come back (503)", `${count(refused)}, the slowest after ${milliseconds(slowestRefusalMs)}`],
    ["neither of both", namesOf(result.failed)],
    [
      "a write, p50 · p95 · slowest",
      [write.p50Ms, write.p95Ms, slowestWriteMs].map(milliseconds).join(" · "),
    ],
    ["a search, quiet, p50 · p95", [quiet.p50Ms, quiet.p95Ms].map(milliseconds).join(" · ")],
    ["a search, in the crowd, p50 · p95", [crowded.p50Ms, crowded.p95Ms].map(milliseconds).join(" · ")],
    ["write-ahead log at its longest", megabytes(result.logBytes)],
  ];
  return renderTable([left(`over ${count(seconds)} s`), right("")], rows);
}

const namesOf = (failed: WritesResult["failed"]): string =>
  Object.entries(failed)
    .map(([name, times]) => `${name}: ${count(times)}`)
    .join(", ") || "none";
