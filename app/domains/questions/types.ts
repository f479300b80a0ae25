/** The data of Ask an Expert's pages. Times are milliseconds UTC. */
import type { PublicPart } from "#app/platform/contact-data/personal-data.ts";
import type { Language } from "#app/text/text.ts";
import type { QUESTION_REPORT_REASONS, QUESTION_STATUSES } from "#db/lists.ts";

export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
export type ReportReason = (typeof QUESTION_REPORT_REASONS)[number];

/** A row of a list of published questions. */
export type QuestionRow = {
  slug: string;
  title: string;
  typeName: string;
  stateCode: string;
  answerCount: number;
  askedAt: number;
};

/** A question in the list of answers. */
export type AnsweredRow = QuestionRow & {
  titleLanguage: Language;
  stateName: string;
  /** From asking to the first answer. */
  firstTookMs: number | null;
  /** Its first answer; null when nobody may read one any more. */
  answer: { excerpt: string; language: Language; by: PublicAgent & { place: string } } | null;
};

/** An agent next to a text; `place` is the office's: "Austin, TX". */
type ShownAgent = { id: string; name: string; photoUrl: string | null };
/** The same on public pages, which are withdrawn with the profile. */
type PublicAgent = ShownAgent & { slug: string };

/** Agents who answered lately, and how many they are. */
export type AnsweringAgents = {
  count: number;
  /** A few, the latest first. */
  shown: PublicAgent[];
};

/** An agent's published answers, for the agent's own page. */
export type AgentAnswersPart = {
  count: number;
  /** A few, newest first. */
  newest: {
    slug: string;
    title: string;
    typeName: string;
    stateCode: string;
    answeredAt: number;
    /** The beginning of the answer. */
    excerpt: string;
  }[];
};

/** A question on the home page, with its newest answer. */
export type LatestAnswer = {
  slug: string;
  title: string;
  typeName: string;
  stateName: string;
  /** From asking to the first answer. */
  firstTookMs: number;
  /** When the newest was written. Milliseconds. */
  answeredAt: number;
  /** The beginning of the newest answer. */
  excerpt: string;
  /** Its author, and the license they answered with. */
  by: PublicAgent & { license: string };
};

export type PublicAnswer = {
  id: string;
  body: string;
  language: Language;
  createdAt: number;
  editedAt: number | null;
  /** Marked by the asker. */
  helpful: boolean;
  agent: {
    id: string;
    slug: string;
    name: string;
    photoUrl: string | null;
    npn: string;
    city: string;
    organization: string | null;
    stars: { average: number; count: number } | null;
  };
  /** The license the agent had when writing it. */
  license: {
    stateName: string;
    number: string;
    label: string /** Nobody has confirmed it for long. */;
    stale: boolean;
  };
};

/** One step of how a question was answered. */
export type QuestionStep =
  | { kind: "sent"; at: number; experts: number }
  | { kind: "widened"; at: number; experts: number; minutes: number }
  | { kind: "answered"; at: number; nth: number; afterMs: number }
  | { kind: "helpful"; at: number };

export type PublicQuestion = {
  id: string;
  slug: string;
  title: string;
  /** Of the title and the text. */
  language: Language;
  /** The public text, split where personal data was left out. */
  parts: PublicPart[];
  type: { name: string; slug: string };
  state: { code: string; name: string; slug: string };
  /** The first three digits: enough to know the area. */
  zipArea: string;
  askedAt: number;
  answers: PublicAnswer[];
  steps: QuestionStep[];
  related: AnsweredRow[];
};

/** A question as an expert who was asked sees it. */
export type QueuedQuestion = {
  id: string;
  slug: string;
  status: QuestionStatus;
  title: string;
  typeName: string;
  zip: string;
  distanceMiles: number;
  askedAt: number;
  circle: number;
  firstAnsweredAt: number | null;
  answerCount: number;
  /** When this expert answered. */
  answeredAt: number | null;
  hasDraft: boolean;
};

/** A question as its asker sees it. */
export type OwnQuestion = {
  id: string;
  slug: string;
  status: QuestionStatus;
  question: string;
  typeName: string;
  typeSlug: string;
  zip: string;
  stateCode: string;
  askedAt: number;
  circle: number;
  expertCount: number;
  helpfulAnswerId: string | null;
  /** Null when contact was not allowed. */
  consent: { givenAt: number; revokedAt: number | null } | null;
  answers: (OwnAnswer & { by: ShownAgent })[];
};

type OwnAnswer = {
  id: string;
  body: string;
  createdAt: number;
  editedAt: number | null;
  agentName: string;
  agentSlug: string;
  licenseState: string;
  npn: string;
};

/** The same as the call of specification §7 answers it. */
export type CalledQuestion = Omit<OwnQuestion, "answers"> & { answers: OwnAnswer[] };
