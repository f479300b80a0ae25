/** One published question with its answers and how it was answered. */
import { sql } from "drizzle-orm";
import { isEvidenceStale } from "#app/domains/licenses/policy.ts";
import { publicParts } from "#app/platform/contact-data/personal-data.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { textLanguage } from "#app/text/text-language.ts";
import { QUESTION_STATUSES } from "#db/lists.ts";
import { WIDEN_AFTER_MINUTES } from "../limits.ts";
import type { PublicAnswer, PublicQuestion, QuestionStep } from "../types.ts";
import { readRows, relatedStatement } from "./public-queries.server.ts";
import { isShownExpert } from "./shown-experts.ts";

const RELATED_QUESTIONS = 5;
const ANSWER_LIMIT = 30;

const headRow = {
  id: text,
  slug: text,
  status: oneOf(QUESTION_STATUSES),
  public_title: text,
  public_text: text,
  zip: text,
  asked_at: integer,
  helpful_answer_id: nullable(text),
  helpful_marked_at: nullable(integer),
  type_name: text,
  type_slug: text,
  code: text,
  state_name: text,
  state_slug: text,
};
const answerRow = {
  id: text,
  body: text,
  created_at: integer,
  edited_at: nullable(integer),
  license_number: text,
  license_label: text,
  license_state: text,
  license_read_on: nullable(text),
  agent_id: text,
  agent_slug: text,
  agent_name: text,
  photo_url: nullable(text),
  npn: text,
  city: text,
  organization: nullable(text),
  published: nullable(integer),
  star_sum: nullable(integer),
};
const circleRow = { circle: integer, drawn_at: integer, experts: integer };

type HeadRow = RowOf<typeof headRow>;
type AnswerRow = RowOf<typeof answerRow>;
type CircleRow = RowOf<typeof circleRow>;

/** The question with this slug; `gone` when it was published and no longer is; null when there is none. */
export async function findPublicQuestion(
  context: Pick<AppContext, "db" | "clock">,
  slug: string,
): Promise<PublicQuestion | "gone" | null> {
  const { db, clock } = context;
  const here = sql`(SELECT question_no FROM expert_questions WHERE slug = ${slug} AND status = 'answered')`;
  const { heads, answers, circles, related } = await db.batch({
    heads: rowsOf(
      db,
      "published question",
      headRow,
      sql`
      SELECT q.id, q.slug, q.status, q.public_title, q.public_text, q.customer_zip_code zip, q.asked_at,
        q.helpful_answer_id, q.helpful_marked_at, t.name type_name, t.slug type_slug, s.code, s.name state_name,
        s.slug state_slug
      FROM expert_questions q JOIN product_types t ON t.bit = q.type_bit JOIN states s ON s.code = q.state_code
      WHERE q.slug = ${slug} LIMIT 1`,
    ),
    answers: rowsOf(
      db,
      "answers to a question",
      answerRow,
      sql`
      SELECT a.id, a.body, a.created_at, a.edited_at, a.license_number, a.license_label, s.name license_state,
        (SELECT max(l.evidence_read_on) FROM licenses l WHERE l.agent_no = a.agent_no
          AND l.state_code = a.license_state AND l.number = a.license_number) license_read_on,
        g.id agent_id, g.slug agent_slug, g.name agent_name, coalesce(g.photo_url, g.drawing_url) photo_url, g.npn, c.name city, o.name organization,
        x.review_count published, x.star_sum
      FROM expert_answers a JOIN agents g ON g.agent_no = a.agent_no JOIN cities c ON c.city_no = g.city_no
        JOIN states s ON s.code = a.license_state
        LEFT JOIN organizations o ON o.organization_no = g.organization_no
        LEFT JOIN agent_search x ON x.zip = g.zip AND x.agent_no = g.agent_no
      WHERE a.question_no = ${here} AND +a.status = 'published' AND ${isShownExpert(sql`a.agent_no`)}
      ORDER BY a.created_at LIMIT ${ANSWER_LIMIT}`,
    ),
    circles: rowsOf(
      db,
      "circles of a question",
      circleRow,
      sql`
      SELECT circle, drawn_at, experts FROM question_circles WHERE question_no = ${here} ORDER BY circle LIMIT 10`,
    ),
    related: relatedStatement(context, slug, RELATED_QUESTIONS),
  });
  const head = heads[0];
  if (head === undefined || head.status === "waiting" || head.status === "unconfirmed") return null;
  if (head.status !== "answered") return "gone";
  const list = answers.map((row) => readAnswer(row, head.helpful_answer_id, clock.now()));
  // The answer that the asker found helpful comes first.
  const ordered = [...list.filter((one) => one.helpful), ...list.filter((one) => !one.helpful)];
  return {
    id: head.id,
    slug: head.slug,
    title: head.public_title,
    language: textLanguage(head.public_text),
    parts: publicParts(head.public_text),
    type: { name: head.type_name, slug: head.type_slug },
    state: { code: head.code, name: head.state_name, slug: head.state_slug },
    zipArea: head.zip.slice(0, 3),
    askedAt: head.asked_at,
    answers: ordered,
    steps: readSteps(head, circles, answers),
    related: readRows(related),
  };
}

function readAnswer(row: AnswerRow, helpfulAnswerId: string | null, nowMs: number): PublicAnswer {
  return {
    id: row.id,
    body: row.body,
    language: textLanguage(row.body),
    createdAt: row.created_at,
    editedAt: row.edited_at,
    helpful: row.id === helpfulAnswerId,
    agent: {
      id: row.agent_id,
      slug: row.agent_slug,
      name: row.agent_name,
      photoUrl: row.photo_url,
      npn: row.npn,
      city: row.city,
      organization: row.organization,
      stars:
        row.published === null || row.published === 0
          ? null
          : { average: (row.star_sum ?? 0) / row.published, count: row.published },
    },
    license: {
      stateName: row.license_state,
      number: row.license_number,
      label: row.license_label,
      stale: row.license_read_on === null || isEvidenceStale(row.license_read_on, nowMs),
    },
  };
}

function readSteps(
  head: HeadRow,
  circles: readonly CircleRow[],
  answers: readonly AnswerRow[],
): QuestionStep[] {
  const steps: QuestionStep[] = [
    ...circles.map(({ circle, drawn_at, experts }): QuestionStep => {
      const minutes = WIDEN_AFTER_MINUTES[circle - 2];
      return minutes === undefined
        ? { kind: "sent", at: drawn_at, experts }
        : { kind: "widened", at: drawn_at, experts, minutes };
    }),
    ...answers.map(
      (answer, at): QuestionStep => ({
        kind: "answered",
        at: answer.created_at,
        nth: at + 1,
        afterMs: answer.created_at - head.asked_at,
      }),
    ),
    ...(head.helpful_marked_at === null ? [] : [{ kind: "helpful" as const, at: head.helpful_marked_at }]),
  ];
  return steps.sort((a, b) => a.at - b.at);
}
