/** Reviews as pages show them. Stars are 1–5, times milliseconds UTC, months `YYYY-MM`. */
import type { ReviewStage } from "./fields.ts";
import type { ReviewStatus } from "./policy.ts";

/** How the writer is known: 3 appointment kept, 2 conversation on record, 1 email verified. */
export type ProofTier = 1 | 2 | 3;
export type Star = 1 | 2 | 3 | 4 | 5;

export type Review = {
  id: string;
  /** First name and initial, as printed. */
  author: string;
  stars: Star;
  title: string;
  body: string;
  tier: ProofTier;
  /** Name of the insurance type. */
  about: string;
  /** What brought the writer: "bought a policy". */
  stage: string;
  month: string;
  publishedAt: number;
  editedAt: number | null;
  helpfulCount: number;
  unhelpfulCount: number;
  /** `writtenFor`: null when the agent wrote it; else the organization that did, empty when it is not known. */
  reply: { body: string; at: number; writtenFor: string | null } | null;
  /** The questions that the writer answered. */
  subRatings: { label: string; stars: Star }[];
};

/** One agent's reviews, counted: what came in is what is published, waiting, held or removed. */
export type ReviewSummary = {
  received: number;
  published: number;
  /** The writer has not yet confirmed the address. */
  awaiting: number;
  /** Kept for a person to read. */
  held: number;
  removed: number;
  /** Taken back by their writers. */
  withdrawn: number;
  /** Why they were removed, the most frequent first. */
  removedFor: { reason: string; count: number }[];
  /** Mean of the published stars; null without a review. */
  average: number | null;
  /** Published reviews by stars, five first. */
  byStars: { stars: Star; count: number }[];
  /** Published reviews by proof, the strongest first. */
  byTier: { tier: ProofTier; count: number }[];
  /** Averages by question, each over those who answered it. */
  questions: { label: string; average: number | null; count: number }[];
};

/** What a reader narrows an agent's reviews by; all of it must hold. */
export type ReviewFilter = {
  stars: Star | null;
  tier: ProofTier | null;
  /** Slug of an insurance type. */
  type: string | null;
  stage: ReviewStage | null;
  /** Each must stand in the title, the text or the reply. */
  words: readonly string[];
};
export type ReviewSort = "newest" | "helpful";

/** Where a page of reviews begins: after this one, whose `value` is the time or the order value of helpfulness. */
export type ReviewCursor = { value: number; id: string };

export type ReviewQuery = { filter: ReviewFilter; sort: ReviewSort; after: ReviewCursor | null };

/** What the published reviews are about: nothing is offered that none of them has. */
export type ReviewChoices = { types: { slug: string; name: string }[]; stages: ReviewStage[] };

export type ReviewPage = Pick<ReviewQuery, "filter" | "sort"> & {
  choices: ReviewChoices;
  /** Name of the insurance type asked for; null when none is, or none has that slug. */
  typeName: string | null;
  reviews: Review[];
  /** Published reviews that the filter leaves. */
  total: number;
  /** How many of them stand before this page. */
  before: number;
  /** The cursor of the next page as text; null on the last. */
  next: string | null;
};

/** What is left of a removed review. */
export type Tombstone = { reason: string | null; removedAt: number | null };

/** A review of the writer's own, as the form shows it again. */
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
  /** Until when its removal may be appealed; null when it was not removed, or was appealed before. */
  appealUntil: number | null;
  /** By when the writer's open appeal is decided. */
  appealDueAt: number | null;
  /** By when a person reads it; null when it is not held. */
  heldDueAt: number | null;
  /** What the admin who removed it added for both sides; null when it was not removed. */
  decisionNote: string | null;
};

/** A review of the writer's own in the list of all of them. */
export type ListedOwnReview = OwnReviewFacts & {
  agentName: string;
  agentSlug: string;
  replyBody: string | null;
  repliedAt: number | null;
  writtenFor: string | null;
};

/** A review in the list that an agent or an organization answers from. */
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
