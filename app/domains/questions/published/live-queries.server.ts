/** What is happening now, for `/live` and for admins. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { MEDIAN_DAYS } from "../limits.ts";
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
  agentName: text,
  nth: integer,
  tookMs: integer,
};

export type LiveQuestions = {
  /** Without the question's text: it is not published yet. */
  waiting: RowOf<typeof waitingRow>[];
  waitingCount: number;
  answered: RowOf<typeof answeredRow>[];
  /** Median minutes to the first answer over the last days; null when there was none. */
  medianMinutes: number | null;
  medianBase: number;
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
  const { waiting, counts, answered, median } = await db.batch({
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
      { waiting: integer },
      sql`
      SELECT count(*) waiting FROM (SELECT 1 FROM expert_questions WHERE status = 'waiting' LIMIT 1000)`,
    ),
    answered: rowsOf(
      db,
      "newest answers",
      answeredRow,
      sql`
      SELECT q.slug, q.public_title title, t.name typeName, q.state_code stateCode, a.created_at answeredAt,
        g.name agentName, a.created_at - q.asked_at tookMs,
        (SELECT count(*) FROM expert_answers b WHERE b.question_no = a.question_no AND b.created_at <= a.created_at) nth
      FROM expert_answers a JOIN expert_questions q ON q.question_no = a.question_no AND q.status = 'answered'
        JOIN product_types t ON t.bit = q.type_bit JOIN agents g ON g.agent_no = a.agent_no
      WHERE a.status = 'published' AND ${isShownExpert(sql`a.agent_no`)}
      ORDER BY a.created_at DESC LIMIT ${LIVE_ROWS}`,
    ),
    median: medianStatement(context),
  });
  return {
    waiting,
    waitingCount: counts[0]?.waiting ?? 0,
    answered,
    medianMinutes: median[0]?.minutes ?? null,
    medianBase: median[0]?.base ?? 0,
  };
}

/** For the form: the median, and the types to choose from. One round trip. */
export async function readAskFacts(context: Pick<AppContext, "db" | "clock">) {
  const { types, median } = await context.db.batch({
    types: rowsOf(
      context.db,
      "types to ask about",
      { name: text, slug: text },
      sql`SELECT name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    median: medianStatement(context),
  });
  return { types, medianMinutes: median[0]?.minutes ?? null, medianBase: median[0]?.base ?? 0 };
}
