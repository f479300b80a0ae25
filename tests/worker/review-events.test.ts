/** The ledger of events: what anyone can count from the file is what the pages and the tables say. */
import { beforeAll, describe, expect, test } from "vitest";
import { utcDay } from "#app/platform/clock.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { wordsOf } from "#support/visitor.ts";
import { openConversations } from "./conversations.ts";

const { newCustomer, rows, stranger, letterToken, site } = openConversations();
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Whoever has a cookie of ours is answered anew, not from the cache. */
const anew = (path: string) => site.get(path, { headers: { Cookie: "__Host-bench=1" } });
const daysAgo = (days: number) => utcDay(Date.now() - days * DAY_MS);

async function readFile(query = "") {
  const text = await (await anew(`/reviews/events.csv${query}`)).text();
  const [heading, ...lines] = text.split("\r\n");
  expect(heading).toBe("day,event,from,to,stars,reason,count");
  expect(lines.pop()).toBe("");
  return lines.map((line) => {
    const [day = "", event = "", from = "", to = "", stars = "", reason = "", count = ""] = line.split(",");
    return { line, day, event, from, to, stars: Number(stars), reason, count: Number(count) };
  });
}
type Entry = Awaited<ReturnType<typeof readFile>>[number];
const sum = (entries: readonly Entry[]) => entries.reduce((total, { count }) => total + count, 0);

/** What stands in each state, from the file alone. */
function standing(entries: readonly Entry[]) {
  const counts: Record<string, number> = {};
  for (const { from, to, stars, count } of entries) {
    if (to !== "") counts[`${to} ${stars}`] = (counts[`${to} ${stars}`] ?? 0) + count;
    if (from !== "") counts[`${from} ${stars}`] = (counts[`${from} ${stars}`] ?? 0) - count;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
async function expectToAddUp() {
  const kept = await rows(
    "SELECT status, stars, count(*) n FROM reviews GROUP BY status, stars ORDER BY status, stars",
  );
  const totals = await rows(
    "SELECT status, stars, sum(review_count) n FROM review_totals GROUP BY status, stars HAVING n <> 0",
  );
  const keyed = (found: typeof kept) =>
    Object.fromEntries(found.map(({ status, stars, n }) => [`${status} ${stars}`, Number(n)]));
  const counted = standing(await readFile());
  expect(counted).toEqual(keyed(totals));
  expect(counted).toEqual(keyed(kept));
}

/** The cells of the table with this caption, row by row. */
function tableOf(html: string, caption: RegExp): string[][] {
  const titleOf = (one: string) => /<caption[^>]*>(.*?)<\/caption>/s.exec(one)?.[1] ?? "";
  const table = html.split("<table").find((one) => caption.test(titleOf(one))) ?? "";
  const body = /<tbody>(.*?)<\/tbody>/s.exec(table)?.[1] ?? "";
  return body
    .split("</tr>")
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell ?? ""));
}
const help = async () => {
  const response = await anew("/help");
  expect(response.headers.get("X-Database-Round-Trips")).toBe("1");
  return response.text();
};

