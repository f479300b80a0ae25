/** What waits for an admin: reports, and questions without an answer. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { QUESTION_REPORT_REASONS } from "#db/lists.ts";
import { WIDEN_AFTER_MINUTES } from "../limits.ts";

const ROWS = 50;

export const reportRow = {
  id: text,
  slug: text,
  title: text,
  /** What was reported: the public text of the question, or the answer. */
  text,
  isAnswer: flag,
  reason: oneOf(QUESTION_REPORT_REASONS),
  note: text,
  reportedAt: integer,
};
export const reportColumns = sql`r.id, q.slug, q.public_title title, coalesce(a.body, q.public_text) text,
  a.id IS NOT NULL isAnswer, r.reason, r.note, r.reported_at reportedAt`;
export const reported = sql`FROM question_reports r JOIN expert_questions q ON q.question_no = r.question_no
  LEFT JOIN expert_answers a ON a.id = r.answer_id`;
const lateRow = {
  id: text,
  title: text,
  typeName: text,
  stateCode: text,
  askedAt: integer,
  experts: integer,
};

/** Open reports, the oldest first, and questions past their first deadline. One round trip. */
export async function listQuestionWork({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const [first] = WIDEN_AFTER_MINUTES;
  const { reports, late } = await db.read({
    reports: rowsOf(
      db,
      "open reports",
      reportRow,
      sql`
      SELECT ${reportColumns} ${reported}
      WHERE r.status = 'open' ORDER BY r.reported_at LIMIT ${ROWS}`,
    ),
    late: rowsOf(
      db,
      "late questions",
      lateRow,
      sql`
      SELECT q.id, q.public_title title, t.name typeName, q.state_code stateCode, q.asked_at askedAt,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit
      WHERE q.status = 'waiting' AND q.asked_at <= ${clock.now() - first * MINUTE_MS} ORDER BY q.asked_at LIMIT ${ROWS}`,
    ),
  });
  return { reports, late };
}

/** The complete counts of what `listQuestionWork` lists. */
export async function countQuestionWork(context: Pick<AppContext, "db" | "clock">) {
  const [first] = WIDEN_AFTER_MINUTES;
  const waitMs = first * MINUTE_MS;
  const [reports, late] = await Promise.all([
    readQueueStatus(
      context,
      "reported questions",
      sql`SELECT reported_at at, NULL due FROM question_reports WHERE status = 'open' ORDER BY reported_at`,
    ),
    readQueueStatus(
      context,
      "questions without an answer",
      sql`SELECT asked_at at, asked_at + ${waitMs} due FROM expert_questions
        WHERE status = 'waiting' AND asked_at <= ${context.clock.now() - waitMs}`,
    ),
  ]);
  return { reports, late };
}

/** The admin who decided a report; null while it is open. One round trip. */
export async function findQuestionReportJudge(
  { db }: Pick<AppContext, "db">,
  reportId: string,
): Promise<string | null> {
  const [[row]] = await db.read([
    rowsOf(
      db,
      "who decided a report",
      { judge: text },
      sql`SELECT u.first_name || ' ' || u.last_name judge FROM question_reports r JOIN users u ON u.id = r.decided_by
        WHERE r.id = ${reportId} LIMIT 1`,
    ),
  ]);
  return row?.judge ?? null;
}
