/** Reports of published questions and answers, and what an admin decides about them. */
import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, rowsOf } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { expertAnswers, expertQuestions, questionReports } from "#db/schema/index.ts";
import { revokeStatements } from "../forgetting.server.ts";
import { countPublished, publicPaths, writeFullText } from "../published/publish.server.ts";
import type { ReportReason } from "../types.ts";

/** Files a report of a published question or one of its answers. False when it isn't public. */
export async function fileReport(
  context: AppContext,
  slug: string,
  report: { answer: string; reason: ReportReason; note: string },
): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const answerId = report.answer === "" ? null : report.answer;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "question to report",
      { question_no: integer, reported: flag },
      sql`
      SELECT question_no, EXISTS (SELECT 1 FROM question_reports r WHERE r.question_no = q.question_no
        AND r.status = 'open' AND r.reason = ${report.reason} AND r.answer_id IS ${answerId}) reported FROM expert_questions q WHERE slug = ${slug} AND status = 'answered'
        AND (${answerId} IS NULL OR EXISTS (SELECT 1 FROM expert_answers a
          WHERE a.id = ${answerId} AND a.question_no = q.question_no AND a.status = 'published')) LIMIT 1`,
    ),
  ]);
  const question = rows[0];
  if (question === undefined) return false;
  // The same thing reported for the same reason is one row to decide, however many people report it.
  if (question.reported) return true;
  await commit(context, {
    statements: [
      db.orm.insert(questionReports).values({
        id: newId(nowMs),
        questionNo: question.question_no,
        answerId,
        reason: report.reason,
        note: report.note,
        reportedAt: nowMs,
        status: "open",
      }),
    ],
  });
  return true;
}

/**
 * Decides a report. `remove` takes the reported text out of public view; a question whose last answer is removed
 * stays, without answers. False when it was already decided.
 */
export async function decideReport(
  context: AppContext,
  adminId: string,
  reportId: string,
  decision: "keep" | "remove",
): Promise<boolean> {
  const { db, clock } = context;
  const [open] = await db.batch([
    db.orm
      .select({
        questionNo: questionReports.questionNo,
        questionId: expertQuestions.id,
        answerId: questionReports.answerId,
        slug: expertQuestions.slug,
      })
      .from(questionReports)
      .innerJoin(expertQuestions, eq(expertQuestions.questionNo, questionReports.questionNo))
      .where(and(eq(questionReports.id, reportId), eq(questionReports.status, "open")))
      .limit(1),
  ]);
  const report = open[0];
  if (report === undefined) return false;
  const { questionNo, answerId } = report;
  const status = decision === "keep" ? "dismissed" : "removed";
  const decided = db.orm
    .update(questionReports)
    .set({ status, decidedAt: clock.now(), decidedBy: adminId })
    .where(
      and(
        eq(questionReports.questionNo, questionNo),
        eq(questionReports.status, "open"),
        decision === "keep"
          ? eq(questionReports.id, reportId)
          : answerId === null
            ? undefined
            : eq(questionReports.answerId, answerId),
      ),
    );
  const consequences =
    decision === "keep"
      ? []
      : answerId === null
        ? [
            countPublished(context, questionNo, "answered", -1),
            db.orm
              .update(expertQuestions)
              .set({ status: "removed" })
              .where(eq(expertQuestions.questionNo, questionNo)),
            ...revokeStatements(context, { id: report.questionId, questionNo }),
            ...writeFullText(context, questionNo),
          ]
        : [
            db.orm.update(expertAnswers).set({ status: "removed" }).where(eq(expertAnswers.id, answerId)),
            db.orm
              .update(expertQuestions)
              .set({
                answerCount: sql`(SELECT count(*) FROM expert_answers a
            WHERE a.question_no = ${questionNo} AND +a.status = 'published')`,
              })
              .where(eq(expertQuestions.questionNo, questionNo)),
            ...writeFullText(context, questionNo),
          ];
  const outcome = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "question.decide",
        subject: { kind: "question", id: report.questionId },
        before: { report: reportId, answer: answerId, status: "open" },
        after: { report: reportId, answer: answerId, status },
      },
    ],
    guards: {
      "still-open": sql`EXISTS (SELECT 1 FROM question_reports WHERE id = ${reportId} AND status = 'open')`,
    },
    statements: [decided, ...consequences],
    purge: publicPaths(report.slug),
  });
  return outcome.kind === "committed";
}
