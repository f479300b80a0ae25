/** Reviews as pages show them. Stars are 1–5, times milliseconds UTC, months `YYYY-MM`. */
import type { Language } from "#app/text/text.ts";
import type { ReviewTies } from "./disclosures.ts";
import type { ReviewStage } from "./fields.ts";
import type { ReviewStatus } from "./policy.ts";

/** How the writer was verified: 3 completed appointment, 2 conversation on record, 1 email. */
export type ProofTier = 1 | 2 | 3;
export type Star = 1 | 2 | 3 | 4 | 5;

export type Review = {
  id: string;
  /** First name and initial, as printed. */
  author: string;
  stars: Star;
  title: string;
  body: string;
  /** That of the title and the body. */
  language: Language;
  tier: ProofTier;
  /** Name of the insurance type. */
  about: string;
  /** What the writer did: "bought a policy". */
  stage: string;
  month: string;
  /** What the writer says about themselves, as a label; null for a review from before we asked. */
  disclosure: string | null;
  /** Its stars count in averages and in the ranking. */
  counts: boolean;
  publishedAt: number;
  editedAt: number | null;
  helpfulCount: number;
  unhelpfulCount: number;
  /** `writtenFor`: null when the agent wrote it; else the organization that did, empty when unknown. */
  reply: { body: string; language: Language; at: number; writtenFor: string | null } | null;
  /** The questions that the writer answered. */
  subRatings: { label: string; stars: Star }[];
};

/** Counts of one agent's reviews: received = published + awaiting + held + removed + withdrawn. */
export type ReviewSummary = {
  received: number;
  published: number;
  /** Published reviews whose stars count: without those whose writers say of a stake in them. */
  counted: number;
  /** Not yet confirmed by the writer. */
  awaiting: number;
  /** Waiting for a person to read. */
  held: number;
  removed: number;
  /** Taken back by their writers. */
  withdrawn: number;
  /** Why they were removed, the most frequent first. */
  removedFor: { reason: string; count: number }[];
  /** Mean of the stars that count; null without any. */
  average: number | null;
  /** Reviews that count, by stars, five first. */
  byStars: { stars: Star; count: number }[];
  /** Reviews that count, by proof, the strongest first. */
  byTier: { tier: ProofTier; count: number }[];
  /** Averages by question, each over those who answered it. */
  questions: { label: string; average: number | null; count: number }[];
};

/** The filters on an agent's reviews; all must match. */
export type ReviewFilter = {
  stars: Star | null;
  tier: ProofTier | null;
  /** Slug of an insurance type. */
  type: string | null;
  stage: ReviewStage | null;
  /** Each must occur in the title, the text, or the reply. */
  words: readonly string[];
};
export type ReviewSort = "newest" | "helpful";

/** A page begins after this review; `value` is its time or its order value for helpfulness. */
export type ReviewCursor = { value: number; id: string };

export type ReviewQuery = { filter: ReviewFilter; sort: ReviewSort; after: ReviewCursor | null };

/** The filter choices: only types and stages that some published review has. */
export type ReviewChoices = { types: { slug: string; name: string }[]; stages: ReviewStage[] };

export type ReviewPage = Pick<ReviewQuery, "filter" | "sort"> & {
  choices: ReviewChoices;
  /** Name of the filter's insurance type; null without one, or for an unknown slug. */
  typeName: string | null;
  reviews: Review[];
  /** Published reviews that match the filter. */
  total: number;
  /** How many of them come before this page. */
  before: number;
  /** Since when writers are asked about pay and ties, where one of these was not; null otherwise. */
  unasked: string | null;
  /** The cursor of the next page as text; null on the last. */
  next: string | null;
};

/** What stays visible of a removed review. */
export type Tombstone = { reason: string | null; removedAt: number | null };

/** The writer's own review, as the form shows it. */
export type OwnReviewFacts = {
  id: string;
  status: ReviewStatus;
  stars: number;
  explains: number | null;
  responds: number | null;
  claims: number | null;
  pressure: number | null;
  typeBit: number;
  typeName: string | null;
  stage: string;
  month: string;
  title: string;
  body: string;
  proofTier: number;
  reason: string | null;
  submittedAt: number;
  publishedAt: number | null;
  editedAt: number | null;
  /** Deadline for appealing its removal; null when it was not removed, or was appealed before. */
  appealUntil: number | null;
  /** When the writer's open appeal is due. */
  appealDueAt: number | null;
  /** When a held review is due to be read; null when it is not held. */
  heldDueAt: number | null;
  /** The admin's note on its removal, for both sides; null when it was not removed. */
  decisionNote: string | null;
  /** What the writer said about themselves; null before we asked. */
  saysClient: boolean | null;
  saysPaid: boolean | null;
  saysTies: ReviewTies | null;
  /** Its stars count in averages. */
  counts: boolean;
};

/** The writer's own review in the list of all of them. */
export type ListedOwnReview = OwnReviewFacts & {
  agentName: string;
  agentSlug: string;
  replyBody: string | null;
  repliedAt: number | null;
  writtenFor: string | null;
};

/** A review in the list from which an agent or an organization replies. */
export type SideReview = {
  id: string;
  stars: number;
  title: string;
  author: string;
  publishedAt: number;
  repliedAt: number | null;
  agentName: string;
  typeName: string | null;
};

/** A reader's vote as they see it; `closed` for the writer and the agent's side. */
export type OwnVote = "yes" | "no" | "none" | "closed";
