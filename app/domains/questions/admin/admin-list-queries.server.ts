/** All questions, for admins: without anything about the asker. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import type { QuestionStatus } from "../types.ts";

const LISTED_TYPES = 60;

const questionRow = {
  no: integer,
  id: text,
  title: text,
  status: oneOf(QUESTION_STATUSES),
  typeName: text,
  stateCode: text,
  askedAt: integer,
  firstAnsweredAt: nullable(integer),
  answerCount: integer,
  experts: integer,
};

export type AdminQuestionFilter = {
  find?: string | undefined;
  status?: QuestionStatus | undefined;
  /** Slug of a type. */
  type?: string | undefined;
  oldest?: boolean;
};

/** The search: full text for published questions, the title for the rest. */
function lookedFor(find: string): SQL {
  const words = fullTextWords(find);
  const title = `%${find.replace(/[\\%_]/g, "\\$&")}%`;
  const waiting = sql`(q.status <> 'answered' AND q.public_title LIKE ${title} ESCAPE '\\')`;
  return words === null
    ? waiting
    : sql`(${waiting} OR q.question_no IN (SELECT rowid FROM question_text WHERE question_text MATCH ${`question : (${words})`}))`;
}

const conditionOf = ({ find, status, type }: AdminQuestionFilter): SQL =>
  sql.join(
    [
      status === undefined ? sql`q.status <> 'unconfirmed'` : sql`q.status = ${status}`,
      ...(find === undefined ? [] : [lookedFor(find)]),
      ...(type === undefined ? [] : [sql`q.type_bit = (SELECT bit FROM product_types WHERE slug = ${type})`]),
    ],
    sql` AND `,
  );

/** Unconfirmed questions are for nobody to read. */
export const adminQuestions = longList({
  name: "questions for admins",
  shape: questionRow,
  cursor: cursorOf({ no: integerKey() }),
  placeOf: ({ no }) => ({ no }),
  select(filter: AdminQuestionFilter, after, most) {
    const [behind, direction] = filter.oldest ? [sql`>`, sql``] : [sql`<`, sql`DESC`];
    const place = after === null ? sql`` : sql`AND q.question_no ${behind} ${after.no}`;
    return sql`SELECT q.question_no no, q.id, q.public_title title, q.status, t.name typeName, q.state_code stateCode,
        q.asked_at askedAt, q.first_answered_at firstAnsweredAt, q.answer_count answerCount,
        (SELECT count(*) FROM question_experts e WHERE e.question_no = q.question_no) experts
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit
      WHERE ${conditionOf(filter)} ${place} ORDER BY q.question_no ${direction} LIMIT ${most}`;
  },
  from: (filter) => sql`FROM expert_questions q WHERE ${conditionOf(filter)}`,
});

/** All types, to filter the list by. One round trip, shared with the page's others. */
export async function listQuestionTypes({
  db,
}: Pick<AppContext, "db">): Promise<{ value: string; label: string }[]> {
  const [types] = await db.read([
    rowsOf(
      db,
      "types of questions",
      { value: text, label: text },
      sql`SELECT slug value, name label FROM product_types ORDER BY name LIMIT ${LISTED_TYPES}`,
    ),
  ]);
  return types;
}

/** `SELECT id …` of everything that matches the filter, in the list's order, for bulk actions. */
export const idsOf = (filter: AdminQuestionFilter, most: number): SQL =>
  sql`SELECT q.id FROM expert_questions q WHERE ${conditionOf(filter)}
    ORDER BY q.question_no ${filter.oldest ? sql`` : sql`DESC`} LIMIT ${most}`;
