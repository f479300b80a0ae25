/** The event log: counting the file gives what the tables say. */
import { describe, expect, test } from "vitest";
import { utcDay } from "#app/platform/clock.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { daysAgo, type Entry, openEventsFile, sum } from "./events-file.ts";

const { newCustomer, rows, stranger, emailToken, site, getUncached, readFile } = openEventsFile();

/** How many are in each state, from the file only. */
function countByStatus(entries: readonly Entry[]) {
  const counts: Record<string, number> = {};
  for (const { from, to, stars, count } of entries) {
    if (to !== "") counts[`${to} ${stars}`] = (counts[`${to} ${stars}`] ?? 0) + count;
    if (from !== "") counts[`${from} ${stars}`] = (counts[`${from} ${stars}`] ?? 0) - count;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
async function expectToAddUp() {
  const tables = await rows(
    "SELECT status, stars, count(*) n FROM reviews GROUP BY status, stars ORDER BY status, stars",
  );
  const totals = await rows(
    "SELECT status, stars, sum(review_count) n FROM review_totals GROUP BY status, stars HAVING n <> 0",
  );
  const keyed = (found: typeof tables) =>
    Object.fromEntries(found.map(({ status, stars, n }) => [`${status} ${stars}`, Number(n)]));
  const counted = countByStatus(await readFile());
  expect(counted).toEqual(keyed(totals));
  expect(counted).toEqual(keyed(tables));
}

describe("the events file", () => {
  test("adds up to the current numbers, in every state and for every star", async () => {
    await expectToAddUp();
  });

  test("still adds up while a review is sent, sent again, confirmed, changed and withdrawn", async () => {
    const { visitor, person } = await newCustomer("event-log");
    const address = "/leave-review?agent=bo-li";
    const form = {
      stars: "2",
      type: "Home",
      stage: "made-a-claim",
      client: "yes",
      paid: "no",
      ties: "none",
      month: "2026-10",
      title: "Slow after the storm",
      body: "It took nine days until somebody called back about the roof, and then it went well.",
    };
    const before = await readFile();
    const happened = async (event: string) =>
      sum((await readFile()).filter((one) => one.event === event && one.to !== "")) -
      sum(before.filter((one) => one.event === event && one.to !== ""));
    for (const stars of ["2", "4", "4"]) await (await visitor.post(address, { ...form, stars })).text();
    await expectToAddUp();
    expect([await happened("received"), await happened("changed")]).toEqual([1, 2]);
    const token = await emailToken("verify-review", person.email);
    expect((await stranger().post("/verify-review", { token })).status).toBe(303);
    await expectToAddUp();
    await (await visitor.post(address, { ...form, stars: "1", title: "On reflection" })).text();
    await expectToAddUp();
    await (await visitor.post(address, { intent: "withdraw" })).text();
    await expectToAddUp();
    expect(await happened("withdrawn")).toBe(1);
    await (await visitor.post(address, { ...form, stars: "5" })).text();
    await expectToAddUp();
    expect(await happened("received")).toBe(2);
  });

  test("is CSV without anything about a person, cached at the edge for a minute", async () => {
    const response = await site.get("/reviews/events.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="review-events.csv"');
    expect(response.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=45, stale-while-revalidate=15",
    );
    await response.text();
    const again = await site.get("/reviews/events.csv");
    expect(again.headers.get("X-Cache")).toBe("HIT");
    await again.text();
    const entries = await readFile();
    expect(entries.length).toBeGreaterThan(1_000);
    const odd = entries.filter(
      ({ line }) => !/^\d{4}-\d\d-\d\d,[a-z]+,[a-z-]*,[a-z-]*,[1-5],[a-z-]*,\d+$/.test(line),
    );
    expect(odd).toEqual([]);
    const days = entries.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)?.localeCompare(utcDay(Date.now()))).toBeLessThanOrEqual(0);
  });

  test("has the requested days, both ends included", async () => {
    const [from, to] = [daysAgo(60), daysAgo(31)];
    const all = await readFile();
    const some = await readFile(`?from=${from}&to=${to}`);
    expect(some.length).toBeGreaterThan(20);
    expect(some).toEqual(all.filter(({ day }) => day >= from && day <= to));
    expect(await readFile(`?from=${from}`)).toEqual(all.filter(({ day }) => day >= from));
    expect(await readFile(`?to=${from}`)).toEqual(all.filter(({ day }) => day <= from));
    expect(await readFile("?from=1999-01-01&to=1999-01-02")).toEqual([]);
  });

  test.each(["x=1", "from=2026-01-01&from=2026-01-01", "to=2026-01-01&x="])(
    "is not cached with %s: spellings are endless",
    async (query) => {
      const response = await site.get(`/reviews/events.csv?${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      await response.text();
    },
  );

  test.each(["from=yesterday", "to=2026-02-30", "from=2026-02-02&to=2026-02-01"])(
    "refuses %s with a sentence",
    async (query) => {
      const response = await site.get(`/reviews/events.csv?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(await response.text()).toMatch(/^[^\n<]+\.\n$/);
    },
  );
});

describe("an event log", () => {
  const fill = (count: number, day: string) =>
    rows(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO review_days SELECT ?, 'upheld', 'published', 'published', 1 + i % 5, 'x-' || i, 1 FROM n`,
      [day],
    );

  test("with more rows than are read at once loses none", async () => {
    await fill(45_000, "2020-02-02");
    const found = await readFile("?to=2020-12-31");
    expect(found).toHaveLength(45_000);
    expect(sum(found)).toBe(45_000);
    await rows("DELETE FROM review_days WHERE day < '2021'");
  });

  test("too long for one file asks for fewer days", async () => {
    await fill(200_001, "2020-02-03");
    const response = await site.get("/reviews/events.csv?to=2020-12-31");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Ask for fewer days");
    expect((await readFile("?from=2021-01-01")).length).toBeGreaterThan(1_000);
    await rows("DELETE FROM review_days WHERE day < '2021'");
  });

  test("without a row is a heading, and help says that nothing happened", async () => {
    for (const kind of [
      "flags",
      "cases",
      "signals",
      "fingerprints",
      "votes",
      "links",
      "versions",
      "disclosures",
      "days",
      "totals",
    ])
      await rows(`DELETE FROM review_${kind}`);
    await rows("DELETE FROM reviews");
    await rows("DELETE FROM settings WHERE key = 'reviews.since'");
    expect(await readFile()).toEqual([]);
    const words = await wordsOf(await getUncached("/help"));
    for (const sentence of [
      "No reviews yet.",
      "No reviews were confirmed in the last 90 days.",
      "Nothing has happened with reviews in the last 30 days.",
      "Nothing is waiting for a decision.",
    ])
      expect(words).toContain(sentence);
    expect(words).not.toMatch(/NaN|undefined|Infinity/);
  });
});
