/** What everyone may read: lists of published questions by type, state, and words, and questions related to one. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { textLanguage } from "#app/text/text-language.ts";
import { COUNTED_QUESTIONS, LIST_PAGE_QUESTIONS, LIST_PAGES } from "../limits.ts";
import type { AnsweredRow, AnsweringAgents } from "../types.ts";
import { answersBy } from "./agent-answers-queries.server.ts";
import { answeringStatements, readAnswering } from "./answering-queries.server.ts";
import { medianStatement } from "./live-queries.server.ts";
import { excerptOf } from "./public-words.ts";
import { isShownExpert } from "./shown-experts.ts";

export type ListQuery = {
  /** Slug of a product type, and code of a state; null for all. */
  type: string | null;
  state: string | null;
  words: string;
  /** Slug of an agent, to list only their answers; null for everyone's. */
  agent: string | null;
  /** From 1. */
  page: number;
};

export type QuestionList = {
  questions: AnsweredRow[];
  /** How many fit the filters; of those found by words, at most `COUNTED_QUESTIONS`. */
  total: number;
  /** How many pages can be opened. */
  pages: number;
  types: { slug: string; name: string; published: number }[];
  states: { code: string; name: string; published: number }[];
  /** False when the filter names something that doesn't exist. */
  typeKnown: boolean;
  stateKnown: boolean;
  /** The agent whose answers are listed; null without that filter, or when there is no such agent. */
  agent: { slug: string; name: string } | null;
  /** Median minutes to the first answer lately; null when there was none. */
  medianMinutes: number | null;
  /** Agents who answered lately. */
  answering: AnsweringAgents;
};

const listRow = {
  question_no: integer,
  slug: text,
  title: text,
  type_name: text,
  state_code: text,
  state_name: text,
  answer_count: integer,
  asked_at: integer,
  first_answered_at: nullable(integer),
};

const LISTED = sql`q.question_no, q.slug, q.public_title title, t.name type_name, q.state_code, s.name state_name,
  q.answer_count, q.asked_at, q.first_answered_at`;
const NAMES = sql`JOIN product_types t ON t.bit = q.type_bit JOIN states s ON s.code = q.state_code`;

const answeredRow = {
  ...listRow,
  body: nullable(text),
  agent_id: nullable(text),
  agent_slug: nullable(text),
  agent_name: nullable(text),
  agent_place: nullable(text),
  photo_url: nullable(text),
};

/** With its first answer that everyone may read, or the one of this agent. Only the rows of `list` are looked at. */
const withAnswer = (list: SQL, agent: SQL | null = null, order = sql`l.question_no DESC`): SQL => sql`
  SELECT l.*, n.body, g.id agent_id, g.slug agent_slug, g.name agent_name, c.name || ', ' || g.state_code agent_place,
    coalesce(g.photo_url, g.drawing_url) photo_url
  FROM (${list}) l
  LEFT JOIN expert_answers n ON n.question_no = l.question_no AND n.agent_no = (
    SELECT x.agent_no FROM expert_answers x
    WHERE x.question_no = l.question_no AND x.status = 'published' AND ${isShownExpert(sql`x.agent_no`)}
      ${agent === null ? sql`` : sql`AND x.agent_no = ${agent}`}
    ORDER BY x.created_at LIMIT 1)
  LEFT JOIN agents g ON g.agent_no = n.agent_no LEFT JOIN cities c ON c.city_no = g.city_no
  ORDER BY ${order}`;

/** Published questions by type and state: all, or those one agent has answered. */
const totalsOf = (agent: SQL | null): SQL =>
  agent === null
    ? sql`question_totals`
    : sql`(SELECT q.type_bit, q.state_code, 1 published FROM ${answersBy(agent)})`;

const readAnswered = (row: RowOf<typeof answeredRow>): AnsweredRow => ({
  slug: row.slug,
  title: row.title,
  titleLanguage: textLanguage(row.title),
  typeName: row.type_name,
  stateCode: row.state_code,
  stateName: row.state_name,
  answerCount: row.answer_count,
  askedAt: row.asked_at,
  firstTookMs: row.first_answered_at === null ? null : row.first_answered_at - row.asked_at,
  answer:
    row.body === null || row.agent_id === null || row.agent_slug === null || row.agent_name === null
      ? null
      : {
          excerpt: excerptOf(row.body),
          language: textLanguage(row.body),
          by: {
            id: row.agent_id,
            slug: row.agent_slug,
            name: row.agent_name,
            place: row.agent_place ?? "",
            photoUrl: row.photo_url,
          },
        },
});

