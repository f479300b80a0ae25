import { expect, test } from "vitest";
import { helpfulSentence, receivedSentence, signReply } from "./review-sentences.ts";
import type { ReviewSummary } from "./types.ts";

const none: ReviewSummary = {
  received: 0,
  published: 0,
  counted: 0,
  awaiting: 0,
  held: 0,
  removed: 0,
  withdrawn: 0,
  removedFor: [],
  average: null,
  byStars: [],
  byTier: [],
  questions: [],
};

test("every review received is accounted for, with the removal reasons", () => {
  const removedFor = [
    { reason: "personal-data", count: 1 },
    { reason: "wrong-agent", count: 1 },
  ];
  expect(
    receivedSentence({ ...none, received: 41, published: 38, counted: 38, held: 1, removed: 2, removedFor }),
  ).toBe(
    "41 received. 38 published, 1 being reviewed by our team, 2 removed: one shared somebody’s private information, one was about another agent or business.",
  );
});

test("several removed for one reason are counted together, and an unknown reason is still named", () => {
  const removedFor = [
    { reason: "wrong-agent", count: 12 },
    { reason: "", count: 1 },
  ];
  expect(
    receivedSentence({
      ...none,
      received: 1_020,
      published: 1_000,
      counted: 1_000,
      awaiting: 7,
      removed: 13,
      removedFor,
    }),
  ).toBe(
    "1,020 received. 1,000 published, 7 waiting for the writer to confirm by email, 13 removed: 12 were about other agents or businesses, one was removed for another reason.",
  );
});

test("says when nothing was removed or received", () => {
  expect(receivedSentence({ ...none, received: 3, published: 3, counted: 3 })).toBe(
    "3 received. 3 published, none removed.",
  );
  expect(receivedSentence(none)).toBe("No reviews received yet.");
});

test("a reply says who wrote it, and for whom", () => {
  expect(signReply("Ines Calloway", null)).toBe("Ines Calloway replied");
  expect(signReply("Ines Calloway", "Calloway & Daughters")).toBe(
    "Calloway & Daughters replied for Ines Calloway",
  );
  expect(signReply("Ines Calloway", "")).toBe("Replied for Ines Calloway");
});

test("the sentence counts both kinds of votes", () => {
  expect(helpfulSentence({ helpfulCount: 3, unhelpfulCount: 1 })).toBe("3 of 4 readers found this helpful");
  expect(helpfulSentence({ helpfulCount: 0, unhelpfulCount: 1 })).toBe("0 of 1 reader found this helpful");
  expect(helpfulSentence({ helpfulCount: 0, unhelpfulCount: 0 })).toBeNull();
});
