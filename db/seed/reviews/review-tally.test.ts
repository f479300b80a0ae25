import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { dayOf, dayStart } from "../days.ts";
import { casesOf, eventsOfCases } from "./review-cases.ts";
import { drawReviewFacts } from "./review-facts.ts";
import { ReviewTally } from "./review-tally.ts";
import { type Reviewed, writeReviews } from "./reviews.ts";

const nowMs = dayStart("2026-11-20");
const agent: Reviewed = {
  firstName: "Ines",
  stateCode: "TX",
  state: "Texas",
  types: ["auto", "home"],
  speaksSpanish: false,
  sinceMs: nowMs - 500 * DAY_MS,
  nowMs,
};
const all = Array.from({ length: 600 }, (_, i) =>
  writeReviews(drawReviewFacts(1, i, 3.6), agent, 1, i),
).flat();
const draft = all.find((review) => review.status === "published");
if (draft === undefined) throw new Error("nothing was published");
// What the seed does not make today, but authors may.
const takenBack = [
  { ...draft, status: "withdrawn" as const, publishedAt: null },
  { ...draft, status: "withdrawn" as const },
];

function countedBy(reviews: typeof all) {
  const tally = new ReviewTally(nowMs);
  for (const review of reviews) tally.add(review, eventsOfCases(casesOf(1, review, nowMs)));
  return tally;
}
const tally = countedBy([...all, ...takenBack]);
const days = tally.dayRows();
const eventRows = (event: string) => days.filter((row) => row.event === event);
const sum = (rows: typeof days) => rows.reduce((total, row) => total + row.eventCount, 0);

test("entries into a status minus exits from it equal its reviews, for every star", () => {
  const totals = tally.totalRows();
  const states = [...new Set(totals.map(({ status }) => status))];
  expect(states).toEqual(
    expect.arrayContaining(["awaiting-verification", "held", "published", "removed", "withdrawn"]),
  );
  for (const state of states) {
    for (const stars of [1, 2, 3, 4, 5]) {
      const own = days.filter((row) => row.stars === stars);
      const into = sum(own.filter((row) => row.toState === state));
      const out = sum(own.filter((row) => row.fromState === state));
      const standing = totals
        .filter((row) => row.status === state && row.stars === stars)
        .reduce((total, row) => total + row.reviewCount, 0);
      expect([state, stars, into - out]).toEqual([state, stars, standing]);
    }
  }
});

test("reports, and decisions to leave up, are counted and move nothing", () => {
  const reported = [...eventRows("flagged"), ...eventRows("upheld"), ...eventRows("appealed")];
  expect(sum(eventRows("flagged"))).toBeGreaterThan(0);
  expect(sum(eventRows("upheld"))).toBeGreaterThan(0);
  expect(reported.filter(({ fromState, toState }) => fromState !== toState || fromState === "")).toEqual([]);
});

test("every review was received on the day it was sent, and no day is in the future", () => {
  expect(sum(eventRows("received"))).toBe(tally.received);
  expect(days.filter(({ day }) => day > dayOf(nowMs))).toEqual([]);
  const sent = all.filter(({ submittedAt }) => dayOf(submittedAt) === dayOf(draft.submittedAt));
  const received = eventRows("received").filter(({ day }) => day === dayOf(draft.submittedAt));
  expect(sum(received)).toBe(sent.length + takenBack.length);
});

test("reasons are given where there is one: for each removal, and for what is held now", () => {
  const removed = all.filter(({ status }) => status === "removed");
  for (const reason of new Set(removed.map((review) => review.reason ?? ""))) {
    const own = eventRows("removed").filter((row) => row.reason === reason);
    expect(sum(own)).toBe(removed.filter((review) => review.reason === reason).length);
  }
  expect(eventRows("removed").filter(({ reason }) => reason === "")).toEqual([]);
  const held = all.filter(({ status }) => status === "held");
  expect(sum(eventRows("held").filter(({ reason }) => reason !== ""))).toBe(held.length);
});

test("a change that keeps the stars is logged as changed", () => {
  const edited = all.filter(({ editedAt }) => editedAt !== null);
  expect(edited.length).toBeGreaterThan(0);
  expect(
    sum(
      countedBy(all)
        .dayRows()
        .filter(({ event }) => event === "changed"),
    ),
  ).toBe(edited.length);
});
