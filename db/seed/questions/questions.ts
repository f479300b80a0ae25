/** Questions, who was asked, and the answers. */
import type { Client, InStatement } from "@libsql/client/web";
import {
  expertAnswers,
  expertQuestions,
  questionCircles,
  questionExperts,
  questionTotals,
} from "../../schema/questions.ts";
import { landmarks } from "../agents/landmarks.ts";
import { insertStatements, Sender, textStatements } from "../insert.ts";
import {
  type Draft,
  draftQuestion,
  type Expert,
  QUEUED_MINUTES,
  queuedQuestion,
  type Turns,
} from "./question-drafts.ts";

/** The agents who answer. */
const ANSWERING_AGENTS = 4_000;
const QUESTIONS_PER_BATCH = 1_000;

/** How many for this number of agents. */
export const questionsFor = (agents: number): number => Math.min(2_000, Math.ceil(agents / 15));

export type QuestionSeed = { seed: number; nowMs: number; questions: number };

/** Writes the questions in the order of asking, each with the asked agents and their answers. */
export async function seedQuestions(client: Client, { seed, nowMs, questions }: QuestionSeed): Promise<void> {
  const experts = await readExperts(client);
  if (experts.length === 0) return;
  const sender = new Sender(client);
  const totals = new Map<string, number>();
  const turns: Turns = new Map();
  const count = (drafts: readonly Draft[]) => {
    for (const { question } of drafts) {
      const key = `${question.typeBit} ${question.stateCode}`;
      totals.set(key, (totals.get(key) ?? 0) + 1);
    }
  };
  for (let first = 1; first <= questions; first += QUESTIONS_PER_BATCH) {
    const last = Math.min(questions, first + QUESTIONS_PER_BATCH - 1);
    const drafts = Array.from({ length: last - first + 1 }, (_, at) =>
      draftQuestion(first + at, questions, experts, seed, nowMs, turns),
    );
    count(drafts);
    await sender.send(statementsOf(drafts));
  }
  const ines = experts.find((expert) => expert.slug === landmarks.agents.inesCalloway.slug);
  if (ines !== undefined) {
    const queued = QUEUED_MINUTES.flatMap(
      (minutes, at) => queuedQuestion(questions + 1 + at, ines, experts, minutes, nowMs, turns) ?? [],
    );
    count(queued);
    await sender.send(statementsOf(queued));
  }
  await sender.send(
    insertStatements(
      questionTotals,
      [...totals].map(([key, published]) => {
        const [bit = "", stateCode = ""] = key.split(" ");
        return { typeBit: Number(bit), stateCode, published };
      }),
    ),
  );
  await sender.flush();
}

/** Agents licensed at home today, spread evenly, the demo's own first. */
async function readExperts(client: Client): Promise<Expert[]> {
  const { rows } = await client.execute({
    sql: `SELECT a.agent_no, a.slug, a.zip, c.name city, a.state_code, a.lat, a.lon, v.types & a.types types, l.number, l.state_label
      FROM agents a JOIN cities c ON c.city_no = a.city_no
        JOIN agent_coverage v ON v.agent_no = a.agent_no AND v.state_code = a.state_code
        JOIN licenses l ON l.agent_no = a.agent_no AND l.state_code = a.state_code AND l.status = 'active'
      WHERE a.account_status = 'active' AND a.agent_no % max(1, (SELECT max(agent_no) FROM agents) / ?) = 0
        OR a.slug = ?
      GROUP BY a.agent_no ORDER BY a.agent_no LIMIT ?`,
    args: [ANSWERING_AGENTS, landmarks.agents.inesCalloway.slug, ANSWERING_AGENTS],
  });
  return rows.map((row) => ({ ...row }) as unknown as Expert);
}

function statementsOf(drafts: readonly Draft[]): InStatement[] {
  return [
    ...insertStatements(
      expertQuestions,
      drafts.map(({ question }) => question),
    ),
    ...insertStatements(
      questionCircles,
      drafts.flatMap(({ circles }) => circles),
    ),
    ...insertStatements(
      questionExperts,
      drafts.flatMap(({ asked }) => asked),
    ),
    ...insertStatements(
      expertAnswers,
      drafts.flatMap(({ answers }) => answers),
    ),
    ...textStatements(
      "question_text",
      ["facets", "question", "answers"],
      drafts.flatMap(({ question, answers }) =>
        answers.length === 0
          ? []
          : [
              [
                question.questionNo,
                `t${question.typeBit} s${question.stateCode.toLowerCase()}`,
                `${question.publicTitle}\n${question.publicText}`,
                answers.map((answer) => answer.body).join("\n"),
              ],
            ],
      ),
    ),
  ];
}
