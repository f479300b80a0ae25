/**
 * Who a question may go to, and how they are notified: the same for the clock's circles and for agents an admin asks.
 */
import { type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { questionExperts } from "#db/schema/index.ts";
import { expertEmail } from "../emails.ts";
import { CANDIDATE_EXPERTS, EXPERT_EMAILS_AN_HOUR, WIDEST_MILES } from "../limits.ts";
import { type Candidate, chooseCircle } from "../policy.ts";

const LAT_DEGREES_PER_MILE = 1 / 69.0;

const questionRow = {
  question_no: integer,
  id: text,
  status: oneOf(QUESTION_STATUSES),
  circle: integer,
  /** The last circle drawn, including those of admins; 0 before the first. */
  last_circle: integer,
  /** How many agents it went to. */
  experts: integer,
  asked_at: integer,
  public_title: text,
  customer_zip_code: text,
  state_code: text,
  type_bit: integer,
  type_name: text,
};
const candidateRow = {
  agent_no: integer,
  agent_id: text,
  name: text,
  npn: text,
  square: real,
  response_minutes: nullable(integer),
  user_id: text,
  email: text,
  preferences: text,
};

export type QuestionToSend = RowOf<typeof questionRow>;
export type Expert = RowOf<typeof candidateRow> & Candidate;

/** The question, as the code that sends it out needs it. */
export const questionToSend = ({ db }: Pick<AppContext, "db">, questionId: string) =>
  rowsOf(
    db,
    "question to send out",
    questionRow,
    sql`
    SELECT q.question_no, q.id, q.status, q.circle, q.asked_at, q.public_title, q.customer_zip_code, q.state_code,
      q.type_bit, t.name type_name,
      (SELECT coalesce(max(c.circle), 0) FROM question_circles c WHERE c.question_no = q.question_no) last_circle,
      (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
    FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit WHERE q.id = ${questionId} LIMIT 1`,
  );

const REACH = WIDEST_MILES * LAT_DEGREES_PER_MILE;
const WITHIN_REACH = sql`a.lat BETWEEN q.lat - ${REACH} AND q.lat + ${REACH}
  AND a.lon BETWEEN q.lon - ${REACH} / cos(radians(q.lat)) AND q.lon + ${REACH} / cos(radians(q.lat))`;

/**
 * Agents licensed for the type in the question's state who can be reached (they have an account), nearest first.
 * Agents who were already asked are left out. `which` filters them further, by the agent `a`.
 */
export const expertsToAsk = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  questionId: string,
  which: SQL = WITHIN_REACH,
) =>
  rowsOf(
    db,
    "experts to ask",
    candidateRow,
    // Starts from the accounts, which are few compared to the register. Preferences are read only for those who are
    // left.
    sql`SELECT near.*, ${preferencesOf(sql`near.user_id`)} preferences FROM (
    SELECT a.agent_no, a.id agent_id, a.name, a.npn, a.response_minutes, p.user_id, u.email,
      (a.lat - q.lat) * (a.lat - q.lat)
        + (a.lon - q.lon) * (a.lon - q.lon) * cos(radians(q.lat)) * cos(radians(q.lat)) square
    FROM expert_questions q CROSS JOIN profiles p CROSS JOIN agents a ON a.agent_no = p.agent_no
      CROSS JOIN users u ON u.id = p.user_id
    WHERE q.id = ${questionId} AND p.agent_no IS NOT NULL AND p.verified AND p.account_status = 'active'
      AND u.id IS NOT q.user_id AND u.email <> q.customer_email
      AND a.account_status = 'active' AND a.types & (1 << q.type_bit) AND ${which}
      AND EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no AND v.state_code = q.state_code
        AND v.through_day >= ${stateDaySql(sql`q.state_code`, clock.now())} AND v.types & (1 << q.type_bit))
      AND NOT EXISTS (SELECT 1 FROM question_experts e WHERE e.question_no = q.question_no AND e.agent_no = a.agent_no)
    ORDER BY square LIMIT ${CANDIDATE_EXPERTS}) near ORDER BY near.square`,
  );

/** The rows as candidates, each with its distance. */
export const asExperts = (rows: readonly RowOf<typeof candidateRow>[]): Expert[] =>
  rows.map((row) => ({
    ...row,
    agentNo: row.agent_no,
    distanceMiles: Math.sqrt(row.square) / LAT_DEGREES_PER_MILE,
    responseMinutes: row.response_minutes,
  }));

/** The agents to ask next, in the order of the circle. */
export function nextOf(experts: readonly Expert[]): Expert[] {
  const chosen = experts.length === 0 ? [] : chooseCircle(experts, new Set());
  return chosen.flatMap(({ agentNo }) => experts.filter((one) => one.agentNo === agentNo));
}

/** Records that the question went to these agents, as one circle. */
export const askedStatements = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  questionNo: number,
  circle: number,
  experts: readonly Expert[],
) =>
  experts.map(({ agentNo, distanceMiles }) =>
    db.orm
      .insert(questionExperts)
      .values({ questionNo, agentNo, circle, distanceMiles, askedAt: clock.now() }),
  );

/** Notifies them, each in the way they have chosen. */
export function tellExperts(context: AppContext, question: QuestionToSend, experts: readonly Expert[]) {
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
