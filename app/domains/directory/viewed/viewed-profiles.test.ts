import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { addViewed, readViewed, VIEWED_KEY } from "./viewed-profiles.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const profile = (slug: string) => ({ slug, name: slug.toUpperCase(), place: "Austin, TX" });
const slugs = (storage: Storage, nowMs = NOW) => readViewed(storage, nowMs).map(({ slug }) => slug);

/** As a browser's: texts by name. */
function store(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
}

test("the newest comes first, each once, and the ninth pushes out the oldest", () => {
  const storage = store();
  for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h"]) addViewed(storage, profile(slug), NOW);
  addViewed(storage, profile("b"), NOW);
  expect(slugs(storage)).toEqual(["b", "h", "g", "f", "e", "d", "c", "a"]);
  addViewed(storage, profile("i"), NOW);
  expect(slugs(storage)).toEqual(["i", "b", "h", "g", "f", "e", "d", "c"]);
  expect(readViewed(storage, NOW)[0]).toEqual({ slug: "i", name: "I", place: "Austin, TX" });
});

test("after thirty days one is gone", () => {
  const storage = store();
  addViewed(storage, profile("old"), NOW - 30 * DAY_MS);
  addViewed(storage, profile("new"), NOW - 29 * DAY_MS);
  expect(slugs(storage)).toEqual(["new"]);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no list", '{"slug":"a"}'],
  ["something else in it", '[1,null,{"slug":"../a","name":"A","place":"","at":99999999999999},{"slug":"a"}]'],
])("%s is an empty list", (_what, written) => {
  const storage = store();
  if (written !== null) storage.setItem(VIEWED_KEY, written);
  expect(slugs(storage)).toEqual([]);
  addViewed(storage, profile("a"), NOW);
  expect(slugs(storage)).toEqual(["a"]);
});
