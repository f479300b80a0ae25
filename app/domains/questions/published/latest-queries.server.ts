/** The newest answer, for the home page. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import type { LatestAnswer } from "../types.ts";
import { excerptOf } from "./public-words.ts";
import { isShownExpert } from "./shown-experts.ts";

/** The newest is picked from this many, since those of removed questions and closed profiles don’t count. */
const READ_ANSWERS = 40;

const latestRow = {
  slug: text,
  title: text,
  type_name: text,
  state_name: text,
  asked_at: integer,
  first_answered_at: integer,
  answered_at: integer,
  body: text,
  agent_id: text,
  agent_slug: text,
  agent_name: text,
  photo_url: nullable(text),
  license_state: text,
  license_number: text,
};

/**
 * Joined in this order: on its own, libSQL reads every answered question first, which takes 66 ms for a hundred
 * thousand.
 */
export const latestAnswer = sql`
  SELECT q.slug, q.public_title title, t.name type_name, s.name state_name, q.asked_at,
    q.first_answered_at, n.answered_at, n.body, g.id agent_id, g.slug agent_slug, g.name agent_name, coalesce(g.photo_url, g.drawing_url) photo_url, n.license_state, n.license_number
  FROM (
    SELECT question_no, agent_no, body, license_state, license_number, max(created_at) answered_at FROM (
      SELECT * FROM expert_answers WHERE status = 'published' ORDER BY created_at DESC LIMIT ${READ_ANSWERS})
    GROUP BY question_no
  ) n CROSS JOIN expert_questions q ON q.question_no = n.question_no AND q.status = 'answered'
    JOIN product_types t ON t.bit = q.type_bit JOIN states s ON s.code = q.state_code
    JOIN agents g ON g.agent_no = n.agent_no
  WHERE q.first_answered_at IS NOT NULL AND ${isShownExpert(sql`n.agent_no`)}
  ORDER BY n.answered_at DESC LIMIT 1`;

/** The most recently answered question with its newest answer; null before the first. One round trip. */
export async function findLatestAnswer({ db }: Pick<AppContext, "db">): Promise<LatestAnswer | null> {
  const { rows } = await db.read({ rows: rowsOf(db, "latest answer", latestRow, latestAnswer) });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    slug: row.slug,
    title: row.title,
    typeName: row.type_name,
    stateName: row.state_name,
    firstTookMs: row.first_answered_at - row.asked_at,
    answeredAt: row.answered_at,
    excerpt: excerptOf(row.body),
    by: {
      id: row.agent_id,
      slug: row.agent_slug,
      name: row.agent_name,
      photoUrl: row.photo_url,
      license: `${row.license_state} ${row.license_number}`,
    },
  };
}
