/** The recount finds one silent change among 100,000 entries, whatever it is. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeFiles, makeTables } from "#support/reviews/log-tables.ts";
import {
  compareWithTables,
  countByState,
  type LogFiles,
  type LogTables,
  recountFiles,
} from "./recount.server.ts";

let tables: LogTables;
let files: LogFiles;
const load = async (reviews: number) => {
  const { lines, ...made } = makeTables(reviews);
  tables = made;
  files = (await makeFiles(lines)).files;
};

const recount = (changes: Partial<LogTables> = {}, others: Partial<LogFiles> = {}) => {
  const found = { ...files, ...others };
  return [...recountFiles(found), ...compareWithTables(found, { ...tables, ...changes })];
};
const without = <T>(all: readonly T[], at: number) => [...all.slice(0, at), ...all.slice(at + 1)];
const withOne = <T>(all: readonly T[], at: number, change: (one: T) => T) =>
  all.map((one, no) => (no === at ? change(one) : one));
const idOf = (at: number) => tables.reviews[at]?.id ?? "";

const rewritten = (at: number) =>
  withOne(tables.reviews, at, (review) => ({
    ...review,
    words: { ...review.words, body: review.words.body.replace("few", "new") },
  }));

describe("among 100,000 entries the recount finds", () => {
  const ONE = 31_416;
  beforeAll(() => load(50_000), 120_000);

  test("nothing where nothing was changed", () => {
    expect(files.entries).toHaveLength(100_000);
    expect(recount()).toEqual([]);
  });

  test("one review that was removed with everything about it", () => {
    const id = idOf(ONE);
    const changes = {
      reviews: without(tables.reviews, ONE),
      seals: without(tables.seals, ONE),
      entries: tables.entries.filter(({ reviewId }) => reviewId !== id),
    };
    expect(recount(changes).filter(({ kind }) => kind !== "sum")).toEqual([
      { kind: "entry-removed", no: 2 * ONE + 1 },
      { kind: "entry-removed", no: 2 * ONE + 2 },
    ]);
  });

  test("one changed word", () => {
    expect(recount({ reviews: rewritten(ONE) })).toEqual([{ kind: "words-changed", reviewId: idOf(ONE) }]);
  });
});

describe("the recount finds", () => {
  const ONE = 1_416;
  beforeAll(() => load(2_000));

  test("one review that was removed, its entries left", () => {
    expect(recount({ reviews: without(tables.reviews, ONE) })).toEqual([
      { kind: "review-removed", reviewId: idOf(ONE) },
    ]);
  });

  test("one star less, counted to fit", () => {
    const stars = tables.reviews[ONE]?.words.stars ?? 0;
    const reviews = withOne(tables.reviews, ONE, (review) => ({
      ...review,
      words: { ...review.words, stars: stars - 1 },
    }));
    const totals = tables.totals.map((row) =>
      row.status !== "published"
        ? row
        : { ...row, count: row.count - Number(row.stars === stars) + Number(row.stars === stars - 1) },
    );
    expect(recount({ reviews, totals }).map(({ kind }) => kind)).toEqual([
      "words-changed",
      "state-changed",
      "sum",
      "sum",
    ]);
  });

  test("what a writer said about pay, changed so that the stars don’t count, and stars that stop counting alone", () => {
    const paid = withOne(tables.reviews, ONE, (review) => ({
      ...review,
      counts: false,
      words: { ...review.words, saysPaid: true },
    }));
    expect(recount({ reviews: paid })).toEqual([{ kind: "words-changed", reviewId: idOf(ONE) }]);
    const alone = withOne(tables.reviews, ONE, (review) => ({ ...review, counts: false }));
    expect(recount({ reviews: alone })).toEqual([{ kind: "counting-changed", reviewId: idOf(ONE) }]);
  });

  test("one review that was hidden without an event", () => {
    const reviews = withOne(tables.reviews, ONE, (review) => ({ ...review, status: "held" }));
    const stars = tables.reviews[ONE]?.words.stars;
    expect(recount({ reviews })).toEqual([
      { kind: "state-changed", reviewId: idOf(ONE), logged: `published ${stars}`, found: `held ${stars}` },
    ]);
  });

  test("one changed word whose entry was changed to fit", () => {
    const entries = withOne(tables.entries, 2 * ONE + 1, (entry) => ({ ...entry, version: "another" }));
    expect(recount({ entries }).map(({ kind }) => kind)).toEqual(["entry-changed", "words-changed"]);
  });

  test("a new seal that should hide it", () => {
    const seals = withOne(tables.seals, ONE, (seal) => ({ ...seal, secret: tables.seals[0]?.secret ?? "" }));
    expect(recount({ seals })).toEqual(
      [1, 2].map((no) => ({ kind: "entry-changed", no: 2 * ONE + no, reviewId: idOf(ONE) })),
    );
  });

  test("a line that was changed in the files, and one that was cut off", () => {
    const line = new TextEncoder().encode("2026-01-01,published,,published,5,,x");
    const entries = withOne(files.entries, ONE, () => line);
    expect(recountFiles({ ...files, entries }).map(({ kind }) => kind)).toEqual(["tile", "tile", "root"]);
    expect(recountFiles({ ...files, entries: files.entries.slice(0, -1) })).toEqual([
      { kind: "size", found: 3_999, signed: 4_000 },
    ]);
  });

  test("a review that never came into the log", () => {
    const other = { ...(tables.reviews[0] as LogTables["reviews"][number]), id: "unlogged" };
    expect(recount({ reviews: [...tables.reviews, other] })).toEqual([
      { kind: "not-in-log", reviewId: "unlogged" },
    ]);
  });
});

test("lines alone give the counts: what a review leaves is counted off", () => {
  const lines = [
    "2026-01-01,received,,awaiting-verification,5,,a",
    "2026-01-02,published,awaiting-verification,published,5,,b",
    "2026-01-03,flagged,published,published,5,off-topic,c",
    "2026-01-04,changed,published,,5,,d",
    "2026-01-04,changed,,published,1,,e",
  ];
  expect([...countByState(lines)].filter(([, count]) => count !== 0)).toEqual([["published,1", 1]]);
});
