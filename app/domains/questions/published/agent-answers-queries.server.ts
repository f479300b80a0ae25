/** One agent's published answers, for that agent's page. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { EXCERPT_MAX_CHARACTERS } from "../limits.ts";
import type { AgentAnswersPart } from "../types.ts";
import { excerptOf } from "./public-words.ts";

/** How many answers the agent's page shows; the list of all has the others. */
const SHOWN_ANSWERS = 3;

const answerRow = {
  slug: text,
  title: text,
  typeName: text,
  stateCode: text,
  answeredAt: integer,
  opening: text,
};

/** Published answers of an agent to questions that are published. */
export const answersBy = (agentNo: SQL): SQL =>
  sql`expert_answers a JOIN expert_questions q ON q.question_no = a.question_no AND q.status = 'answered'
    WHERE a.agent_no = ${agentNo} AND +a.status = 'published'`;

/** Statements for `batch`: the newest answers and how many there are. `agentNo` selects the agent's number. */
export function agentAnswersStatements({ db }: Pick<AppContext, "db">, agentNo: SQL) {
  return {
    newestAnswers: rowsOf(
      db,
      "newest answers of an agent",
      answerRow,
      sql`
      SELECT f.slug, f.public_title title, t.name typeName, f.state_code stateCode, f.created_at answeredAt,
        substr(f.body, 1, ${2 * EXCERPT_MAX_CHARACTERS}) opening
      FROM (SELECT q.slug, q.public_title, q.type_bit, q.state_code, a.created_at, a.body FROM ${answersBy(agentNo)}
        ORDER BY a.created_at DESC LIMIT ${SHOWN_ANSWERS}) f JOIN product_types t ON t.bit = f.type_bit
      ORDER BY f.created_at DESC`,
    ),
    answerCounts: rowsOf(
      db,
      "count of an agent's answers",
      { published: integer },
      sql`SELECT count(*) published FROM ${answersBy(agentNo)}`,
    ),
  };
}

/** Puts the rows of `agentAnswersStatements` together. */
export function readAgentAnswers({
  newestAnswers,
  answerCounts,
}: ResultsOf<typeof agentAnswersStatements>): AgentAnswersPart {
  return {
    count: answerCounts[0]?.published ?? 0,
    newest: newestAnswers.map(({ opening, ...answer }) => ({
      ...answer,
      excerpt: excerptOf(opening),
    })),
  };
}
