/** Questions as their experts see them. Only questions that went to the agent whose profile the user claimed. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
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
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { takePage } from "#app/platform/lists/list-page.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { expertAnswers } from "#db/schema/index.ts";
import { QUEUE_QUESTIONS } from "../limits.ts";
import type { QueuedQuestion } from "../types.ts";

const queueRow = {
  id: text,
  slug: text,
  status: oneOf(QUESTION_STATUSES),
  title: text,
  type_name: text,
  zip: text,
  distance_miles: real,
  asked_at: integer,
  circle: integer,
  first_answered_at: nullable(integer),
  answer_count: integer,
  answered_at: nullable(integer),
  drafted: flag,
};

const QUEUED = sql`
  SELECT q.id, q.slug, q.status, q.public_title title, t.name type_name, q.customer_zip_code zip, e.distance_miles,
    q.asked_at, q.circle, q.first_answered_at, q.answer_count, w.created_at answered_at, d.agent_no IS NOT NULL drafted
  FROM profiles p JOIN question_experts e ON e.agent_no = p.agent_no
    JOIN expert_questions q ON q.question_no = e.question_no JOIN product_types t ON t.bit = q.type_bit
    LEFT JOIN expert_answers w ON w.question_no = q.question_no AND w.agent_no = e.agent_no
    LEFT JOIN answer_drafts d ON d.question_no = q.question_no AND d.agent_no = e.agent_no`;

/** 0: nobody has answered; 1: others have; 2: this expert has. */
const PART = sql`CASE WHEN w.created_at IS NOT NULL THEN 2 WHEN q.status = 'answered' THEN 1 ELSE 0 END`;
/** Longest wait first; of those the expert answered, newest first. */
const MOMENT = sql`CASE WHEN w.created_at IS NULL THEN q.asked_at ELSE -q.asked_at END`;

const ANSWERED_PART = 2;
type QueuePlace = { part: number; askedAt: number; id: string };
export const queueCursor = cursorOf<QueuePlace>({
  part: integerKey(ANSWERED_PART),
  askedAt: integerKey(),
  id: idKey,
});

/**
 * The statement for the queue. First come the questions this expert has not answered: those that nobody answered
 * before the rest, because their clock is running, each with the longest wait first. Then those the expert answered,
 * newest question first.
 */
export function queueStatement(
  { db }: Pick<AppContext, "db">,
  userId: string,
  { waitingOnly, after, most }: { waitingOnly: boolean; after: QueuePlace | null; most: number },
) {
  const beyond =
    after === null
      ? sql``
      : sql`AND (${PART}, ${MOMENT}, q.id) >
          (${after.part}, ${after.part === ANSWERED_PART ? -after.askedAt : after.askedAt}, ${after.id})`;
  return rowsOf(
    db,
    "queue of an expert",
    queueRow,
    sql`${QUEUED}
    WHERE p.user_id = ${userId} AND q.status IN ('waiting', 'answered')
      ${waitingOnly ? sql`AND w.created_at IS NULL` : sql``} ${beyond}
    ORDER BY ${PART}, ${MOMENT}, q.id LIMIT ${most}`,
  );
}

export const readQueue = (rows: readonly RowOf<typeof queueRow>[]): QueuedQuestion[] =>
  rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    status: row.status,
    title: row.title,
    typeName: row.type_name,
    zip: row.zip.slice(0, 5),
    distanceMiles: row.distance_miles,
    askedAt: row.asked_at,
    circle: row.circle,
    firstAnsweredAt: row.first_answered_at,
    answerCount: row.answer_count,
    answeredAt: row.answered_at,
    hasDraft: row.drafted,
  }));

const countsRow = { all: integer, waiting: integer, untouched: integer, late: integer, answered: flag };

/**
 * For `read`: one row of counts. `all` questions; `waiting` for this expert's answer; of these, `untouched` by anyone,
 * and `late`, past the first circle's time. `answered`: the expert has answered a question before.
 */
export const queueCountsStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "counts of a queue",
    countsRow,
    sql`
    SELECT count(*) "all", count(*) FILTER (WHERE x.answered_at IS NULL) waiting,
      count(*) FILTER (WHERE x.answered_at IS NULL AND x.status = 'waiting') untouched,
      count(*) FILTER (WHERE x.answered_at IS NULL AND x.status = 'waiting' AND x.circle > 1) late,
      EXISTS (SELECT 1 FROM expert_answers a JOIN profiles ap ON ap.agent_no = a.agent_no
        WHERE ap.user_id = ${userId} AND ap.verified) answered
    FROM (${QUEUED} WHERE p.user_id = ${userId} AND q.status IN ('waiting', 'answered')) x`,
  );

