/** The circle of experts around a question: drawn at once, and wider while nobody answers. */

import { eq, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import {
  adminRecipientsStatement,
  preferencesOf,
} from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { integer, nullable, oneOf, type RowOf, real, rowsOf, text } from "#app/platform/rows.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { expertQuestions, questionCircles, questionExperts } from "#db/schema/index.ts";
import { expertEmail, unansweredEmail } from "./emails.ts";
import { CANDIDATE_EXPERTS, EXPERT_EMAILS_AN_HOUR, WIDEN_AFTER_MINUTES, WIDEST_MILES } from "./limits.ts";
import { type Candidate, chooseCircle, circleDue } from "./policy.ts";

const LAT_DEGREES_PER_MILE = 1 / 69.0;
/** Questions that one turn of the cron trigger looks after. */
const OVERDUE_LIMIT = 20;

const questionRow = {
  question_no: integer,
  id: text,
  status: oneOf(QUESTION_STATUSES),
  circle: integer,
  asked_at: integer,
  public_title: text,
  customer_zip_code: text,
  state_code: text,
  type_bit: integer,
  type_name: text,
};
const candidateRow = {
  agent_no: integer,
  square: real,
  response_minutes: nullable(integer),
  user_id: text,
  email: text,
  preferences: text,
};

type QuestionRow = RowOf<typeof questionRow>;
type CandidateRow = RowOf<typeof candidateRow>;

/**
 * Agents licensed for the type in the question's state who can be reached (they keep an account), the nearest first;
 * those who were asked already are left out.
 */
const candidatesQuery = (questionId: string, nowMs: number) => {
  const reach = WIDEST_MILES * LAT_DEGREES_PER_MILE;
  // From the accounts, which are few beside the register. What they chose is read of those alone who are left.
  return sql`SELECT near.*, ${preferencesOf(sql`near.user_id`)} preferences FROM (
    SELECT a.agent_no, a.response_minutes, p.user_id, u.email,
      (a.lat - q.lat) * (a.lat - q.lat)
        + (a.lon - q.lon) * (a.lon - q.lon) * cos(radians(q.lat)) * cos(radians(q.lat)) square
    FROM expert_questions q CROSS JOIN profiles p CROSS JOIN agents a ON a.agent_no = p.agent_no
      CROSS JOIN users u ON u.id = p.user_id
    WHERE q.id = ${questionId} AND p.agent_no IS NOT NULL AND p.verified AND p.account_status = 'active'
      AND u.id IS NOT q.user_id AND u.email <> q.customer_email
      AND a.account_status = 'active' AND a.types & (1 << q.type_bit)
      AND a.lat BETWEEN q.lat - ${reach} AND q.lat + ${reach}
      AND a.lon BETWEEN q.lon - ${reach} / cos(radians(q.lat)) AND q.lon + ${reach} / cos(radians(q.lat))
      AND EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no AND v.state_code = q.state_code
        AND v.through_day >= ${stateDaySql(sql`q.state_code`, nowMs)} AND v.types & (1 << q.type_bit))
      AND NOT EXISTS (SELECT 1 FROM question_experts e WHERE e.question_no = q.question_no AND e.agent_no = a.agent_no)
    ORDER BY square LIMIT ${CANDIDATE_EXPERTS}) near ORDER BY near.square`;
};

/**
 * Draws the next circle when one is due: notes who is asked, tells them, and from the second circle on admins. Each
 * circle is drawn once, whoever comes first of the object's alarm and the cron trigger. Returns what the clock needs.
 */
export async function drawCircle(
  context: AppContext,
  questionId: string,
): Promise<{ waiting: boolean; circle: number }> {
  const { db, clock } = context;
  const { questions, candidates, admins } = await db.batch({
    questions: rowsOf(
      db,
      "question to send out",
      questionRow,
      sql`
      SELECT q.question_no, q.id, q.status, q.circle, q.asked_at, q.public_title, q.customer_zip_code, q.state_code,
        q.type_bit, t.name type_name
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit WHERE q.id = ${questionId} LIMIT 1`,
    ),
    candidates: rowsOf(db, "experts to ask", candidateRow, candidatesQuery(questionId, clock.now())),
    admins: adminRecipientsStatement(context),
  });
  const question = questions[0];
  if (question === undefined || question.status !== "waiting") return { waiting: false, circle: 0 };
  const circle = question.circle + 1;
  if (circle > circleDue(question.asked_at, clock.now())) return { waiting: true, circle: question.circle };

  const reached = candidates.map((row): Candidate & CandidateRow => ({
    ...row,
    agentNo: row.agent_no,
    distanceMiles: Math.sqrt(row.square) / LAT_DEGREES_PER_MILE,
    responseMinutes: row.response_minutes,
  }));
  const chosen = reached.length === 0 ? [] : chooseCircle(reached, new Set());
  const people = chosen.flatMap(({ agentNo }) => reached.filter((one) => one.agentNo === agentNo));
  const told = await Promise.all([
    tellExperts(context, question, people),
    circle > 1 || people.length === 0 ? tellAdmins(context, question, circle, people.length, admins) : [],
  ]);
  const outcome = await commit(context, {
    // Not for one that was answered or taken back meanwhile, and not twice.
    guards: {
      "still-waiting": sql`EXISTS (SELECT 1 FROM expert_questions WHERE id = ${questionId} AND status = 'waiting')`,
    },
    duplicates: [
      "question_circles.question_no, question_circles.circle",
      // One of them was asked by another circle meanwhile: the next turn of the clock draws this one.
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
      ...people.map((expert) =>
        db.orm.insert(questionExperts).values({
          questionNo: question.question_no,
          agentNo: expert.agentNo,
          circle,
          distanceMiles: expert.distanceMiles,
          askedAt: clock.now(),
        }),
      ),
      ...told.flat(),
    ],
    ...tellingUsers([...people.map((expert) => expert.user_id), ...admins.map((admin) => admin.userId)]),
    mail: true,
    live: "widened",
  });
  return { waiting: outcome.kind !== "stale", circle };
}

function tellExperts(context: AppContext, question: QuestionRow, experts: readonly CandidateRow[]) {
  const place = `ZIP ${question.customer_zip_code.slice(0, 5)}`;
  const actionUrl = paths.expertQuestion(question.id);
  return announceStatements(
    context,
    experts.map(({ user_id, email, preferences }) => ({ userId: user_id, email, preferences })),
    {
      event: "question",
      type: "info",
      title: `${question.type_name} question from ${place}`,
      message: question.public_title,
      actionUrl,
      emailsAnHour: EXPERT_EMAILS_AN_HOUR,
      composeEmail: (email, stop) =>
        expertEmail(email, {
          title: question.public_title,
          typeName: question.type_name,
          place,
          url: context.origin + actionUrl,
          stop,
        }),
    },
  );
}

function tellAdmins(
  context: AppContext,
  question: QuestionRow,
  circle: number,
  experts: number,
  admins: readonly Recipient[],
) {
  const minutes = WIDEN_AFTER_MINUTES[circle - 2];
  const who = experts === 0 ? "no other agent was available" : `sent to ${experts} more agents`;
  const url = context.origin + paths.admin();
  return announceStatements(context, admins, {
    event: "waiting-question",
    type: "warning",
    title: minutes === undefined ? "A question has reached no agents" : `No answer after ${minutes} minutes`,
    message: `${question.public_title} (${question.type_name}, ${question.state_code}; ${who})`,
    actionUrl: paths.admin(),
    // Mail only at the last circle: the bell has said it before.
    ...(circle === WIDEN_AFTER_MINUTES.length + 1
      ? { composeEmail: (email, stop) => unansweredEmail(email, { url, stop }) }
      : {}),
  });
}

/** What the alarms missed: circles that are due and not drawn. Called every minute; returns how many were drawn. */
export async function drawOverdueCircles(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = [0, ...WIDEN_AFTER_MINUTES];
  // A minute's grace, so that the alarm, which is exact, comes first.
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
