/** What a line of the log says, and what it keeps to itself. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newId } from "#app/platform/ids.ts";
import {
  entryKey,
  hiddenReason,
  type LoggedEntry,
  versionOf,
  writeEntry,
  writtenOut,
} from "./entries.server.ts";
import { sealWords } from "./seal-commands.server.ts";

const secret = "c2VjcmV0LW9mLXRoaXJ0eS10d28tYnl0ZXMtLS0tLS0";
const entry = (changes: Partial<LoggedEntry> = {}): LoggedEntry => ({
  entryNo: 7,
  reviewId: "0195cffe-5b14-71b1-9cba-b280e6024dc3",
  version: "v",
  event: "published",
  fromState: "awaiting-verification",
  toState: "published",
  stars: 4,
  reason: "",
  day: "2026-11-27",
  ...changes,
});
const words = {
  stars: 4,
  explainsClearly: null,
  responds: 5,
  helpsWithClaims: null,
  noPressure: 3,
  typeBit: 1,
  stage: "made-a-claim",
  experienceMonth: "2026-10",
  title: "Slow after the storm",
  body: "It took nine days until somebody called back.",
  saysClient: true,
  saysPaid: false,
  saysTies: "none" as const,
};
const codeOf = (line: string) => line.slice(line.lastIndexOf(",") + 1);
const sha = (text: string) => createHash("sha256").update(text).digest("base64url");

test("a line is day, event, states, stars, reason, and a code that its key opens", () => {
  const line = writeEntry(entry(), secret);
  expect(line).toMatch(/^2026-11-27,published,awaiting-verification,published,4,,[\w-]{43}$/);
  const key = entryKey(secret, 7);
  expect(codeOf(line)).toBe(
    sha(`${key}\n${entry().reviewId}\nv\n\n2026-11-27,published,awaiting-verification,published,4,`),
  );
});

test("two lines about one review have nothing in common but what is public, and neither key opens the other", () => {
  const [first, second] = [7, 8].map((entryNo) => writeEntry(entry({ entryNo }), secret));
  expect(codeOf(first ?? "")).not.toBe(codeOf(second ?? ""));
  expect(entryKey(secret, 7)).not.toBe(entryKey(secret, 8));
});

test("each part changes the code", () => {
  const codes = [
    entry(),
    entry({ reviewId: newId(5) }),
    entry({ version: "w" }),
    entry({ version: "" }),
    entry({ stars: 5 }),
    entry({ event: "released" }),
    entry({ day: "2026-11-28" }),
    entry({ toState: "held", reason: "similar-text" }),
    entry({ toState: "held", reason: "shared-device" }),
  ].map((one) => codeOf(writeEntry(one, secret)));
  expect(new Set(codes).size).toBe(codes.length);
});

test("why a review was held isn't said, and isn't found by trying; why one was removed is said", () => {
  for (const held of [
    entry({ event: "held", toState: "held", reason: "similar-text" }),
    entry({ event: "changed", fromState: "held", toState: "", reason: "similar-text" }),
  ]) {
    expect(writeEntry(held, secret)).not.toContain("similar-text");
    expect(hiddenReason(held, secret)).not.toBe(sha(`${entryKey(secret, 7)}\nsimilar-text`));
    expect(hiddenReason(held, secret)).toHaveLength(43);
  }
  const removed = entry({ event: "removed", fromState: "held", toState: "removed", reason: "off-topic" });
  expect(writeEntry(removed, secret)).toContain(",removed,4,off-topic,");
  expect(hiddenReason(removed, secret)).toBe("");
});

test("words that aren't of our lists don't get into a line", () => {
  const line = writeEntry(entry({ toState: "removed", reason: "Call Bo, 512 555" }), secret);
  expect(line).toContain(",removed,4,other,");
  expect(line.split(",")).toHaveLength(7);
});

test("the same words have another hash each time, and deleted ones have none", () => {
  const [one, other] = [sealWords(words), sealWords(words)];
  expect(one.version).not.toBe(other.version);
  expect(versionOf(one.salt, words)).toBe(one.version);
  expect(versionOf(one.salt, { ...words, body: `${words.body} ` })).not.toBe(one.version);
  expect(versionOf(one.salt, { ...words, saysPaid: true })).not.toBe(one.version);
  expect(sealWords({ ...words, title: "", body: "" })).toEqual({ salt: "", version: "" });
});

test("words are a list that ends with what the writer said about themselves, null before we asked", () => {
  const before = { ...words, saysClient: null, saysPaid: null, saysTies: null };
  const { title, body } = words;
  expect(JSON.parse(writtenOut(words))).toEqual([
    ...[4, null, 5, null, 3, 1, "made-a-claim", "2026-10", title, body],
    [true, false, "none"],
  ]);
  expect(JSON.parse(writtenOut(before)).at(-1)).toBeNull();
});
