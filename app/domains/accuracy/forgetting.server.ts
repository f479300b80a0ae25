/** What a reader wrote in a report isn't needed for long: addresses go with the result, words a month later. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { FACT_DECISIONS, FACT_PROBLEMS, REPORTED_FACTS } from "#db/lists.ts";
import { EXPORTED_FACT_REPORTS, FACT_WORDS_DAYS, FORGOTTEN_CASES } from "./limits.ts";

type Account = { userId: string; email: string; emailConfirmed: boolean };

/**
 * For the batch that deletes an account: its reports lose their writer and their words, and what was reported without an
 * account loses the address. What was wrong, and when, stays in the counts.
 */
export function forgetFactReports(
  { db }: Pick<AppContext, "db">,
  { userId, email, emailConfirmed }: Account,
): BatchItem<"sqlite">[] {
  return [
    db.orm.run(
      sql`UPDATE fact_reports SET user_id = NULL, note = '', reported_by = id WHERE user_id = ${userId}`,
    ),
    ...(emailConfirmed
      ? [db.orm.run(sql`UPDATE fact_reports SET email = NULL, note = '' WHERE email = ${email}`)]
      : []),
    db.orm.run(sql`UPDATE fact_cases SET decided_by = NULL WHERE decided_by = ${userId}`),
  ];
}

/** Called every minute: deletes reporters' words, and the marks of their networks, some time after the decision. */
export async function forgetFactWords({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const nowMs = clock.now();
  const [old] = await db.batch([
    rowsOf(
      db,
      "reported facts to forget",
      { id: text },
      sql`SELECT id FROM fact_cases WHERE decided_at IS NOT NULL AND forgotten_at IS NULL
        AND decided_at <= ${nowMs - FACT_WORDS_DAYS * DAY_MS} ORDER BY decided_at LIMIT ${FORGOTTEN_CASES}`,
    ),
  ]);
  if (old.length === 0) return;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(old.map(({ id }) => id))}))`;
  await db.write([
    db.orm.run(
      sql`UPDATE fact_reports SET note = '', email = NULL, reported_by = id WHERE case_id IN ${ids}`,
    ),
    db.orm.run(sql`UPDATE fact_cases SET forgotten_at = ${nowMs} WHERE id IN ${ids}`),
  ]);
}

/** What an account reported, for its export. */
export async function exportFactReports({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "own reports of facts",
      {
        agent: text,
        fact: oneOf(REPORTED_FACTS),
        problem: oneOf(FACT_PROBLEMS),
        note: text,
        reportedAt: integer,
        decision: nullable(oneOf(FACT_DECISIONS)),
        decidedAt: nullable(integer),
      },
      sql`SELECT a.name agent, c.fact, r.problem, r.note, r.reported_at reportedAt, c.decision, c.decided_at decidedAt
        FROM fact_reports r JOIN fact_cases c ON c.id = r.case_id JOIN agents a ON a.agent_no = c.agent_no
        WHERE r.user_id = ${userId} ORDER BY r.reported_at DESC LIMIT ${EXPORTED_FACT_REPORTS}`,
    ),
  ]);
  return rows;
}
