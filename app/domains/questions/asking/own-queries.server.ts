/** Questions as their askers see them: through the account, its confirmed address, or a pass in the browser. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { OWN_QUESTIONS } from "../limits.ts";
import type { OwnQuestion } from "../types.ts";

/** The asker: a signed-in customer, and the hashes of the passes in the cookie. */
export type Asker = {
  userId: string | null;
  /** Null unless the account has confirmed it. */
  confirmedEmail: string | null;
  passHashes: readonly string[];
};

const questionRow = {
  question_no: integer,
  id: text,
  slug: text,
  status: oneOf(QUESTION_STATUSES),
  question: text,
  type_name: text,
  type_slug: text,
  zip: text,
  state_code: text,
  asked_at: integer,
  circle: integer,
  experts: integer,
  helpful_answer_id: nullable(text),
  given_at: nullable(integer),
  revoked_at: nullable(integer),
};
const answerRow = {
  question_no: integer,
  id: text,
  body: text,
  created_at: integer,
  edited_at: nullable(integer),
  agent_id: text,
  agent_name: text,
  agent_slug: text,
  photo_url: nullable(text),
  license_state: text,
  npn: text,
};

/** The numbers of the questions that this asker may see. */
function ownNumbers({ userId, confirmedEmail, passHashes }: Asker, nowMs: number) {
  return sql`
    SELECT question_no FROM expert_questions WHERE user_id = ${userId}
    UNION SELECT question_no FROM expert_questions WHERE customer_email = ${confirmedEmail}
    UNION SELECT question_no FROM question_passes
      WHERE kind = 'cookie' AND expires_at > ${nowMs} AND token_hash IN ${[...passHashes, ""]}`;
}

/** The asker's questions with their answers, newest first. One round trip. */
export async function listOwnQuestions(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  asker: Asker,
  questionId: string | null = null,
): Promise<(OwnQuestion & { questionNo: number })[]> {
  const own = sql`
    SELECT question_no FROM expert_questions WHERE question_no IN (${ownNumbers(asker, clock.now())})
      AND status <> 'removed' AND (${questionId} IS NULL OR id = ${questionId})
    ORDER BY question_no DESC LIMIT ${OWN_QUESTIONS}`;
  const { questions, answers } = await db.read({
    questions: rowsOf(
      db,
      "own questions",
      questionRow,
      sql`
      SELECT q.question_no, q.id, q.slug, q.status, q.question, t.name type_name, t.slug type_slug, q.customer_zip_code zip, q.state_code, q.asked_at,
        q.circle, q.helpful_answer_id, c.given_at, c.revoked_at,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit
        LEFT JOIN consent_records c ON c.subject_id = q.id
      WHERE q.question_no IN (${own}) ORDER BY q.question_no DESC LIMIT ${OWN_QUESTIONS}`,
    ),
    answers: rowsOf(
      db,
      "answers to own questions",
      answerRow,
      sql`
      SELECT a.question_no, a.id, a.body, a.created_at, a.edited_at, a.license_state, g.id agent_id, g.name agent_name,
        g.slug agent_slug, coalesce(g.photo_url, g.drawing_url) photo_url, g.npn
      FROM expert_answers a JOIN agents g ON g.agent_no = a.agent_no
      WHERE a.question_no IN (${own}) AND +a.status = 'published' ORDER BY a.created_at LIMIT ${OWN_QUESTIONS * 10}`,
    ),
  });
  return questions.map((row) => ({
    questionNo: row.question_no,
    id: row.id,
    slug: row.slug,
    status: row.status,
    question: row.question,
    typeName: row.type_name,
    typeSlug: row.type_slug,
    zip: row.zip,
    stateCode: row.state_code,
    askedAt: row.asked_at,
    circle: row.circle,
    expertCount: row.experts,
    helpfulAnswerId: row.helpful_answer_id,
    consent: row.given_at === null ? null : { givenAt: row.given_at, revokedAt: row.revoked_at },
    answers: answers
      .filter((answer) => answer.question_no === row.question_no)
      .map((answer) => ({
        id: answer.id,
        body: answer.body,
        createdAt: answer.created_at,
        editedAt: answer.edited_at,
        agentName: answer.agent_name,
        agentSlug: answer.agent_slug,
        licenseState: answer.license_state,
        npn: answer.npn,
        by: { id: answer.agent_id, name: answer.agent_name, photoUrl: answer.photo_url },
      })),
  }));
}

const sentRow = {
  email: text,
  status: oneOf(QUESTION_STATUSES),
  question: text,
  typeName: text,
  stateName: text,
  zip: text,
  /** The ZIP code that stands in for an unknown one, to find experts: "78701 Austin, TX". */
  standIn: nullable(text),
};
/** A question as it was sent, for the page that says what happens next. */
export type SentQuestion = RowOf<typeof sentRow>;

/** The question that was sent, if it is this asker's; null otherwise. */
export async function findSentQuestion(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  asker: Asker,
  questionId: string,
): Promise<SentQuestion | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "question that was sent",
      sentRow,
      sql`
      SELECT q.customer_email email, q.status, q.question, t.name typeName, s.name stateName,
        substr(q.customer_zip_code, 1, 5) zip,
        CASE WHEN EXISTS (SELECT 1 FROM zips WHERE zip = substr(q.customer_zip_code, 1, 5)) THEN NULL ELSE (
          SELECT z.zip || ' ' || c.name || ', ' || z.state_code FROM zips z JOIN cities c ON c.city_no = z.city_no
          WHERE z.zip BETWEEN substr(q.customer_zip_code, 1, 3) AND substr(q.customer_zip_code, 1, 3) || 'x'
            AND z.lat = q.lat AND z.lon = q.lon LIMIT 1) END standIn
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit JOIN states s ON s.code = q.state_code
      WHERE q.id = ${questionId} AND q.status IN ('unconfirmed', 'waiting', 'answered')
        AND q.question_no IN (${ownNumbers(asker, clock.now())}) LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** One question, if it is this asker's; null otherwise. Every action of an asker goes through this. */
export async function findOwnQuestion(
  context: Pick<AppContext, "db" | "clock">,
  asker: Asker,
  questionId: string,
): Promise<(OwnQuestion & { questionNo: number }) | null> {
  const [question] = await listOwnQuestions(context, asker, questionId);
  return question ?? null;
}
