/** Questions, who was asked, and what was answered. */
import type { Client, InStatement } from "@libsql/client/web";
import { slugOf, titleOf } from "#app/domains/questions/public-words.ts";
import {
  expertAnswers,
  expertQuestions,
  questionCircles,
  questionExperts,
  questionTotals,
} from "../schema/questions.ts";
import { typeBit } from "./catalogue.ts";
import { DAY_MS } from "./days.ts";
import { fixedId } from "./fixed-id.ts";
import { insertStatements, Sender, textStatements } from "./insert.ts";
import { landmarks } from "./landmarks.ts";
import { type QuestionText, questionTails, questionTexts } from "./question-texts.ts";
import { Random } from "./random.ts";

const MINUTE_MS = 60_000;
/** From these agents answers come. */
const ANSWERING_AGENTS = 4_000;
const OPEN_DAYS = 150;
const QUESTIONS_PER_BATCH = 1_000;
/** Questions that wait for the demonstration's agent, in minutes before the seed's day; past every deadline. */
const WAITING_MINUTES = [95, 130, 260] as const;

/** How many a demonstration of so many agents has. */
export const questionsFor = (agents: number): number => Math.min(2_000, Math.ceil(agents / 15));

export type QuestionSeed = { seed: number; nowMs: number; questions: number };

type Expert = {
  agent_no: number;
  slug: string;
  zip: string;
  state_code: string;
  lat: number;
  lon: number;
  types: number;
  number: string;
  state_label: string;
};

