/**
 * One question as admins read it: without anything that leads to the asker, with the agents it went to and those who
 * may be asked next.
 */
import { sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import {
  flag,
  integer,
  nullable,
  oneOf,
  type RowOf,
  real,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { asExperts, type Expert, expertsToAsk, nextOf } from "../experts/asking.server.ts";
import { FOUND_EXPERTS } from "../limits.ts";

const LISTED_EXPERTS = 100;
const LISTED_CIRCLES = 30;

const questionRow = {
  id: text,
  slug: text,
  status: oneOf(QUESTION_STATUSES),
  title: text,
  question: text,
  typeName: text,
  stateCode: text,
  zip: text,
  askedAt: integer,
  firstAnsweredAt: nullable(integer),
  answerCount: integer,
  circle: integer,
  mayBeCalled: flag,
  /** All agents who were asked, including those not listed. */
  experts: integer,
  /** This admin has a verified profile that is licensed for it. */
  mayAnswer: flag,
};
const circleRow = { circle: integer, drawnAt: integer, experts: integer };
const askedRow = {
  name: text,
  slug: text,
  npn: text,
  circle: integer,
  miles: real,
  drafted: flag,
  answered: flag,
};

/** An agent who may be asked, without account or address. */
export type ExpertChoice = { name: string; npn: string; miles: number; responseMinutes: number | null };
export type AdminQuestion = RowOf<typeof questionRow> & {
  circles: RowOf<typeof circleRow>[];
  asked: RowOf<typeof askedRow>[];
  /** The agents that the next circle would have. */
  nearest: ExpertChoice[];
  /** The agents found by name or NPN; null without a search. */
  found: ExpertChoice[] | null;
};

const asChoice = ({ name, npn, distanceMiles, responseMinutes }: Expert): ExpertChoice => ({
  name,
  npn,
  miles: distanceMiles,
  responseMinutes,
});

/** Matches an NPN, or words that each start a word of the name; null for neither. */
function whichAgents(find: string) {
  const typed = find.trim();
  if (/^\d{1,10}$/.test(typed)) return sql`a.npn = ${typed}`;
  const words = fullTextWords(typed);
  if (words === null) return null;
  return sql`a.agent_no IN (SELECT rowid FROM agent_text WHERE agent_text MATCH ${`name : (${words})`})`;
}

/** The question, and the agents that match `find`; null when there is none or it is unconfirmed. One round trip. */
export async function findAdminQuestion(
  context: Pick<AppContext, "db" | "clock">,
  questionId: string,
  { adminId, find }: { adminId: string; find: string },
): Promise<AdminQuestion | null> {
  const { db, clock } = context;
  const no = sql`(SELECT question_no FROM expert_questions WHERE id = ${questionId})`;
  const which = whichAgents(find);
  const { questions, circles, asked, nearest, found } = await db.read({
    questions: rowsOf(
      db,
      "question for an admin",
      questionRow,
      sql`
      SELECT q.id, q.slug, q.status, q.public_title title, q.question, t.name typeName, q.state_code stateCode,
        q.customer_zip_code zip, q.asked_at askedAt, q.first_answered_at firstAnsweredAt, q.answer_count answerCount,
        q.circle, q.allow_contact mayBeCalled,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts,
        EXISTS (SELECT 1 FROM profiles p JOIN agent_coverage v ON v.agent_no = p.agent_no
          WHERE p.user_id = ${adminId} AND p.verified AND p.account_status = 'active' AND v.state_code = q.state_code
            AND v.through_day >= ${stateDaySql(sql`q.state_code`, clock.now())} AND v.types & (1 << q.type_bit)) mayAnswer
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit
      WHERE q.id = ${questionId} AND q.status <> 'unconfirmed' LIMIT 1`,
    ),
    circles: rowsOf(
      db,
      "circles of a question, for an admin",
      circleRow,
      sql`SELECT circle, drawn_at drawnAt, experts FROM question_circles WHERE question_no = ${no}
        ORDER BY drawn_at, circle LIMIT ${LISTED_CIRCLES}`,
    ),
    asked: rowsOf(
      db,
      "experts of a question",
      askedRow,
      sql`SELECT a.name, a.slug, a.npn, e.circle, e.distance_miles miles, d.agent_no IS NOT NULL drafted,
          w.agent_no IS NOT NULL answered
        FROM question_experts e JOIN agents a ON a.agent_no = e.agent_no
          LEFT JOIN answer_drafts d ON d.question_no = e.question_no AND d.agent_no = e.agent_no
          LEFT JOIN expert_answers w ON w.question_no = e.question_no AND w.agent_no = e.agent_no
        WHERE e.question_no = ${no} ORDER BY e.asked_at, e.distance_miles LIMIT ${LISTED_EXPERTS}`,
    ),
    nearest: expertsToAsk(context, questionId),
    found: expertsToAsk(context, questionId, which ?? sql`0`),
  });
  const question = questions[0];
  if (question === undefined) return null;
  return {
    ...question,
    zip: question.zip.slice(0, 5),
    circles,
    asked,
    nearest: nextOf(asExperts(nearest)).map(asChoice),
    found: which === null ? null : asExperts(found).slice(0, FOUND_EXPERTS).map(asChoice),
  };
}
