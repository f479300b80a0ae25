/** Complete reviews from their facts, with the stored counts and totals. */

import { wilsonLowerBound } from "#app/domains/reviews/votes/wilson.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { type TypeSlug, typeBit } from "../catalog.ts";
import { dayOf } from "../days.ts";
import { uuidV7 } from "../identifiers.ts";
import { Random } from "../random.ts";
import type { ReviewDraft, ReviewStatsRow } from "../records.ts";
import { signature } from "../words/names.ts";
import { Deck } from "../words/phrases.ts";
import { inventReviewText } from "../words/review-text.ts";
import { inventReply } from "../words/sentences-reply.ts";
import { groupOf, reviewStages } from "../words/sentences-review-situations.ts";
import type { ReviewFact, ReviewStatus } from "./review-facts.ts";

export type Reviewed = {
  firstName: string;
  stateCode: string;
  state: string;
  types: readonly TypeSlug[];
  /** Whether reviews may be written in Spanish. */
  speaksSpanish: boolean;
  /** Milliseconds: no review is before, and nothing is dated after. */
  sinceMs: number;
  nowMs: number;
};

/** Of the reviews of an agent who speaks Spanish. */
const SPANISH_SHARE = 0.18;

const removalReasons = [
  ["personal-data", 25],
  ["off-topic", 20],
  ["wrong-agent", 20],
  ["not-a-customer", 22],
  ["abusive", 13],
] as const;
/** The one that any review can have: `held-reviews.ts` writes the evidence. */
const HOLD_REASON = "similar-text";

const typeWeights: Partial<Record<TypeSlug, number>> = {
  auto: 6,
  home: 6,
  life: 3,
  health: 4,
  "medicare-advantage": 3,
  "medicare-part-d": 1,
  business: 3,
};

/** Writes the reviews in full; `key` names the streams, one per review. */
export function writeReviews(
  facts: readonly ReviewFact[],
  agent: Reviewed,
  ...key: (string | number)[]
): ReviewDraft[] {
  const types = agent.types.map((type) => [type, typeWeights[type] ?? 1] as const);
  const deck = new Deck(new Random(...key, "deck"));
  return facts.map((fact, i) => writeReview(fact, agent, types, deck, new Random(...key, "review", i)));
}

function writeReview(
  { stars, status }: ReviewFact,
  agent: Reviewed,
  types: readonly (readonly [TypeSlug, number])[],
  deck: Deck,
  random: Random,
): ReviewDraft {
  const type = random.weighted(types);
  const stage = random.pick(reviewStages);
  const submittedAt = drawSubmission(status, agent, random);
  const wasPublished = status === "published" || (status === "removed" && random.chance(0.6));
  const publishedAt = wasPublished
    ? Math.min(submittedAt + random.integer(2, 1500) * MINUTE_MS, agent.nowMs)
    : null;
  const isEdited = status === "published" && random.chance(0.04);
  const editedAt = isEdited ? submittedAt + random.integer(3, 29 * 24) * HOUR_MS : null;
  const experienced =
    submittedAt -
    random.weighted([
      [4, 45],
      [35, 30],
      [66, 15],
      [97, 10],
    ]) *
      DAY_MS;
  const isAnswered = status === "published" && publishedAt !== null && random.chance(0.27);
  const repliedAt = isAnswered ? publishedAt + random.integer(3, 480) * HOUR_MS : null;
  const subject = {
    stars,
    type,
    stage,
    agentFirstName: agent.firstName,
    state: agent.state,
    inSpanish: agent.speaksSpanish && random.chance(SPANISH_SHARE),
  };
  const hasReply = repliedAt !== null && repliedAt < agent.nowMs;
  const draft = {
    id: uuidV7(submittedAt, random),
    authorName: signature(random, agent.stateCode),
    status,
    stars,
    ...drawSubRatings(stars, stage === "made-a-claim", random),
    typeBit: typeBit[type],
    stage,
    experienceMonth: dayOf(experienced).slice(0, 7),
    ...inventReviewText(subject, deck, random),
    proofTier: random.weighted([
      [3, 30],
      [2, 38],
      [1, 32],
    ]),
    submittedAt,
    publishedAt,
    editedAt: editedAt !== null && editedAt < agent.nowMs ? editedAt : null,
    helpfulCount:
      status === "published" && random.chance(0.55) ? Math.floor(-Math.log(1 - random.unit()) * 3.2) : 0,
    replyBody: hasReply ? inventReply(stars, groupOf(type), deck, random) : null,
    repliedAt: hasReply ? repliedAt : null,
    userId: null,
    repliedBy: null,
    reason: status === "removed" ? random.weighted(removalReasons) : status === "held" ? HOLD_REASON : null,
  };
  // Most who vote found it helpful.
  const unhelpfulCount = status === "published" && random.chance(0.25) ? random.integer(1, 3) : 0;
  return { ...draft, ...votesOf(draft.helpfulCount, unhelpfulCount) };
}

