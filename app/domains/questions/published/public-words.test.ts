import fc from "fast-check";
import { expect, test } from "vitest";
import { anyName } from "#support/names.ts";
import { excerptOf, slugOf, titleOf } from "./public-words.ts";

test("a title is the question with the context it needs, cut at a word", () => {
  expect(titleOf("My roommate is not on my policy. Are her things insured too? Thanks.")).toBe(
    "My roommate is not on my policy. Are her things insured too?",
  );
  const long = `${"A long story about a storm and a fence. ".repeat(4)}Who pays?`;
  expect(titleOf(long)).toBe("Who pays?");
  const endless = titleOf(`Why ${"is it so very expensive ".repeat(20)}?`);
  expect(endless.length).toBeLessThanOrEqual(110);
  expect(endless).toMatch(/\w…$/);
});

test("an excerpt is the beginning of an answer, on one line, cut at a word", () => {
  expect(excerptOf("Yes.\n\nWrite to them.")).toBe("Yes. Write to them.");
  const long = excerptOf("Write to the company first, and keep a copy. ".repeat(9));
  expect(long.length).toBeLessThanOrEqual(180);
  expect(long).toMatch(/^Write to the company first.*\w…$/);
});

test("a slug is lower-case words and hyphens with a tail, for any title", () => {
  const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  expect(slugOf("Does my neighbor’s tree — ¿or mine? — count?", id)).toBe(
    "does-my-neighbors-tree-or-mine-count-1e8b7c01",
  );
  fc.assert(
    fc.property(fc.string(), (title) => void expect(slugOf(title, id)).toMatch(/^([a-z0-9]+-)*1e8b7c01$/)),
  );
});

test("a name in a question breaks neither its title nor its address", () => {
  const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  fc.assert(
    fc.property(anyName, (name) => {
      const title = titleOf(`Does ${name.repeat(12)} need a policy of their own?`);
      expect([...title].length).toBeLessThanOrEqual(110);
      expect(title.isWellFormed()).toBe(true);
      expect(slugOf(title, id)).toMatch(/^([a-z0-9]+-)*1e8b7c01$/);
    }),
  );
});
