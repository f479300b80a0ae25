/** Questions and answers by day, for the chart of `/live`. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, real, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { PULSE_DAYS } from "../limits.ts";

/**
 * Spans of 24 hours, the last one ends now: so all of them are over, and they are the same in every time zone. Each
 * list has `PULSE_DAYS` numbers, the oldest first.
 */
export type Pulse = {
  asked: number[];
  answers: number[];
  /** Median minutes to the first answer, by when that answer came; null where none did. */
  medianMinutes: (number | null)[];
};

/** Statements for `batch`. Each reads two weeks of one index. */
export function pulseStatements({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const now = clock.now();
  const since = now - PULSE_DAYS * DAY_MS;
  const counted = { ago: integer, n: integer };
  const ago = (time: SQL) => sql`CAST((${now} - ${time}) / ${DAY_MS} AS INTEGER) ago`;
  return {
    askedByDay: rowsOf(
      db,
      "questions by day",
      counted,
      // Every circle is named so that the index on status, circle, and time finds the days.
      sql`
      SELECT ${ago(sql`asked_at`)}, count(*) n FROM expert_questions
      WHERE status IN ('waiting', 'answered', 'closed') AND circle IN (0, 1, 2, 3, 4)
        AND asked_at > ${since} AND asked_at <= ${now} GROUP BY ago`,
    ),
    answersByDay: rowsOf(
      db,
      "answers by day",
      counted,
      sql`
      SELECT ${ago(sql`created_at`)}, count(*) n FROM expert_answers
      WHERE status = 'published' AND created_at > ${since} AND created_at <= ${now} GROUP BY ago`,
    ),
    mediansByDay: rowsOf(
      db,
      "medians of first answers by day",
      { ago: integer, minutes: real },
      sql`
      WITH times AS (
        SELECT ${ago(sql`first_answered_at`)}, first_answered_at - asked_at took FROM expert_questions
        WHERE first_answered_at > ${since} AND first_answered_at <= ${now}),
      ranked AS (
        SELECT ago, took, row_number() OVER (PARTITION BY ago ORDER BY took) k, count(*) OVER (PARTITION BY ago) n
        FROM times)
      SELECT ago, avg(took) / 60000.0 minutes FROM ranked WHERE k IN ((n + 1) / 2, (n + 2) / 2) GROUP BY ago`,
    ),
  };
}

/** Puts the rows of `pulseStatements` together. */
export function readPulse({
  askedByDay,
  answersByDay,
  mediansByDay,
}: ResultsOf<typeof pulseStatements>): Pulse {
  const days = Array.from({ length: PULSE_DAYS }, (_, at) => PULSE_DAYS - 1 - at);
  const countsOf = (rows: typeof askedByDay) =>
    days.map((day) => rows.find(({ ago }) => ago === day)?.n ?? 0);
  return {
    asked: countsOf(askedByDay),
    answers: countsOf(answersByDay),
    medianMinutes: days.map((day) => {
      const median = mediansByDay.find(({ ago }) => ago === day);
      return median === undefined ? null : Math.max(1, Math.round(median.minutes));
    }),
  };
}