export type ExpertQueueCounts = RowOf<typeof countsRow>;

/** A page of one expert's queue, and its counts. One round trip. */
export async function listQueue(
  context: Pick<AppContext, "db">,
  userId: string,
  { waitingOnly = false, after = null }: { waitingOnly?: boolean; after?: QueuePlace | null } = {},
): Promise<{ questions: QueuedQuestion[]; next: string | null; counts: ExpertQueueCounts }> {
  const { queue, counts } = await context.db.read({
    queue: queueStatement(context, userId, { waitingOnly, after, most: QUEUE_QUESTIONS + 1 }),
    counts: queueCountsStatement(context, userId),
  });
  const { rows, next } = takePage(readQueue(queue), QUEUE_QUESTIONS, (last) =>
    queueCursor.write({ ...last, part: partOf(last) }),
  );
  return {
    questions: rows,
    next,
    counts: counts[0] ?? { all: 0, waiting: 0, untouched: 0, late: 0, answered: false },
  };
}

/** The same as `PART` in SQL. */
const partOf = ({ answeredAt, status }: QueuedQuestion): number =>
  answeredAt !== null ? ANSWERED_PART : status === "answered" ? 1 : 0;

export type QuestionToAnswer = QueuedQuestion & {
  question: string;
  stateCode: string;
  typeBit: number;
  agentNo: number;
  /** Only with consent, and only once the expert has answered. */
  contact: { name: string; phone: string } | null;
  firstName: string;
  answer: {
    body: string;
    /** Removed by an admin: nobody else can read it. */
    removed: boolean;
    createdAt: number;
    editedAt: number | null;
    versions: number;
  } | null;
  draft: string | null;
};

const fullRow = {
  ...queueRow,
  question: text,
  state_code: text,
  type_bit: integer,
  agent_no: integer,
  first_name: text,
  last_name: text,
  phone: nullable(text),
  allow_contact: flag,
  answer_status: nullable(oneOf(expertAnswers.status.enumValues)),
  body: nullable(text),
  edited_at: nullable(integer),
  versions: integer,
  draft: nullable(text),
};

/** Whether the question went to this expert and was taken back, removed, or closed since. */
export async function isClosedToExpert(
  { db }: Pick<AppContext, "db">,
  userId: string,
  questionId: string,
): Promise<boolean> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "closed question of an expert",
      { id: text },
      sql`
      SELECT q.id FROM expert_questions q JOIN question_experts e ON e.question_no = q.question_no
        JOIN profiles p ON p.agent_no = e.agent_no AND p.user_id = ${userId}
      WHERE q.id = ${questionId} AND q.status IN ('withdrawn', 'removed', 'closed') LIMIT 1`,
    ),
  ]);
  return rows.length > 0;
}

/** The full question for an expert who was asked; null for anyone else. One round trip. */
export async function findQuestionToAnswer(
  { db }: Pick<AppContext, "db">,
  userId: string,
  questionId: string,
): Promise<QuestionToAnswer | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "question for an expert",
      fullRow,
      sql`
      SELECT x.*, q.question, q.state_code, q.type_bit, p.agent_no, q.customer_first_name first_name,
        q.customer_last_name last_name, q.customer_phone phone, q.allow_contact, w.body, w.status answer_status, w.edited_at, d.body draft,
        (SELECT count(*) FROM expert_answer_versions v WHERE v.answer_id = w.id) versions
      FROM (${QUEUED} WHERE p.user_id = ${userId} AND q.id = ${questionId}
        AND q.status IN ('waiting', 'answered') LIMIT 1) x
        JOIN expert_questions q ON q.id = x.id JOIN profiles p ON p.user_id = ${userId}
        LEFT JOIN expert_answers w ON w.question_no = q.question_no AND w.agent_no = p.agent_no
        LEFT JOIN answer_drafts d ON d.question_no = q.question_no AND d.agent_no = p.agent_no`,
    ),
  ]);
  const row = rows[0];
  const [listed] = row === undefined ? [] : readQueue([row]);
  if (row === undefined || listed === undefined) return null;
  const mayContact = row.allow_contact && row.phone !== null && row.answer_status === "published";
  return {
    ...listed,
    question: row.question,
    stateCode: row.state_code,
    typeBit: row.type_bit,
    agentNo: row.agent_no,
    firstName: row.first_name,
    contact: mayContact ? { name: `${row.first_name} ${row.last_name}`, phone: row.phone ?? "" } : null,
    answer:
      row.body === null || row.answered_at === null
        ? null
        : {
            body: row.body,
            removed: row.answer_status === "removed",
            createdAt: row.answered_at,
            editedAt: row.edited_at,
            versions: row.versions,
          },
    draft: row.draft,
  };
}
