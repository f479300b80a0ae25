/** The reviews of the fixed agents: 38 published, one held, two removed for Ines Calloway; about 300 for the longest. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { landmarks } from "../agents/landmarks.ts";
import { dayOf } from "../days.ts";
import { uuidV7 } from "../identifiers.ts";
import { Random } from "../random.ts";
import type { ReviewDraft } from "../records.ts";
import { drawFact, type ReviewFact } from "./review-facts.ts";
import { type Reviewed, votesOf, writeReviews } from "./reviews.ts";

/** Independent of the seed's number. */
const KEY = "landmark";
const LONGEST_REVIEWS = 300;

type Opening = Pick<
  ReviewDraft,
  | "stars"
  | "authorName"
  | "title"
  | "body"
  | "stage"
  | "typeBit"
  | "proofTier"
  | "helpfulCount"
  | "unhelpfulCount"
> & {
  daysAgo: number;
  reply?: string;
};

/** The three newest, in full. */
const inesNewest: readonly Opening[] = [
  {
    stars: 5,
    authorName: "Harriet V.",
    title: "Told me what the policy would not do",
    body: "We bought a 1938 bungalow and two agents quoted us without asking about the wiring. Ines asked first, explained why it mattered, and found a carrier that would insure it while we replaced it. She was plain about the foundation exclusion, which I would have missed.",
    stage: "bought-a-policy",
    typeBit: 1,
    proofTier: 3,
    helpfulCount: 11,
    unhelpfulCount: 1,
    daysAgo: 17,
    reply:
      "Thank you for writing. For anyone with old wiring: ask for the carrier’s rewiring deadline in writing before you bind.",
  },
  {
    stars: 3,
    authorName: "Omar D.",
    title: "Good advice, slow in the claim",
    body: "The advice before buying was careful. When hail came, it took four days to hear back, and by then I had called the carrier myself. She apologized and the claim went through.",
    stage: "made-a-claim",
    typeBit: 1,
    proofTier: 2,
    helpfulCount: 6,
    unhelpfulCount: 2,
    daysAgo: 62,
  },
  {
    stars: 5,
    authorName: "Lucille P.",
    title: "No pressure at all",
    body: "I came with a renewal that had gone up by a third. She read it, said the price was fair for my roof, and told me to keep it and raise the deductible instead.",
    stage: "compared-a-renewal",
    typeBit: 1,
    proofTier: 1,
    helpfulCount: 4,
    unhelpfulCount: 0,
    daysAgo: 79,
  },
];

/** Stars of the 38: 28 fives, 7 fours, 2 threes, 1 one; the three above among them. */
const inesPublished = [...Array<number>(26).fill(5), ...Array<number>(7).fill(4), 3, 1];

export function inesReviews(agent: Reviewed): ReviewDraft[] {
  const facts: ReviewFact[] = [
    ...inesPublished.map((stars): ReviewFact => ({ stars, status: "published" })),
    { stars: 5, status: "held" },
    { stars: 4, status: "removed" },
    { stars: 1, status: "removed" },
  ];
  // The three in full are the newest: the others end before them.
  const older = { ...agent, nowMs: agent.nowMs - 90 * DAY_MS };
  const drafts = writeReviews(facts, older, KEY, 1);
  const reasons = ["personal-data", "wrong-agent"];
  const removed = drafts.filter((review) => review.status === "removed");
  removed.forEach((review, i) => {
    review.reason = reasons[i] ?? "off-topic";
  });
  for (const review of drafts) {
    if (review.status !== "held") continue;
    review.submittedAt = agent.nowMs - 20 * HOUR_MS;
    review.id = uuidV7(review.submittedAt, new Random(KEY, "held"));
  }
  const written = writeReviews(
    inesNewest.map(({ stars }) => ({ stars, status: "published" as const })),
    agent,
    KEY,
    1,
    "newest",
  );
  written.forEach((review, i) => {
    const opening = inesNewest[i];
    if (opening) Object.assign(review, writtenOut(opening, agent.nowMs, i));
  });
  return [...drafts, ...written];
}

function writtenOut({ daysAgo, reply, ...rest }: Opening, nowMs: number, i: number): Partial<ReviewDraft> {
  const submittedAt = nowMs - daysAgo * DAY_MS - 9 * HOUR_MS;
  return {
    ...rest,
    ...votesOf(rest.helpfulCount, rest.unhelpfulCount),
    id: uuidV7(submittedAt, new Random(KEY, "written", i)),
    submittedAt,
    publishedAt: submittedAt + 40 * MINUTE_MS,
    editedAt: null,
    experienceMonth: dayOf(submittedAt - 12 * DAY_MS).slice(0, 7),
    replyBody: reply ?? null,
    repliedAt: reply ? submittedAt + DAY_MS : null,
  };
}

/** The longest agent's: every status, one body of exactly 4,000 characters. */
export function longestReviews(agent: Reviewed): ReviewDraft[] {
  const random = new Random(KEY, landmarks.agents.longest.agentNo);
  const facts = Array.from({ length: LONGEST_REVIEWS }, () => drawFact(0.85, random));
  facts[LONGEST_REVIEWS - 1] = { stars: 4, status: "held" };
  const drafts = writeReviews(facts, agent, KEY, 2);
  const held = drafts.find((review) => review.status === "held");
  if (held) held.reason = "shared-device";
  const longest = drafts.find((review) => review.status === "published");
  if (longest) longest.body = exactly(4000, drafts.map((review) => review.body).join("\n\n"));
  return drafts;
}

function exactly(characters: number, text: string): string {
  return `${text
    .slice(0, characters - 1)
    .trimEnd()
    .padEnd(characters - 1, ".")}.`;
}

export function fewReviews(agent: Reviewed, stars: readonly number[], agentNo: number): ReviewDraft[] {
  return writeReviews(
    stars.map((value) => ({ stars: value, status: "published" as const })),
    agent,
    KEY,
    agentNo,
  );
}
