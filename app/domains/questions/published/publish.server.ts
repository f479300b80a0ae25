/** Statements that keep the public data in sync with what is published: full text, and the counts by filter. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { QuestionStatus } from "../types.ts";

/**
 * The pages that show a question to everyone. Filtered lists and agents' pages follow when their minute in the cache
 * is over.
 */
export const publicPaths = (slug: string): string[] => [
  paths.expertAnswer(slug),
  paths.expertAnswers(),
  paths.home(),
];

type WithDatabase = Pick<AppContext, "db">;

/** Rewrites the question's full-text row from what is published now; no row when it is not answered. */
export function writeFullText({ db }: WithDatabase, questionNo: number) {
  return [
    db.orm.run(sql`DELETE FROM question_text WHERE rowid = ${questionNo}`),
    db.orm.run(sql`
      INSERT INTO question_text (rowid, facets, question, answers)
      SELECT q.question_no, 't' || q.type_bit || ' s' || lower(q.state_code), q.public_title || char(10) || q.public_text,
        (SELECT group_concat(a.body, char(10)) FROM expert_answers a
          WHERE a.question_no = q.question_no AND +a.status = 'published')
      FROM expert_questions q WHERE q.question_no = ${questionNo} AND q.status = 'answered'`),
  ];
}

/**
 * Counts the question in (1) or out (-1) if it has `status` now. Goes before the statement that changes the status.
 */
export function countPublished({ db }: WithDatabase, questionNo: number, status: QuestionStatus, by: 1 | -1) {
  return db.orm.run(sql`
    INSERT INTO question_totals (type_bit, state_code, published)
    SELECT type_bit, state_code, ${by} FROM expert_questions
      WHERE question_no = ${questionNo} AND status = ${status}
    ON CONFLICT (type_bit, state_code) DO UPDATE SET published = published + excluded.published`);
}
