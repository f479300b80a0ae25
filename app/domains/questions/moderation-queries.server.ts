/** What waits for an admin: reports, and questions that nobody has answered. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { WIDEN_AFTER_MINUTES } from "./limits.ts";
import type { ReportReason } from "./types.ts";

const ROWS = 50;

export type OpenReport = {
  id: string;
  slug: string;
  title: string;
  /** What was reported: the public text of the question, or the answer. */
  text: string;
  isAnswer: 0 | 1;
  reason: ReportReason;
  note: string;
  reportedAt: number;
};
export type LateQuestion = {
  id: string;
  title: string;
  typeName: string;
  stateCode: string;
  askedAt: number;
  experts: number;
};

/** Open reports, the oldest first, and questions past their first deadline. One round trip. */
export async function listQuestionWork({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const [first] = WIDEN_AFTER_MINUTES;
  const [reports, late] = await db.read([
    db.orm.all<OpenReport>(sql`
      SELECT r.id, q.slug, q.public_title title, coalesce(a.body, q.public_text) text, a.id IS NOT NULL isAnswer,
        r.reason, r.note, r.reported_at reportedAt
      FROM question_reports r JOIN expert_questions q ON q.question_no = r.question_no
        LEFT JOIN expert_answers a ON a.id = r.answer_id
      WHERE r.status = 'open' ORDER BY r.reported_at LIMIT ${ROWS}`),
    db.orm.all<LateQuestion>(sql`
      SELECT q.id, q.public_title title, t.name typeName, q.state_code stateCode, q.asked_at askedAt,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit
      WHERE q.status = 'waiting' AND q.asked_at <= ${clock.now() - first * 60_000} ORDER BY q.asked_at LIMIT ${ROWS}`),
  ]);
  return { reports, late };
}
