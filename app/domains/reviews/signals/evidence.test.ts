import fc from "fast-check";
import { expect, test } from "vitest";
import { droppedSentences, readEvidence } from "./evidence.ts";
import type { SignalEvidence, SignalKind } from "./signals.ts";

const plain = (text: string) => ({ text, note: null });

test("any evidence is read as lines of names and values", () => {
  expect(readEvidence('{"sharedWith":["a","b"],"minutes_apart":7,"found":{"x":1}}')).toEqual([
    { name: "shared with", values: [plain("a"), plain("b")] },
    { name: "minutes apart", values: [plain("7")] },
    { name: "found", values: [plain('{"x":1}')] },
  ]);
  expect(readEvidence('{"reviews":[{"id":"a","similarity":0.894}],"short":false}')).toEqual([
    { name: "Found with", values: [{ text: "a", note: "89 % alike" }] },
  ]);
  expect(readEvidence("not JSON")).toEqual([{ name: "evidence", values: [plain("not JSON")] }]);
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
      for (const { name, values } of readEvidence(json)) {
        expect(name === null || typeof name === "string").toBe(true);
        for (const { text } of values) expect(typeof text).toBe("string");
      }
    }),
  );
});

test("every key that a signal leaves is read as a phrase", () => {
  const phrases = (evidence: SignalEvidence[SignalKind]) =>
    readEvidence(JSON.stringify(evidence)).map(({ name, values }) =>
      [name, ...values.map(({ text }) => text)].filter((one) => one !== null).join(": "),
    );
  expect(phrases({ reviews: [], short: true })).toEqual([
    "Found with",
    "The text is short, and many people write the same few words",
  ]);
  expect(phrases({ accounts: 3, accountsOfAgent: 2, reviews: ["a"] })).toEqual([
    "3 accounts in all, including the writer’s",
    "2 of them reviewed this agent",
    "Found with: a",
  ]);
  expect(phrases({ accounts: 5, hours: 168, unrelated: 0, reviews: ["a"] })).toEqual([
    "5 accounts in all, including the writer’s",
    "within 7 days",
    "No other account had been seen on that network",
    "Found with: a",
  ]);
  expect(phrases({ side: "agent", unrelated: 1 })).toEqual([
    "The writer’s account and the agent’s own were used there",
    "1 unrelated account had been seen on that network before",
  ]);
  expect(phrases({ side: "organization", unrelated: 200 })[1]).toBe(
    "200 or more unrelated accounts had been seen on that network before",
  );
  expect(readEvidence('{"side":"constructor"}')).toEqual([{ name: "side", values: [plain("constructor")] }]);
  expect(phrases({ minutes: 1 })).toEqual(["The account was made 1 minute before the review was sent"]);
  expect(phrases({ received: 8, hours: 24, usual: 0.3 })).toEqual([
    "8 reviews of this agent came, including this one",
    "within 24 hours",
    "0.3 are usual in that time",
  ]);
  expect(phrases({ domain: "own.example" })).toEqual(["The email domain is: own.example"]);
});

test("sentences that a new version dropped are marked, and none of the old text is lost", () => {
  expect(droppedSentences("She called. She lied. It rained.", "She called. It rained.")).toEqual([
    { text: "She called. ", gone: false },
    { text: "She lied. ", gone: true },
    { text: "It rained.", gone: false },
  ]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const said = droppedSentences(before, after);
      expect(said.map(({ text }) => text).join("")).toBe(before);
      if (before === after) expect(said.some(({ gone }) => gone)).toBe(false);
    }),
  );
});
