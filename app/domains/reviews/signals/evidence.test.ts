import fc from "fast-check";
import { expect, test } from "vitest";
import { droppedSentences, readEvidence } from "./evidence.ts";

const plain = (text: string) => ({ text, note: null });

test("evidence is read as lines of names and values, whatever it is", () => {
  expect(readEvidence('{"sharedWith":["a","b"],"minutes_apart":7,"found":{"x":1}}')).toEqual([
    { name: "shared with", values: [plain("a"), plain("b")] },
    { name: "minutes apart", values: [plain("7")] },
    { name: "found", values: [plain('{"x":1}')] },
  ]);
  expect(readEvidence('{"reviews":[{"id":"a","similarity":0.894}],"short":false}')).toEqual([
    { name: "reviews", values: [{ text: "a", note: "89 % alike" }] },
    { name: "short", values: [plain("no")] },
  ]);
  expect(readEvidence("not JSON")).toEqual([{ name: "evidence", values: [plain("not JSON")] }]);
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
      for (const { name, values } of readEvidence(json)) {
        expect(typeof name).toBe("string");
        for (const { text } of values) expect(typeof text).toBe("string");
      }
    }),
  );
});

test("what a new version has dropped is marked, and nothing of the old one is lost", () => {
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