/** Published questions, newest first, with the counts next to the filters. One round trip. */
export async function listPublished(
  context: Pick<AppContext, "db" | "clock">,
  query: ListQuery,
): Promise<QuestionList> {
  const { db } = context;
  const words = fullTextWords(query.words);
  const typeBit = sql`(SELECT bit FROM product_types WHERE slug = ${query.type ?? ""})`;
  const agent =
    query.agent === null
      ? null
      : sql`(SELECT agent_no FROM agents WHERE slug = ${query.agent} AND account_status = 'active')`;
  const ofAgent = (questionNo: SQL) =>
    agent === null ? sql`` : sql`AND ${questionNo} IN (SELECT q.question_no FROM ${answersBy(agent)})`;
  const totals = totalsOf(agent);
  const filtered = query.type !== null || query.state !== null || words !== null;
  const match = sql`
    ${query.type === null ? sql`''` : sql`'facets:t' || coalesce(${typeBit}, 'none')`}
    || ${query.type !== null && query.state !== null ? sql`' AND '` : sql`''`}
    || ${query.state === null ? sql`''` : sql`${`facets:s${query.state.toLowerCase().replace(/[^a-z]/g, "")}`}`}
    || ${words !== null && (query.type !== null || query.state !== null) ? sql`' AND '` : sql`''`}
    || ${words === null ? sql`''` : sql`${`{question answers}:(${words})`}`}`;
  const found = filtered
    ? sql`SELECT f.rowid question_no FROM question_text f WHERE question_text MATCH (${match}) ${ofAgent(sql`f.rowid`)}
        ORDER BY f.rowid DESC`
    : sql`SELECT question_no FROM expert_questions WHERE status = 'answered' ${ofAgent(sql`question_no`)}
        ORDER BY question_no DESC`;
  // What comes before the page is passed over in the index alone.
  const page = sql`SELECT ${LISTED} FROM (${found} LIMIT ${LIST_PAGE_QUESTIONS}
      OFFSET ${(query.page - 1) * LIST_PAGE_QUESTIONS}) f
    JOIN expert_questions q ON q.question_no = f.question_no ${NAMES} ORDER BY q.question_no DESC`;
  const { rows, counts, types, states, agents, median, ...answering } = await db.batch({
    rows: rowsOf(db, "published questions", answeredRow, withAnswer(page, agent)),
    counts: rowsOf(
      db,
      "count of questions found by words",
      { n: integer },
      // Without words, the counts next to the filters say it.
      words === null
        ? sql`SELECT 0 n`
        : sql`SELECT count(*) n FROM (SELECT 1 FROM (${found}) LIMIT ${COUNTED_QUESTIONS})`,
    ),
    types: rowsOf(
      db,
      "types of questions",
      { slug: text, name: text, published: integer },
      sql`
      SELECT t.slug, t.name, coalesce(sum(n.published), 0) published FROM product_types t
      LEFT JOIN ${totals} n ON n.type_bit = t.bit AND (${query.state} IS NULL OR n.state_code = ${query.state})
      GROUP BY t.bit HAVING published > 0 OR t.slug = ${query.type} ORDER BY t.name LIMIT 60`,
    ),
    states: rowsOf(
      db,
      "states of questions",
      { code: text, name: text, published: integer },
      sql`
      SELECT s.code, s.name, coalesce(sum(n.published), 0) published FROM states s
      LEFT JOIN ${totals} n ON n.state_code = s.code AND (${query.type} IS NULL OR n.type_bit = ${typeBit})
      GROUP BY s.code HAVING published > 0 OR s.code = ${query.state} ORDER BY s.name LIMIT 60`,
    ),
    agents: rowsOf(
      db,
      "agent whose answers are listed",
      { slug: text, name: text },
      sql`SELECT slug, name FROM agents WHERE agent_no = ${agent ?? sql`NULL`} LIMIT 1`,
    ),
    median: medianStatement(context),
    ...answeringStatements(context),
  });
  const ofTypes = types.filter(({ slug }) => query.type === null || slug === query.type);
  const total =
    words === null ? ofTypes.reduce((sum, { published }) => sum + published, 0) : (counts[0]?.n ?? 0);
  return {
    questions: rows.map(readAnswered),
    total,
    pages: Math.min(LIST_PAGES, Math.ceil(total / LIST_PAGE_QUESTIONS)),
    types,
    states,
    typeKnown: query.type === null || types.some((type) => type.slug === query.type),
    stateKnown: query.state === null || states.some((state) => state.code === query.state),
    agent: agents[0] ?? null,
    medianMinutes: median[0]?.minutes ?? null,
    answering: readAnswering(answering),
  };
}

/** How many of the newest questions of its kind are looked at. A question that several people asked appears once. */
const RELATED_CANDIDATES = 60;

/**
 * The statement for a few published questions of the same type: those of the same state first, then the newest, one per
 * title, without this one.
 */
export function relatedStatement({ db }: Pick<AppContext, "db">, slug: string, limit: number) {
  const here = sql`(SELECT state_code FROM expert_questions WHERE slug = ${slug})`;
  // Only the full-text index finds the newest first; joined to anything, it would find them all and sort.
  const list = sql`SELECT ${LISTED}, max(q.question_no), q.state_code = ${here} near FROM (
      SELECT rowid AS question_no FROM question_text
      WHERE question_text MATCH coalesce((SELECT 'facets:t' || type_bit FROM expert_questions WHERE slug = ${slug}),
        'facets:none')
      ORDER BY rowid DESC LIMIT ${RELATED_CANDIDATES}
    ) f JOIN expert_questions q ON q.question_no = f.question_no ${NAMES}
    WHERE q.public_title <> (SELECT public_title FROM expert_questions WHERE slug = ${slug})
    GROUP BY q.public_title ORDER BY near DESC, q.question_no DESC LIMIT ${limit}`;
  return rowsOf(
    db,
    "related questions",
    answeredRow,
    withAnswer(list, null, sql`l.near DESC, l.question_no DESC`),
  );
}

/** The statement for the newest published questions of a type, or of all of them. */
export function newestStatement({ db }: Pick<AppContext, "db">, typeName: string, limit: number) {
  const list =
    typeName === ""
      ? sql`SELECT ${LISTED} FROM expert_questions q ${NAMES} WHERE q.status = 'answered'
          ORDER BY q.question_no DESC LIMIT ${limit}`
      : sql`SELECT ${LISTED} FROM question_text f JOIN expert_questions q ON q.question_no = f.rowid ${NAMES}
          WHERE question_text MATCH coalesce(
            (SELECT 'facets:t' || bit FROM product_types WHERE name = ${typeName}), 'facets:none')
          ORDER BY f.rowid DESC LIMIT ${limit}`;
  return rowsOf(db, "newest published questions", answeredRow, withAnswer(list));
}

export const readRows = (rows: readonly RowOf<typeof answeredRow>[]): AnsweredRow[] => rows.map(readAnswered);
