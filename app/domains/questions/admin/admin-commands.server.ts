/** What an admin does about an unanswered question: asks other agents, or closes it with a reason. */

import { eq, type SQL, sql } from "drizzle-orm";
import { legalLines } from "#app/domains/law/policy-texts.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#db/lists.ts";
import { expertQuestions, questionCircles } from "#db/schema/index.ts";
import { closedEmail } from "../emails.ts";
import {
  asExperts,
  askedStatements,
  expertsToAsk,
  nextOf,
  questionToSend,
  tellExperts,
} from "../experts/asking.server.ts";
import { revokeStatements } from "../forgetting.server.ts";
import { FIRST_ADMIN_CIRCLE } from "../limits.ts";
import { type AskMoreInput, readNpns } from "./admin-inputs.ts";

export type AskMoreOutcome =
  | { kind: "asked"; experts: number }
  /** No agent with these NPNs may be asked. */
  | { kind: "refused"; npns: string[] }
  /** Answered or taken back; others were asked in the meantime; nobody is left to ask. */
  | { kind: "ended" | "changed" | "nobody" };

const isWaiting = (questionId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM expert_questions WHERE id = ${questionId} AND status = 'waiting')`;

/** The parts of the commit that asks others, or why it can't be made. */
export async function prepareAsking(
  context: AppContext,
  { adminId, reason }: { adminId: string; reason: string },
  questionId: string,
  { npns, seen }: { npns: readonly string[]; seen: number | null },
) {
  const { db } = context;
  const { questions, candidates } = await db.batch({
    questions: questionToSend(context, questionId),
    candidates: expertsToAsk(context, questionId, npns.length === 0 ? undefined : sql`a.npn IN ${npns}`),
  });
  const question = questions[0];
  if (question === undefined || question.status !== "waiting") return { kind: "ended" } as const;
  const { experts: before, question_no: questionNo } = question;
  if (seen !== null && before !== seen) return { kind: "changed" } as const;
  const reachable = asExperts(candidates);
  const missing = npns.filter((npn) => !reachable.some((one) => one.npn === npn));
  if (missing.length > 0) return { kind: "refused", npns: missing } as const;
  const experts = npns.length === 0 ? nextOf(reachable) : reachable;
  if (experts.length === 0) return { kind: "nobody" } as const;
  const circle = Math.max(FIRST_ADMIN_CIRCLE, question.last_circle + 1);
  return {
    kind: "ready",
    experts: experts.length,
    audit: {
      actorId: adminId,
      act: "question.reassign",
      subject: { kind: "question", id: questionId },
      reason,
      before: { experts: before },
      after: { experts: before + experts.length, asked: experts.map(({ agent_id }) => agent_id) },
    },
    guards: {
      "still-waiting": isWaiting(questionId),
      "as-read": sql`(SELECT count(*) FROM question_experts e WHERE e.question_no = ${questionNo}) = ${before}`,
    },
    statements: [
      db.orm
        .insert(questionCircles)
        .values({ questionNo, circle, drawnAt: context.clock.now(), experts: experts.length }),
      ...askedStatements(context, questionNo, circle, experts),
      ...(await tellExperts(context, question, experts)),
    ],
    ...notifyUsers(experts.map(({ user_id }) => user_id)),
  } as const;
}

/**
 * Sends the question to the agents with these NPNs, or to the next circle of the nearest, and notifies them. The
 * clock's circles continue as well. Of two admins at once, the second is told that others were asked.
 */
export async function askMore(
  context: AppContext,
  adminId: string,
  questionId: string,
  { npns: typed, reason, seen }: AskMoreInput,
): Promise<AskMoreOutcome> {
  const asking = await prepareAsking(context, { adminId, reason }, questionId, {
    npns: readNpns(typed),
    seen,
  });
  if (asking.kind !== "ready") return asking;
  const { audit, guards, statements, notify, forget, experts } = asking;
  const outcome = await commit(context, {
    audit: [audit],
    guards,
    duplicates: [
      "question_circles.question_no, question_circles.circle",
      "question_experts.question_no, question_experts.agent_no",
    ],
    statements,
    notify,
    forget,
    mail: true,
    live: "widened",
  });
  if (outcome.kind === "committed") return { kind: "asked", experts };
  return { kind: outcome.kind === "stale" && outcome.guard === "still-waiting" ? "ended" : "changed" };
}

const closingRow = {
  id: text,
  questionNo: integer,
  email: text,
  title: text,
  typeSlug: text,
  language: oneOf(LANGUAGES),
  experts: integer,
};

/** The parts of the commit that closes these questions, one entry for each that is still waiting. */
export async function prepareClosing(
  context: AppContext,
  { adminId, reason }: { adminId: string; reason: string },
  questionIds: readonly string[],
) {
  const { db } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "questions to close",
      closingRow,
      sql`SELECT q.id, q.question_no questionNo, q.customer_email email, q.public_title title, q.language,
        coalesce((SELECT y.slug FROM product_types y WHERE y.bit = q.type_bit), '') typeSlug,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q WHERE q.id IN ${questionIds} AND q.status = 'waiting'`,
    ),
  ]);
  const url = context.origin + paths.askExpert();
  return rows.map(({ id, questionNo, email, title, typeSlug, language, experts }) => ({
    id,
    audit: {
      actorId: adminId,
      act: "question.close",
      subject: { kind: "question", id },
      reason,
      before: { status: "waiting", experts },
      after: { status: "closed" },
    } satisfies AuditEntry,
    guard: isWaiting(id),
    statements: [
      db.orm.update(expertQuestions).set({ status: "closed" }).where(eq(expertQuestions.id, id)),
      ...revokeStatements(context, { id, questionNo }),
      // An asker whose account is gone has no address.
      ...(email === ""
        ? []
        : [
            emailStatement(
              context,
              inLanguage(language, () =>
                closedEmail(email, {
                  title,
                  reason,
                  url,
                  legal: legalLines(context, "question-closed", typeSlug),
                }),
              ),
            ),
          ]),
    ] as const,
    follow: () => context.later(context.rooms.stopQuestionClock(id)),
  }));
}

/**
 * Closes a waiting question: nobody else is asked, nothing is published, and the asker gets the reason by email. False
 * when it was answered or taken back.
 */
export async function closeQuestion(
  context: AppContext,
  adminId: string,
  questionId: string,
  reason: string,
): Promise<boolean> {
  const [closing] = await prepareClosing(context, { adminId, reason }, [questionId]);
  if (closing === undefined) return false;
  const { audit, guard, statements, follow } = closing;
  const outcome = await commit(context, {
    audit: [audit],
    guards: { "still-waiting": guard },
    statements,
    mail: true,
  });
  if (outcome.kind === "stale") return false;
  follow();
  return true;
}