/** The counts of votes, and the resulting order. */
export function votesOf(helpfulCount: number, unhelpfulCount: number) {
  return { helpfulCount, unhelpfulCount, helpfulOrder: wilsonLowerBound(helpfulCount, unhelpfulCount) };
}

/** What waits for the author or for a person is recent; the rest is spread over the agent's time on the site. */
function drawSubmission(status: ReviewStatus, { sinceMs, nowMs }: Reviewed, random: Random): number {
  const isPending = status === "held" || (status === "awaiting-verification" && random.chance(0.7));
  // Held ones are read within two days, as promised.
  const pendingDays = status === "held" ? 1.9 : 24;
  const earliest = isPending ? Math.max(sinceMs, nowMs - pendingDays * DAY_MS) : sinceMs;
  return Math.floor(earliest + random.unit() ** 0.85 * (nowMs - earliest - HOUR_MS));
}

function drawSubRatings(stars: number, isClaim: boolean, random: Random) {
  const near = (share: number) =>
    random.chance(share) ? Math.max(1, Math.min(5, Math.round(stars + random.normal() * 0.6))) : null;
  return {
    explainsClearly: near(0.93),
    responds: near(0.95),
    helpsWithClaims: near(isClaim ? 0.96 : 0.22),
    noPressure: near(0.9),
  };
}

/** Counts that add up: `received` is the sum of the states, the stars and tiers are of published ones. */
export function statsOf(agentNo: number, drafts: readonly ReviewDraft[]): ReviewStatsRow {
  const published = drafts.filter((review) => review.status === "published");
  const inState = (status: ReviewStatus) => drafts.filter((review) => review.status === status).length;
  const withStars = (stars: number) => published.filter((review) => review.stars === stars).length;
  const withTier = (tier: number) => published.filter((review) => review.proofTier === tier).length;
  const explains = rated(published.map((review) => review.explainsClearly));
  const responds = rated(published.map((review) => review.responds));
  const claims = rated(published.map((review) => review.helpsWithClaims));
  const pressure = rated(published.map((review) => review.noPressure));
  return {
    agentNo,
    received: drafts.length,
    published: published.length,
    awaiting: inState("awaiting-verification"),
    held: inState("held"),
    removed: inState("removed"),
    withdrawn: 0,
    stars1: withStars(1),
    stars2: withStars(2),
    stars3: withStars(3),
    stars4: withStars(4),
    stars5: withStars(5),
    tier1: withTier(1),
    tier2: withTier(2),
    tier3: withTier(3),
    explainsSum: explains.sum,
    explainsCount: explains.count,
    respondsSum: responds.sum,
    respondsCount: responds.count,
    claimsSum: claims.sum,
    claimsCount: claims.count,
    pressureSum: pressure.sum,
    pressureCount: pressure.count,
  };
}

function rated(values: readonly (number | null)[]): { sum: number; count: number } {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === null) continue;
    sum += value;
    count += 1;
  }
  return { sum, count };
}
