/** What an admin does about a question that nobody answers: asks others, or closes it with a reason. */
import { eq, type SQL, sql } from "drizzle-orm";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/rows.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#db/lists.ts";
import { expertQuestions, questionCircles } from "#db/schema/index.ts";
import { type AskMoreInput, readNpns } from "./admin-inputs.ts";
import {
  asExperts,
  askedStatements,
  expertsToAsk,
  nextOf,
  questionToSend,
  tellExperts,
} from "./asking.server.ts";
import { closedEmail } from "./emails.ts";
import { revokeStatements } from "./forgetting.server.ts";
import { FIRST_ADMIN_CIRCLE } from "./limits.ts";

export type AskMoreOutcome =
  | { kind: "asked"; experts: number }
  /** These NPNs are of nobody who may be asked. */
  | { kind: "refused"; npns: string[] }
  /** Answered or taken back; others were asked meanwhile; nobody is left. */
  | { kind: "ended" | "changed" | "nobody" };

const isWaiting = (questionId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM expert_questions WHERE id = ${questionId} AND status = 'waiting')`;

/**
 * Sends the question to the agents with these NPNs, or to the next circle of the nearest, and tells them. The circles of
 * the clock go on beside it. Of two admins at once the second is told that others were asked.
 */
export async function askMore(
  context: AppContext,
  adminId: string,
  questionId: string,
  { npns: typed, reason, seen }: AskMoreInput,
): Promise<AskMoreOutcome> {
  const { db } = context;
  const npns = readNpns(typed);
  const { questions, candidates } = await db.batch({
    questions: questionToSend(context, questionId),
    candidates: expertsToAsk(context, questionId, npns.length === 0 ? undefined : sql`a.npn IN ${npns}`),
  });
  const question = questions[0];
  if (question === undefined || question.status !== "waiting") return { kind: "ended" };
  if (question.experts !== seen) return { kind: "changed" };
  const reachable = asExperts(candidates);
  const missing = npns.filter((npn) => !reachable.some((one) => one.npn === npn));
  if (missing.length > 0) return { kind: "refused", npns: missing };
  const experts = npns.length === 0 ? nextOf(reachable) : reachable;
  if (experts.length === 0) return { kind: "nobody" };
  const circle = Math.max(FIRST_ADMIN_CIRCLE, question.last_circle + 1);
  const questionNo = question.question_no;
  const outcome = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "question.reassign",
        subject: { kind: "question", id: questionId },
        reason,
        before: { experts: seen },
        after: { experts: seen + experts.length, asked: experts.map(({ agent_id }) => agent_id) },
      },
    ],
    guards: {
      "still-waiting": isWaiting(questionId),
      "as-read": sql`(SELECT count(*) FROM question_experts e WHERE e.question_no = ${questionNo}) = ${seen}`,
    },
    duplicates: [
      "question_circles.question_no, question_circles.circle",
      "question_experts.question_no, question_experts.agent_no",
    ],
    statements: [
      db.orm
        .insert(questionCircles)
        .values({ questionNo, circle, drawnAt: context.clock.now(), experts: experts.length }),
      ...askedStatements(context, questionNo, circle, experts),
      ...(await tellExperts(context, question, experts)),
    ],
    ...tellingUsers(experts.map(({ user_id }) => user_id)),
    mail: true,
    live: "widened",
  });
  if (outcome.kind === "committed") return { kind: "asked", experts: experts.length };
  return { kind: outcome.kind === "stale" && outcome.guard === "still-waiting" ? "ended" : "changed" };
}

const closingRow = {
  questionNo: integer,
  email: text,
  title: text,
  language: oneOf(LANGUAGES),
  experts: integer,
};

/**
 * Closes a question that waits: nobody is asked further, nothing of it is published, and its asker gets the reason by
 * mail. False when it was answered or taken back.
 */
export async function closeQuestion(
  context: AppContext,
  adminId: string,
  questionId: string,
  reason: string,
): Promise<boolean> {
  const { db } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "question to close",
      closingRow,
      sql`SELECT q.question_no questionNo, q.customer_email email, q.public_title title, q.language,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q WHERE q.id = ${questionId} AND q.status = 'waiting' LIMIT 1`,
    ),
  ]);
  const question = rows[0];
  if (question === undefined) return false;
  const { questionNo, email, title, language, experts } = question;
  const url = context.origin + paths.askExpert();
  const outcome = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "question.close",
        subject: { kind: "question", id: questionId },
        reason,
        before: { status: "waiting", experts },
        after: { status: "closed" },
      },
    ],
    guards: { "still-waiting": isWaiting(questionId) },
    statements: [
      db.orm.update(expertQuestions).set({ status: "closed" }).where(eq(expertQuestions.id, questionId)),
      ...revokeStatements(context, { id: questionId, questionNo }),
      // Whose account is gone has no address any more.
      ...(email === ""
        ? []
        : [
            emailStatement(
              context,
              inLanguage(language, () => closedEmail(email, { title, reason, url })),
            ),
          ]),
    ],
    mail: true,
  });
  if (outcome.kind === "stale") return false;
  context.later(context.rooms.stopQuestionClock(questionId));
  return true;
}