describe("the file of events", () => {
  test("adds up to what stands, in every state and for every star", async () => {
    await expectToAddUp();
  });

  test("goes on adding up while a review is sent, sent again, confirmed, changed and taken back", async () => {
    const { visitor, person } = await newCustomer("ledger");
    const address = "/leave-review?agent=bo-li";
    const form = {
      stars: "2",
      type: "Home",
      stage: "made-a-claim",
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
    const token = await letterToken("verify-review", person.email);
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

  test("is CSV that says nothing of a person, kept at the edge for a minute", async () => {
    const response = await site.get("/reviews/events.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="review-events.csv"');
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
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

  test("holds the days that were asked for, both ends in it", async () => {
    const [from, to] = [daysAgo(60), daysAgo(31)];
    const all = await readFile();
    const some = await readFile(`?from=${from}&to=${to}`);
    expect(some.length).toBeGreaterThan(20);
    expect(some).toEqual(all.filter(({ day }) => day >= from && day <= to));
    expect(await readFile(`?from=${from}`)).toEqual(all.filter(({ day }) => day >= from));
    expect(await readFile(`?to=${from}`)).toEqual(all.filter(({ day }) => day <= from));
    expect(await readFile("?from=1999-01-01&to=1999-01-02")).toEqual([]);
  });

  test.each(["from=yesterday", "to=2026-02-30", "from=2026-02-02&to=2026-02-01"])(
    "refuses %s in a sentence",
    async (query) => {
      const response = await site.get(`/reviews/events.csv?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(await response.text()).toMatch(/^[^\n<]+\.\n$/);
    },
  );
});

describe("the figures of help", () => {
  test("of the last 30 days are those of the file, star by star", async () => {
    const table = tableOf(await help(), /happened in the last 30 days/);
    const recent = (await readFile(`?from=${daysAgo(29)}`)).filter(({ to }) => to !== "");
    const events: [string, string][] = [
      ["received", "Received"],
      ["published", "Published at once"],
      ["held", "Held for a person"],
      ["released", "Published after that"],
      ["flagged", "Reported by readers"],
      ["kept", "Left up by a person"],
      ["removed", "Removed"],
      ["appealed", "Appealed against"],
      ["restored", "Put back after an appeal"],
      ["changed", "Changed by the writer"],
      ["withdrawn", "Taken back"],
    ];
    const counted = events.map(([event, label]) => {
      const own = recent.filter((one) => one.event === event);
      const byStars = [5, 4, 3, 2, 1].map((stars) => sum(own.filter((one) => one.stars === stars)));
      return [label, formatCount(sum(own)), ...byStars.map(formatCount)];
    });
    expect(table).toEqual(counted);
    expect(sum(recent.filter(({ event }) => event === "received"))).toBeGreaterThan(50);
  });

  test("share out what was held and removed in 90 days as the file does", async () => {
    const table = tableOf(await help(), /Held and removed in the last 90 days/);
    const season = (await readFile(`?from=${daysAgo(89)}`)).filter(({ to }) => to !== "");
    const counted = [5, 4, 3, 2, 1].map((stars) => {
      const of = (...names: string[]) =>
        sum(season.filter((one) => one.stars === stars && names.includes(one.event)));
      const confirmed = of("published", "held");
      const share = (count: number) =>
        confirmed === 0 ? "none" : `${((count / confirmed) * 100).toFixed(1)}%`;
      const [held, removed] = [of("held"), of("removed")];
      return [
        stars,
        formatCount(confirmed),
        formatCount(held),
        share(held),
        formatCount(removed),
        share(removed),
      ].map(String);
    });
    expect(table).toEqual(counted);
  });

  describe("of decisions", () => {
    beforeAll(async () => {
      await rows("DELETE FROM review_cases");
    });
    const decide = (cause: string, daysBefore: number, hours: number | null, dueHours: number) => {
      const openedAt = Date.now() - daysBefore * DAY_MS;
      return rows(
        `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, decision, decided_at)
          VALUES (?, ?, 1, ?, ?, ?, ?, ?)`,
        [
          crypto.randomUUID(),
          crypto.randomUUID(),
          cause,
          openedAt,
          openedAt + dueHours * HOUR_MS,
          hours === null ? null : "keep",
          hours === null ? null : openedAt + hours * HOUR_MS,
        ],
      );
    };

    test("say that there were none", async () => {
      const words = await wordsOf(await anew("/help"));
      expect(words).toContain("No person has had to decide on a review in the last 90 days.");
      expect(words).toContain("Nothing waits for a decision now.");
    });

    test("are the middle of 90 days by cause, how many were in time, and what waits now", async () => {
      for (const hours of [3, 60, 5.5]) await decide("signals", 20, hours, 48);
      for (const hours of [10, 20]) await decide("flags", 10, hours, 72);
      await decide("flags", 110, 400, 72);
      await decide("appeal", 5, 0.4, 120);
      await decide("signals", 3, null, 48);
      await decide("flags", 1, null, 72);
      const html = await help();
      const table = tableOf(html, /How long decisions took/).sort();
      expect(table).toEqual([
        ["A side appealed", "1", "1", "under 1 hour"],
        ["Readers reported it", "2", "2", "15.0 hours"],
        ["Signals held it", "3", "2", "5.5 hours"],
      ]);
      expect(await wordsOf(await anew("/help"))).toContain(
        "2 wait for a decision now, 1 of them longer than promised.",
      );
    });
  });
});

describe("a ledger", () => {
  const fill = (count: number, day: string) =>
    rows(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO review_days SELECT ?, 'kept', 'published', 'published', 1 + i % 5, 'x-' || i, 1 FROM n`,
      [day],
    );

  test("of more rows than are read at once loses none", async () => {
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
    for (const table of ["review_days", "review_totals", "review_cases", "reviews"])
      await rows(`DELETE FROM ${table}`);
    await rows("DELETE FROM settings WHERE key = 'reviews.since'");
    expect(await readFile()).toEqual([]);
    const words = await wordsOf(await anew("/help"));
    for (const sentence of [
      "No reviews have been received yet.",
      "No review was confirmed in the last 90 days.",
      "Nothing has happened to a review in the last 30 days.",
      "Nothing waits for a decision now.",
    ])
      expect(words).toContain(sentence);
    expect(words).not.toMatch(/NaN|undefined|Infinity/);
  });
});