/** Writes the questions in the order of asking, each with who was asked and what they answered. */
export async function seedQuestions(client: Client, { seed, nowMs, questions }: QuestionSeed): Promise<void> {
  const experts = await readExperts(client);
  if (experts.length === 0) return;
  const sender = new Sender(client);
  const totals = new Map<string, number>();
  for (let first = 1; first <= questions; first += QUESTIONS_PER_BATCH) {
    const last = Math.min(questions, first + QUESTIONS_PER_BATCH - 1);
    const drafts = Array.from({ length: last - first + 1 }, (_, at) =>
      draftQuestion(first + at, questions, experts, seed, nowMs),
    );
    for (const { question } of drafts) {
      const key = `${question.typeBit} ${question.stateCode}`;
      totals.set(key, (totals.get(key) ?? 0) + 1);
    }
    await sender.send(statementsOf(drafts));
  }
  const ines = experts.find((expert) => expert.slug === landmarks.agents.inesCalloway.slug);
  if (ines !== undefined) {
    const waiting = WAITING_MINUTES.map((minutes, at) =>
      waitingQuestion(questions + 1 + at, ines, minutes, nowMs),
    );
    await sender.send(statementsOf(waiting));
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

/** Agents licensed at home today, evenly from all, the demonstration's own first. */
async function readExperts(client: Client): Promise<Expert[]> {
  const { rows } = await client.execute({
    sql: `SELECT a.agent_no, a.slug, a.zip, a.state_code, a.lat, a.lon, v.types & a.types types, l.number, l.state_label
      FROM agents a JOIN agent_coverage v ON v.agent_no = a.agent_no AND v.state_code = a.state_code
        JOIN licences l ON l.agent_no = a.agent_no AND l.state_code = a.state_code AND l.status = 'active'
      WHERE a.account_status = 'active' AND a.agent_no % max(1, (SELECT max(agent_no) FROM agents) / ?) = 0
        OR a.slug = ?
      GROUP BY a.agent_no ORDER BY a.agent_no LIMIT ?`,
    args: [ANSWERING_AGENTS, landmarks.agents.inesCalloway.slug, ANSWERING_AGENTS],
  });
  return rows.map((row) => ({ ...row }) as unknown as Expert);
}

const texts = new Map<number, QuestionText[]>();
for (const text of questionTexts) {
  for (const slug of text.types) texts.set(typeBit[slug], [...(texts.get(typeBit[slug]) ?? []), text]);
}

function draftQuestion(
  questionNo: number,
  all: number,
  experts: readonly Expert[],
  seed: number,
  nowMs: number,
) {
  const random = new Random(seed, "question", questionNo);
  let expert = random.pick(experts);
  while (![...texts.keys()].some((bit) => hasType(expert, bit))) expert = random.pick(experts);
  const bit = random.pick([...texts.keys()].filter((one) => hasType(expert, one)));
  const text = random.pick(texts.get(bit) ?? questionTexts);
  // The older the fewer: as of a service that grows.
  const share = Math.sqrt(questionNo / all);
  const askedAt = Math.round(nowMs - OPEN_DAYS * DAY_MS * (1 - share) - random.integer(10, 60) * MINUTE_MS);
  const tookMinutes = Math.max(2, Math.round(Math.exp(2.7 + random.normal() * 0.8)));
  const others = experts.length > 20 ? random.sample(experts.slice(0, 500), 12) : [];
  const second = others.find(
    (one) => one.state_code === expert.state_code && hasType(one, bit) && one !== expert,
  );
  const answered = [expert, ...(second === undefined || text.answers.length < 2 ? [] : [second])];
  const ask = text.ask + random.pick(questionTails);
  const question = questionRow(questionNo, ask, expert, bit, askedAt);
  const firstAnsweredAt = Math.min(askedAt + tookMinutes * MINUTE_MS, nowMs - MINUTE_MS);
  const answers = answered.map((one, at) => ({
    id: fixedId(`answer ${questionNo} ${at}`, firstAnsweredAt),
    questionNo,
    agentNo: one.agent_no,
    body: text.answers[at] ?? text.answers[0] ?? "",
    status: "published" as const,
    licenceState: one.state_code,
    licenceNumber: one.number,
    licenceLabel: one.state_label,
    createdAt: Math.min(firstAnsweredAt + at * random.integer(8, 200) * MINUTE_MS, nowMs - MINUTE_MS / 2),
    editedAt: null,
  }));
  const helpful = random.chance(0.45) ? answers[0] : undefined;
  const widened = [15, 45, 90].filter((minutes) => tookMinutes >= minutes);
  return {
    question: {
      ...question,
      status: "answered" as const,
      circle: 1 + widened.length,
      firstAnsweredAt,
      answerCount: answers.length,
      helpfulAnswerId: helpful?.id ?? null,
      helpfulMarkedAt: helpful === undefined ? null : Math.min(nowMs, firstAnsweredAt + 5 * 60 * MINUTE_MS),
    },
    circles: circleRows(questionNo, askedAt, [0, ...widened]),
    asked: answered.map((one, at) => ({
      questionNo,
      agentNo: one.agent_no,
      circle: 1 + at,
      distanceMiles: 3.5,
      askedAt,
    })),
    answers,
  };
}

const hasType = (expert: Expert, bit: number) => Math.floor(expert.types / 2 ** bit) % 2 === 1;

function waitingQuestion(questionNo: number, expert: Expert, minutes: number, nowMs: number) {
  const bits = [...texts.keys()].filter((bit) => hasType(expert, bit));
  const bit = bits[questionNo % bits.length] ?? 1;
  const askedAt = nowMs - minutes * MINUTE_MS;
  const list = texts.get(bit) ?? questionTexts;
  const question = questionRow(questionNo, list[questionNo % list.length]?.ask ?? "", expert, bit, askedAt);
  return {
    question: { ...question, circle: 4 },
    circles: circleRows(questionNo, askedAt, [0, 15, 45, 90]),
    asked: [{ questionNo, agentNo: expert.agent_no, circle: 1, distanceMiles: 2.4, askedAt }],
    answers: [],
  };
}

function questionRow(questionNo: number, ask: string, expert: Expert, bit: number, askedAt: number) {
  const id = fixedId(`question ${questionNo}`, askedAt);
  return {
    questionNo,
    id,
    submissionKey: `seed ${questionNo}`,
    userId: null,
    customerEmail: `asker-${questionNo}@mail.example`,
    customerFirstName: "Robin",
    customerLastName: "Example",
    customerPhone: null,
    customerPhoneE164: null,
    customerZipCode: expert.zip,
    allowContact: false,
    question: ask,
    publicTitle: titleOf(ask),
    publicText: ask,
    slug: slugOf(titleOf(ask), id),
    typeBit: bit,
    stateCode: expert.state_code,
    lat: expert.lat,
    lon: expert.lon,
    status: "waiting" as "waiting" | "answered",
    askedAt,
    circle: 1,
    firstAnsweredAt: null as number | null,
    answerCount: 0,
    helpfulAnswerId: null as string | null,
    helpfulMarkedAt: null as number | null,
  };
}

const circleRows = (questionNo: number, askedAt: number, minutes: readonly number[]) =>
  minutes.map((after, at) => ({
    questionNo,
    circle: at + 1,
    drawnAt: askedAt + after * MINUTE_MS,
    experts: 5,
  }));

type Draft = ReturnType<typeof draftQuestion> | ReturnType<typeof waitingQuestion>;

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
