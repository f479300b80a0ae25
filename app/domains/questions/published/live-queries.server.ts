/** What is happening now, for `/live` and for admins. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Language } from "#app/text/text.ts";
import { textLanguage } from "#app/text/text-language.ts";
import { MEDIAN_DAYS } from "../limits.ts";
import type { AnsweringAgents } from "../types.ts";
import { answeringStatements, readAnswering } from "./answering-queries.server.ts";
import { type Pulse, pulseStatements, readPulse } from "./pulse-queries.server.ts";
import { isShownExpert } from "./shown-experts.ts";

const LIVE_ROWS = 12;

const medianRow = { minutes: nullable(real), base: integer };
const waitingRow = { id: text, typeName: text, stateName: text, askedAt: integer, circle: integer };
const answeredRow = {
  slug: text,
  title: text,
  typeName: text,
  stateCode: text,
  answeredAt: integer,
  agentId: text,
  agentSlug: text,
  agentName: text,
  photoUrl: nullable(text),
  nth: integer,
  tookMs: integer,
};

export type LiveQuestions = {
  /** Without the question's text: it is not published yet. */
  waiting: RowOf<typeof waitingRow>[];
  waitingCount: number;
  /** Agents who were asked one of them. */
  askedAgents: number;
  answered: (RowOf<typeof answeredRow> & { titleLanguage: Language })[];
  /** Median minutes to the first answer over the last days; null when there was none. */
  medianMinutes: number | null;
  medianBase: number;
  pulse: Pulse;
  answering: AnsweringAgents;
};

/** The statement for the median, for pages that show the promise. */
export function medianStatement({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const since = clock.now() - MEDIAN_DAYS * DAY_MS;
  return rowsOf(
    db,
    "median of first answers",
    medianRow,
    sql`
    WITH times AS (SELECT first_answered_at - asked_at took FROM expert_questions WHERE first_answered_at > ${since}),
      counted AS (SELECT count(*) n FROM times)
    SELECT (SELECT round(avg(took) / 60000.0) FROM (SELECT took FROM times ORDER BY took
      LIMIT 2 - (SELECT n FROM counted) % 2 OFFSET (SELECT (n - 1) / 2 FROM counted))) minutes, n base FROM counted`,
  );
}

/** One round trip. */
export async function readLive(context: Pick<AppContext, "db" | "clock">): Promise<LiveQuestions> {
  const { db } = context;
  const { waiting, counts, answered, median, answeringAgents, answeringCount, ...pulse } = await db.batch({
    waiting: rowsOf(
      db,
      "waiting questions",
      waitingRow,
      sql`
      SELECT q.id, t.name typeName, s.name stateName, q.asked_at askedAt, q.circle FROM expert_questions q
      JOIN product_types t ON t.bit = q.type_bit JOIN states s ON s.code = q.state_code
      WHERE q.status = 'waiting' ORDER BY q.question_no DESC LIMIT ${LIVE_ROWS}`,
    ),
    counts: rowsOf(
      db,
      "count of waiting questions",
      { waiting: integer, askedAgents: integer },
      sql`
      WITH open AS (SELECT question_no FROM expert_questions WHERE status = 'waiting' LIMIT 1000)
      SELECT (SELECT count(*) FROM open) waiting, (SELECT count(DISTINCT e.agent_no) FROM open w
        JOIN question_experts e ON e.question_no = w.question_no) askedAgents`,
    ),
    answered: rowsOf(
      db,
      "newest answers",
      answeredRow,
      sql`
      SELECT q.slug, q.public_title title, t.name typeName, q.state_code stateCode, a.created_at answeredAt,
        g.id agentId, g.slug agentSlug, g.name agentName, coalesce(g.photo_url, g.drawing_url) photoUrl, a.created_at - q.asked_at tookMs,
        (SELECT count(*) FROM expert_answers b WHERE b.question_no = a.question_no AND b.created_at <= a.created_at) nth
      FROM expert_answers a JOIN expert_questions q ON q.question_no = a.question_no AND q.status = 'answered'
        JOIN product_types t ON t.bit = q.type_bit JOIN agents g ON g.agent_no = a.agent_no
      WHERE a.status = 'published' AND ${isShownExpert(sql`a.agent_no`)}
      ORDER BY a.created_at DESC LIMIT ${LIVE_ROWS}`,
    ),
    median: medianStatement(context),
    ...answeringStatements(context),
    ...pulseStatements(context),
  });
  return {
    waiting,
    waitingCount: counts[0]?.waiting ?? 0,
    askedAgents: counts[0]?.askedAgents ?? 0,
    answered: answered.map((row) => ({ ...row, titleLanguage: textLanguage(row.title) })),
    pulse: readPulse(pulse),
    answering: readAnswering({ answeringAgents, answeringCount }),
    medianMinutes: median[0]?.minutes ?? null,
    medianBase: median[0]?.base ?? 0,
  };
}
