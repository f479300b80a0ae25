/** The circle of experts around a question: drawn right away, and widened while nobody answers. */

import { eq, sql } from "drizzle-orm";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { expertQuestions, questionCircles } from "#db/schema/index.ts";
import { unansweredEmail } from "../emails.ts";
import { WIDEN_AFTER_MINUTES } from "../limits.ts";
import { circleDue } from "../policy.ts";
import {
  asExperts,
  askedStatements,
  expertsToAsk,
  nextOf,
  type QuestionToSend,
  questionToSend,
  tellExperts,
} from "./asking.server.ts";

/** Questions per run of the cron trigger. */
const OVERDUE_LIMIT = 20;

/**
 * Draws the next circle when one is due: records who is asked, notifies them, and from the second circle on notifies
 * admins. The Durable Object's alarm and the cron trigger may both try; each circle is drawn once. Returns what the
 * clock needs.
 */
export async function drawCircle(
  context: AppContext,
  questionId: string,
): Promise<{ waiting: boolean; circle: number }> {
  const { db, clock } = context;
  const { questions, candidates, admins } = await db.batch({
    questions: questionToSend(context, questionId),
    candidates: expertsToAsk(context, questionId),
    admins: adminRecipientsStatement(context),
  });
  const question = questions[0];
  if (question === undefined || question.status !== "waiting") return { waiting: false, circle: 0 };
  const circle = question.circle + 1;
  if (circle > circleDue(question.asked_at, clock.now())) return { waiting: true, circle: question.circle };

  const people = nextOf(asExperts(candidates));
  const told = await Promise.all([
    tellExperts(context, question, people),
    circle > 1 || people.length === 0 ? tellAdmins(context, question, circle, people.length, admins) : [],
  ]);
  const outcome = await commit(context, {
    // Not for a question that was answered or taken back in the meantime, and not twice.
    guards: {
      "still-waiting": sql`EXISTS (SELECT 1 FROM expert_questions WHERE id = ${questionId} AND status = 'waiting')`,
    },
    duplicates: [
      "question_circles.question_no, question_circles.circle",
      // Another circle has asked one of them in the meantime: the clock's next run draws this one.
      "question_experts.question_no, question_experts.agent_no",
    ],
    statements: [
      db.orm.insert(questionCircles).values({
        questionNo: question.question_no,
        circle,
        drawnAt: clock.now(),
        experts: people.length,
      }),
      db.orm.update(expertQuestions).set({ circle }).where(eq(expertQuestions.id, questionId)),
      ...askedStatements(context, question.question_no, circle, people),
      ...told.flat(),
    ],
    ...notifyUsers([...people.map((expert) => expert.user_id), ...admins.map((admin) => admin.userId)]),
    mail: true,
    live: "widened",
  });
  return { waiting: outcome.kind !== "stale", circle };
}

function tellAdmins(
  context: AppContext,
  question: QuestionToSend,
  circle: number,
  experts: number,
  admins: readonly Recipient[],
) {
  const minutes = WIDEN_AFTER_MINUTES[circle - 2];
  const who =
    experts === 0
      ? "no other agent was available"
      : `sent to ${experts} more ${experts === 1 ? "agent" : "agents"}`;
  const url = context.origin + paths.admin();
  return announceStatements(context, admins, {
    event: "waiting-question",
    type: "warning",
    title: minutes === undefined ? "A question has reached no agents" : `No answer after ${minutes} minutes`,
    message: `${question.public_title} (${question.type_name}, ${question.state_code}; ${who})`,
    actionUrl: paths.admin(),
    // Email only at the last circle; the bell covers the earlier ones.
    ...(circle === WIDEN_AFTER_MINUTES.length + 1
      ? { composeEmail: (email, stop) => unansweredEmail(email, { url, stop }) }
      : {}),
  });
}

/** Draws circles that the alarms missed: due and not drawn. Runs every minute; returns how many were drawn. */
export async function drawOverdueCircles(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = [0, ...WIDEN_AFTER_MINUTES];
  // One minute of grace, so that the exact alarm comes first.
  const late = due.map(
    (minutes, circle) => sql`(circle = ${circle} AND asked_at <= ${nowMs - (minutes + 1) * MINUTE_MS})`,
  );
  const [rows] = await db.batch([
    rowsOf(
      db,
      "overdue circles",
      { id: text },
      sql`
      SELECT id FROM expert_questions WHERE status = 'waiting' AND (${sql.join(late, sql` OR `)})
      ORDER BY asked_at LIMIT ${OVERDUE_LIMIT}`,
    ),
  ]);
  for (const { id } of rows) await drawCircle(context, id);
  return rows.length;
}
