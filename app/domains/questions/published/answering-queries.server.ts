/** Who answered lately, for the pages that show their faces. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { MEDIAN_DAYS } from "../limits.ts";
import type { AnsweringAgents } from "../types.ts";
import { isShownExpert } from "./shown-experts.ts";

const SHOWN_FACES = 6;
/** The faces are picked from this many of the newest answers: one agent may have written several. */
const READ_ANSWERS = 60;
/** At most this many answers are counted. */
const COUNTED_ANSWERS = 20_000;

/** Statements for `batch`: the agents with answers of the last `MEDIAN_DAYS` days. By the index on the time of answers. */
export function answeringStatements({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const lately = (most: number) => sql`SELECT agent_no, created_at FROM expert_answers
    WHERE status = 'published' AND created_at > ${clock.now() - MEDIAN_DAYS * DAY_MS}
    ORDER BY created_at DESC LIMIT ${most}`;
  return {
    answeringAgents: rowsOf(
      db,
      "agents who answered lately",
      { id: text, slug: text, name: text, photoUrl: nullable(text) },
      sql`
      SELECT g.id, g.slug, g.name, coalesce(g.photo_url, g.drawing_url) photoUrl
      FROM (SELECT agent_no, max(created_at) at FROM (${lately(READ_ANSWERS)}) GROUP BY agent_no) n
        JOIN agents g ON g.agent_no = n.agent_no
      WHERE ${isShownExpert(sql`n.agent_no`)} ORDER BY n.at DESC LIMIT ${SHOWN_FACES}`,
    ),
    answeringCount: rowsOf(
      db,
      "count of agents who answered lately",
      { count: integer },
      sql`SELECT count(DISTINCT agent_no) count FROM (${lately(COUNTED_ANSWERS)})`,
    ),
  };
}

/** Puts the rows of `answeringStatements` together. */
export const readAnswering = ({
  answeringAgents,
  answeringCount,
}: ResultsOf<typeof answeringStatements>): AnsweringAgents => ({
  count: answeringCount[0]?.count ?? 0,
  shown: answeringAgents,
});
