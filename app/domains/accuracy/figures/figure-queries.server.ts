/** What the accuracy page shows: counts by state, and what became of readers' reports this year. One round trip. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { REPORTED_FACTS } from "#db/lists.ts";
import { accuracyCounts } from "#db/schema/index.ts";
import { COUNTED_REPORTS } from "../limits.ts";
import type { ReportedFact } from "../types.ts";
import type { AccuracyCount } from "./figures.ts";

/** 52 states, seven facts, five sources, and five ages: never as many. */
const COUNT_LIMIT = 9_100;

export type ReportFigures = {
  fact: ReportedFact;
  /** Reports of readers, and the facts they are about. */
  reports: number;
  cases: number;
  /** Facts that were decided, those that were wrong, and those that nobody could tell. */
  decided: number;
  wrong: number;
  unclear: number;
};

export type Accuracy = {
  counts: AccuracyCount[];
  /** Names by code. */
  states: { code: string; name: string }[];
  /** When the state counted longest ago was counted, and the newest; null before the first time. */
  countedFrom: number | null;
  countedTo: number | null;
  reports: ReportFigures[];
  /** Over all facts decided this year, in milliseconds; null without any. */
  medianMs: number | null;
};

/** Reads the figures; `year` is that of the reports, in UTC. */
export async function readAccuracy({ db }: Pick<AppContext, "db">, year: number): Promise<Accuracy> {
  const since = Date.UTC(year, 0, 1);
  const ofYear = sql`SELECT * FROM fact_cases WHERE opened_at >= ${since} ORDER BY opened_at DESC LIMIT ${COUNTED_REPORTS}`;
  const { counts, states, counted, reports, median } = await db.read({
    counts: db.orm
      .select()
      .from(accuracyCounts)
      .orderBy(accuracyCounts.stateCode, accuracyCounts.fact, accuracyCounts.source, accuracyCounts.age)
      .limit(COUNT_LIMIT),
    states: rowsOf(
      db,
      "states of the accuracy page",
      { code: text, name: text },
      sql`SELECT code, name FROM states ORDER BY name LIMIT 60`,
    ),
    counted: rowsOf(
      db,
      "when accuracy was counted",
      { countedFrom: nullable(integer), countedTo: nullable(integer) },
      sql`SELECT min(counted_at) countedFrom, max(counted_at) countedTo FROM accuracy_states`,
    ),
    reports: rowsOf(
      db,
      "reported facts of a year",
      {
        fact: oneOf(REPORTED_FACTS),
        reports: integer,
        cases: integer,
        decided: integer,
        wrong: integer,
        unclear: integer,
      },
      sql`SELECT c.fact, sum((SELECT count(*) FROM fact_reports r WHERE r.case_id = c.id)) reports, count(*) cases,
          count(c.decision) decided, count(*) FILTER (WHERE c.decision = 'was-wrong') wrong,
          count(*) FILTER (WHERE c.decision = 'unclear') unclear
        FROM (${ofYear}) c GROUP BY c.fact`,
    ),
    median: rowsOf(
      db,
      "median time to a decision",
      { medianMs: nullable(real) },
      sql`SELECT avg(took) FILTER (WHERE place IN ((places + 1) / 2, (places + 2) / 2)) medianMs FROM (
          SELECT took, row_number() OVER (ORDER BY took) place, count(*) OVER () places
          FROM (SELECT decided_at - opened_at took FROM (${ofYear}) WHERE decided_at IS NOT NULL))`,
    ),
  });
  const { countedFrom = null, countedTo = null } = counted[0] ?? {};
  return {
    counts,
    states,
    countedFrom,
    countedTo,
    reports: REPORTED_FACTS.flatMap((fact) => reports.filter((row) => row.fact === fact)),
    medianMs: median[0]?.medianMs ?? null,
  };
}

/** Whether there is a state of this code. */
export async function findState({ db }: Pick<AppContext, "db">, code: string): Promise<boolean> {
  const [found] = await db.batch([
    rowsOf(db, "state of a file", { code: text }, sql`SELECT code FROM states WHERE code = ${code} LIMIT 1`),
  ]);
  return found.length > 0;
}
