/** Drafts of questions, before they are rows in tables. */
import { slugOf, titleOf } from "#app/domains/questions/published/public-words.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { landmarks } from "../agents/landmarks.ts";
import { typeBit } from "../catalog.ts";
import { fixedId } from "../fixed-id.ts";
import { Random } from "../random.ts";
import {
  askedAs,
  fenceQuestion,
  type QuestionText,
  questionTails,
  questionTexts,
} from "../words/question-texts.ts";

const OPEN_DAYS = 150;
/** Questions in the demo agent's queue, in minutes before the seed's day: asked after all others. */
export const QUEUED_MINUTES = [260, 130, 95] as const;
/** By `PROMISE`: no demo question got its first answer later. */
const PROMISED_MINUTES = 120;

export type Expert = {
  agent_no: number;
  slug: string;
  zip: string;
  city: string;
  state_code: string;
  lat: number;
  lon: number;
  types: number;
  number: string;
  state_label: string;
};

export type Draft = ReturnType<typeof draftQuestion> | NonNullable<ReturnType<typeof queuedQuestion>>;

const texts = new Map<number, QuestionText[]>();
for (const text of questionTexts) {
  for (const slug of text.types) texts.set(typeBit[slug], [...(texts.get(typeBit[slug]) ?? []), text]);
}

/** How many questions of a type were drafted so far: the next one asks something else. */
export type Turns = Map<number, number>;

/** The question with this number: who asked what, whom, and the answers. Drafted in the order of the numbers. */
export function draftQuestion(
  questionNo: number,
  all: number,
  experts: readonly Expert[],
  seed: number,
  nowMs: number,
  turns: Turns,
) {
  const random = new Random(seed, "question", questionNo);
  const { expert, bit, text, ask } = landmarkTopic(questionNo, experts) ?? pickTopic(random, experts, turns);
  // Fewer in the past, like a service that grows.
  const share = Math.sqrt(questionNo / all);
  // Less than the gap between two of them, so that they are numbered as they were asked.
  const minutesOff = QUEUED_MINUTES[0] + random.integer(10, 60);
  const askedAt = Math.round(nowMs - OPEN_DAYS * DAY_MS * (1 - share) - minutesOff * MINUTE_MS);
  const tookMinutes = Math.min(
    PROMISED_MINUTES - 2,
    Math.max(2, Math.round(Math.exp(2.7 + random.normal() * 0.8))),
  );
  const others = experts.length > 20 ? random.sample(experts.slice(0, 500), 12) : [];
  const colleagues = others.filter(
    (one) => one.state_code === expert.state_code && hasType(one, bit) && one !== expert,
  );
  const answered = [expert, ...colleagues.slice(0, text.answers.length - 1)];
  const question = questionRow(questionNo, ask, expert, bit, askedAt);
  const firstAnsweredAt = Math.min(askedAt + tookMinutes * MINUTE_MS, nowMs - MINUTE_MS);
  const answers = answered.map((one, at) => ({
    ...answerRow(questionNo, at, one, text.answers[at] ?? text.answers[0] ?? "", firstAnsweredAt),
    createdAt: Math.min(firstAnsweredAt + at * random.integer(8, 200) * MINUTE_MS, nowMs - MINUTE_MS / 2),
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

type Topic = { expert: Expert; bit: number; text: QuestionText; ask: string };

function pickTopic(random: Random, experts: readonly Expert[], turns: Turns): Topic {
  let expert = random.pick(experts);
  while (![...texts.keys()].some((bit) => hasType(expert, bit))) expert = random.pick(experts);
  const bit = random.pick([...texts.keys()].filter((one) => hasType(expert, one)));
  const { text, ask } = takeTurn(bit, expert.city, turns);
  return { expert, bit, text, ask: ask + random.pick(questionTails) };
}

/** The texts of a type in turn, each time with other details. */
function takeTurn(bit: number, city: string, turns: Turns): { text: QuestionText; ask: string } {
  const list = texts.get(bit) ?? questionTexts;
  const turn = turns.get(bit) ?? 0;
  turns.set(bit, turn + 1);
  const text = list[turn % list.length];
  if (text === undefined) throw new Error(`There is no question about the type with bit ${bit}.`);
  // Two types that share a text start with other details.
  const shared = text.types.findIndex((slug) => typeBit[slug] === bit);
  return { text, ask: askedAs(text.ask, Math.floor(turn / list.length) + shared, city) };
}

/** What is the same in every seeded database. */
function landmarkTopic(questionNo: number, experts: readonly Expert[]): Topic | null {
  const { fence } = landmarks.questions;
  const expert = experts.find(({ slug }) => slug === fence.expertSlug);
  if (questionNo !== fence.questionNo || expert === undefined) return null;
  return { expert, bit: typeBit.home, text: fenceQuestion, ask: fenceQuestion.ask };
}

const hasType = (expert: Expert, bit: number) => Math.floor(expert.types / 2 ** bit) % 2 === 1;

/**
 * A question that a colleague has answered in time and that is still in one expert's queue, for one more answer. The demo
 * has no waiting question: it would be late the next day, and the form promises an answer within two hours.
 */
export function queuedQuestion(
  questionNo: number,
  expert: Expert,
  experts: readonly Expert[],
  minutes: number,
  nowMs: number,
  turns: Turns,
) {
  const both = (one: Expert) => [...texts.keys()].filter((bit) => hasType(expert, bit) && hasType(one, bit));
  const colleagues = experts.filter(
    (one) => one.state_code === expert.state_code && one !== expert && both(one).length > 0,
  );
  const first = colleagues[questionNo % colleagues.length];
  const bits = first === undefined ? [] : both(first);
  const bit = bits[questionNo % bits.length];
  if (first === undefined || bit === undefined) return null;
  const askedAt = nowMs - minutes * MINUTE_MS;
  const { text, ask } = takeTurn(bit, expert.city, turns);
  const question = questionRow(questionNo, ask, expert, bit, askedAt);
  const firstAnsweredAt = askedAt + (8 + (questionNo % 5)) * MINUTE_MS;
  return {
    question: { ...question, status: "answered" as const, firstAnsweredAt, answerCount: 1 },
    circles: circleRows(questionNo, askedAt, [0]),
    asked: [expert, first].map((one, at) => ({
      questionNo,
      agentNo: one.agent_no,
      circle: 1,
      distanceMiles: 2.4 + at,
      askedAt,
    })),
    answers: [answerRow(questionNo, 0, first, text.answers[0] ?? "", firstAnsweredAt)],
  };
}

function answerRow(questionNo: number, at: number, expert: Expert, body: string, createdAt: number) {
  return {
    id: fixedId(`answer ${questionNo} ${at}`, createdAt),
    questionNo,
    agentNo: expert.agent_no,
    body,
    status: "published" as const,
    licenseState: expert.state_code,
    licenseNumber: expert.number,
    licenseLabel: expert.state_label,
    createdAt,
    editedAt: null,
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
    language: "en" as const,
    question: ask,
    publicTitle: titleOf(ask),
    publicText: ask,
    slug: slugOf(titleOf(ask), id),
    typeBit: bit,
    stateCode: expert.state_code,
    lat: expert.lat,
    lon: expert.lon,
    status: "answered" as const,
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
