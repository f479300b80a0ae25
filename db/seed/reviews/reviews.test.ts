import { expect, test } from "vitest";
import { wilsonLowerBound } from "#app/domains/reviews/votes/wilson.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { dayStart } from "../days.ts";
import { drawReviewFacts } from "./review-facts.ts";
import { type Reviewed, statsOf, writeReviews } from "./reviews.ts";

const nowMs = dayStart("2026-11-20");
const agent: Reviewed = {
  firstName: "Ines",
  stateCode: "TX",
  state: "Texas",
  types: ["auto", "home", "life", "health", "business", "medicare-advantage"],
  speaksSpanish: true,
  sinceMs: nowMs - 500 * DAY_MS,
  nowMs,
};
const many = Array.from({ length: 400 }, (_, i) => writeReviews(drawReviewFacts(1, i, 3.6), agent, 1, i));
const all = many.flat();

test("the counts add up for every agent", () => {
  for (const [i, reviews] of many.entries()) {
    const stats = statsOf(i, reviews);
    expect(stats.published + stats.awaiting + stats.held + stats.removed).toBe(stats.received);
    expect(stats.stars1 + stats.stars2 + stats.stars3 + stats.stars4 + stats.stars5).toBe(stats.published);
    expect(stats.tier1 + stats.tier2 + stats.tier3).toBe(stats.published);
  }
});

test("texts fit the form: 50 to 4,000 characters, a title, no slot left open", () => {
  const wrong = all.filter(
    ({ title, body, replyBody }) =>
      body.length < 50 ||
      body.length > 4000 ||
      title === "" ||
      /[{}!]|undefined/.test(`${title} ${body} ${replyBody}`),
  );
  expect(wrong).toEqual([]);
});

test("nothing happens before the agent joined or after today, and everything is in order", () => {
  const times = ({ submittedAt, publishedAt, editedAt, repliedAt }: (typeof all)[number]) =>
    [submittedAt, publishedAt, editedAt, repliedAt].flatMap((time) => time ?? []);
  expect(all.filter((review) => times(review).some((time) => time < agent.sinceMs || time > nowMs))).toEqual(
    [],
  );
  expect(
    all.filter(({ submittedAt, publishedAt }) => publishedAt !== null && publishedAt < submittedAt),
  ).toEqual([]);
  expect(
    all.filter(({ repliedAt, publishedAt }) => repliedAt !== null && repliedAt <= (publishedAt ?? nowMs)),
  ).toEqual([]);
});

test("a published review has a publishing time, a waiting one has none", () => {
  const published = all.filter((review) => review.status === "published");
  const waiting = all.filter(
    (review) => review.status === "held" || review.status === "awaiting-verification",
  );
  expect(published.filter((review) => review.publishedAt === null)).toEqual([]);
  expect(waiting.filter((review) => review.publishedAt !== null)).toEqual([]);
});

test("a reason is given if a review is held or removed, and never otherwise", () => {
  const wrong = all.filter(
    ({ status, reason }) => (reason !== null) !== (status === "held" || status === "removed"),
  );
  expect(wrong).toEqual([]);
});

test("stars are varied and not flattering", () => {
  const stars = Array.from({ length: 5000 }, (_, i) => drawReviewFacts(1, i, 3.6))
    .flat()
    .map((fact) => fact.stars);
  const share = (value: number) => stars.filter((star) => star === value).length / stars.length;
  const mean = stars.reduce((sum, star) => sum + star, 0) / stars.length;
  expect(mean).toBeGreaterThan(4.1);
  expect(mean).toBeLessThan(4.3);
  expect(share(1) + share(2) + share(3)).toBeGreaterThan(0.15);
  expect(stars.length / 5000).toBeGreaterThan(3.3);
  expect(stars.length / 5000).toBeLessThan(3.9);
});

test("only published reviews have votes, of both kinds, and the order of each follows from its own", () => {
  const voted = all.filter(({ helpfulCount, unhelpfulCount }) => helpfulCount + unhelpfulCount > 0);
  expect(voted.filter(({ status }) => status !== "published")).toEqual([]);
  expect(voted.filter(({ unhelpfulCount }) => unhelpfulCount > 0).length).toBeGreaterThan(voted.length / 5);
  const wrong = all.filter(
    ({ helpfulCount, unhelpfulCount, helpfulOrder }) =>
      helpfulOrder !== wilsonLowerBound(helpfulCount, unhelpfulCount),
  );
  expect(wrong).toEqual([]);
});
