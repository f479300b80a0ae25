/** Anyone can recompute what the pages print: this formula comes from the published words and is not imported. */
import { describe, expect, test } from "vitest";
import { DISTANCE_STEPS_MILES } from "#app/domains/directory/limits.ts";
import { distanceMiles } from "#app/domains/directory/places/distance.ts";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressesIn, addressOf, type Page, pageOf, rowsOf, within, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../../accounts.ts";

const { site, rows } = openAccounts();
const { inesCalloway, longest, shortest } = landmarks.agents;
const SEARCHES = [
  "/geographic-search-results?q=Houston%2C+TX&radius=100&explain=1",
  "/geographic-search-results?q=Houston%2C+TX&radius=100&type=auto&explain=1",
  "/geographic-search-results?q=78701&explain=1&unlicensed=1",
];
const NEAR_ENOUGH = 0.005;

type Printed = {
  count: number;
  plain: number | null;
  w: number;
  wr: number;
  wr2: number;
  m: number;
  c: number;
  s: number;
  spread: number;
  uncertainty: number;
  order: number;
  asOf: string;
};

/** The numbers of each table "How the order value is made", in the order of the page. */
function readTables({ queryAllByRole, text }: Pick<Page, "queryAllByRole" | "text">): Printed[] {
  const moments = [...text.matchAll(/whole days, up to ([^.]+)\. Ties/g)].map(([, moment]) => moment ?? "");
  return queryAllByRole("table", { name: /How the order value is made/, hidden: true }).map((table, at) => {
    const cells = rowsOf(table);
    const cell = (begin: string) => {
      const found = cells.find(([label]) => label?.startsWith(begin));
      expect(found, begin).toBeDefined();
      return found?.[1] ?? "";
    };
    const plain = cell("Their plain average");
    return {
      count: Number(cell("Published reviews")),
      plain: plain === "none" ? null : Number(plain),
      w: Number(cell("Σw, ")),
      wr: Number(cell("Σwr, ")),
      wr2: Number(cell("Σwr², ")),
      m: Number(cell("m, ")),
      c: Number(cell("C, ")),
      s: Number(cell("S, ")),
      spread: Number(cell("σ, ")),
      uncertainty: Number(cell("Uncertainty")),
      order: Number(cell("Order value")),
      asOf: moments[at] ?? "",
    };
  });
}

/** The agent of a result, by the link in its heading. */
const slugOf = (article: HTMLElement) =>
  /^\/showcase\/([^?#]+)/.exec(addressesIn(within(article).getByRole("heading")).join())?.[1] ?? "";

/** S = (m·C + Σwr) ÷ (m + Σw); σ² = (m·1.1² + Σw(r − S)²) ÷ (m + Σw); order by S − σ ÷ √(m + Σw), m = 7. */
function computeOrder({ w, wr, wr2, c }: Pick<Printed, "w" | "wr" | "wr2" | "c">): number {
  const all = 7 + w;
  const s = (7 * c + wr) / all;
  const aroundS = wr2 - 2 * s * wr + s * s * w;
  const sigma = Math.sqrt((7 * 1.1 ** 2 + aroundS) / all);
  return s - sigma / Math.sqrt(all);
}

/** Σ over single reviews: w = proof · 0.5^(days ÷ 365), proof 1, 0.75 or 0.5, days by the calendar of UTC. */
async function addUp(agentNo: number, at: number) {
  const reviews = await rows(
    "SELECT stars, proof_tier, published_at FROM reviews WHERE agent_no = ? AND status = 'published'",
    [agentNo],
  );
  const sums = { count: reviews.length, stars: 0, w: 0, wr: 0, wr2: 0 };
  for (const { stars, proof_tier, published_at } of reviews) {
    const proof = [0, 0.5, 0.75, 1][Number(proof_tier)] ?? 0;
    const w = proof * 2 ** -((Math.floor(at / DAY_MS) - Math.floor(Number(published_at) / DAY_MS)) / 365);
    const r = Number(stars);
    sums.stars += r;
    sums.w += w;
    sums.wr += w * r;
    sums.wr2 += w * r * r;
  }
  return sums;
}

const look = async (path: string) => pageOf(await site.get(path));

function expectToAddUp(printed: Printed, where: string) {
  expect(printed.m, where).toBe(7);
  expect(Math.abs(computeOrder(printed) - printed.order), where).toBeLessThan(NEAR_ENOUGH);
  expect(printed.s - printed.uncertainty, where).toBeCloseTo(printed.order, 3);
  expect(printed.spread / Math.sqrt(7 + printed.w), where).toBeCloseTo(printed.uncertainty, 3);
}

describe("an agent's profile", () => {
  test.each([inesCalloway, longest, shortest])(
    "of $name prints numbers that give its order value",
    async ({ slug, agentNo }) => {
      const [printed, ...others] = readTables(await look(`/showcase/${slug}?explain=1`));
      expect(others).toEqual([]);
      if (printed === undefined) throw new Error("No numbers.");
      expectToAddUp(printed, slug);
      const [stored] = await rows(
        `SELECT a.order_value, (SELECT mean_stars FROM type_means WHERE type_bit = -1) mean
       FROM agents a WHERE a.agent_no = ?`,
        [agentNo],
      );
      // Lists begin to look for the agent close to it.
      expect(printed.order - printed.c + 4).toBeCloseTo(Number(stored?.order_value), 1);
      expect(printed.c).toBeCloseTo(Number(stored?.mean), 3);
      const at = Date.now();
      expect(printed.asOf).toBe(formatDay(utcDay(at)));
      // And from the reviews themselves, as of that day.
      const sums = await addUp(agentNo, at);
      expect(printed.count).toBe(sums.count);
      if (printed.plain !== null) expect(printed.plain).toBeCloseTo(sums.stars / sums.count, 3);
      for (const name of ["w", "wr", "wr2"] as const) expect(printed[name], name).toBeCloseTo(sums[name], 2);
      expect(Math.abs(computeOrder({ ...sums, c: printed.c }) - printed.order)).toBeLessThan(NEAR_ENOUGH);
    },
  );

  test("shows them on request, with a link that keeps the filters, in the one round trip", async () => {
    const plain = await look(`/showcase/${inesCalloway.slug}?stars=5`);
    expect(readTables(plain)).toEqual([]);
    const href = addressOf(plain.getByRole("link", { name: "How this agent’s ranking is calculated" }));
    expect(href).toBe(`/showcase/${inesCalloway.slug}?stars=5&explain=1#place`);
    const response = await site.get(href.split("#")[0] ?? "");
    expect(response.headers.get("X-Database-Round-Trips")).toBe("1");
    const page = await pageOf(response);
    expect(page.document.getElementById("place")).not.toBeNull();
    expect(readTables(page)).toHaveLength(1);
    // The value is the agent's, whatever reviews are shown.
    expect(readTables(page)).toEqual(readTables(await look(`/showcase/${inesCalloway.slug}?explain=1`)));
  });

  test("has C of the day, which stays when the mean moves", async () => {
    const read = async (mark: number) =>
      readTables(await look(`/showcase/${inesCalloway.slug}?explain=1&again=${mark}`))[0];
    await site.runCron();
    const before = await read(1);
    await rows("UPDATE type_means SET mean_stars = mean_stars - 0.5 WHERE type_bit = -1");
    expect(await read(2)).toEqual(before);
    await rows("UPDATE settings SET value = json_set(value, '$.day', 0) WHERE key = 'ranking.mean'");
    await site.runCron();
    const next = await read(3);
    expect(next?.c).toBeCloseTo((before?.c ?? 0) - 0.5, 3);
    expect(next?.w).toBe(before?.w);
    if (next !== undefined) expectToAddUp(next, "the next day");
    await rows("UPDATE type_means SET mean_stars = mean_stars + 0.5 WHERE type_bit = -1");
    await rows("DELETE FROM settings WHERE key LIKE 'ranking.%'");
  });
});

describe("results", () => {
  test.each(SEARCHES)("%s print numbers that give their order", async (search) => {
    const [here] = await rows(
      search.includes("78701")
        ? "SELECT lat, lon FROM zips WHERE zip = '78701'"
        : "SELECT lat, lon FROM cities WHERE slug = 'houston' AND state_code = 'TX'",
    );
    const from = { lat: Number(here?.lat), lon: Number(here?.lon) };
    const seen: Printed[] = [];
    const slugs: string[] = [];
    /** For each: whether new clients are accepted, the distance step, and the order value, smaller first. */
    const places: [number, number, number][] = [];
    for (let page = 1; page <= 3; page++) {
      const results = await look(`${search}&page=${page}`);
      if (!results.text.includes("How the order value is made")) break;
      const printed = readTables(results);
      const articles = results.getAllByRole("article");
      expect(printed).toHaveLength(articles.length);
      for (const [at, article] of articles.entries()) {
        const slug = slugOf(article);
        const numbers = printed[at];
        if (numbers === undefined) continue;
        expectToAddUp(numbers, slug);
        slugs.push(slug);
        seen.push(numbers);
        const [one] = await rows("SELECT accepting_clients taking, lat, lon FROM agents WHERE slug = ?", [
          slug,
        ]);
        const miles = distanceMiles(from, { lat: Number(one?.lat), lon: Number(one?.lon) });
        const step = DISTANCE_STEPS_MILES.findIndex((most) => miles <= most);
        places.push([1 - Number(one?.taking), step, -numbers.order]);
        const [agent] = await rows("SELECT agent_no FROM agents WHERE slug = ?", [slug]);
        const sums = await addUp(Number(agent?.agent_no), Date.now());
        expect(numbers.count, slug).toBe(sums.count);
        expect(Math.abs(computeOrder({ ...sums, c: numbers.c }) - numbers.order), slug).toBeLessThan(
          NEAR_ENOUGH,
        );
      }
    }
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen.map(({ c }) => c)).size).toBe(1);
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test("have the same order at each load, and the nearer first among equals", async () => {
    const search = "/geographic-search-results?q=78701&radius=100&explain=1&unlicensed=1&rating=";
    const load = async (mark: number) => {
      const page = await look(`${search}&again=${mark}`);
      const printed = readTables(page);
      return page.getAllByRole("article").map((article, at) => ({
        slug: slugOf(article),
        miles: Number(/([\d.]+) miles?/.exec(wordsIn(article))?.[1] ?? 0),
        order: printed[at]?.order ?? 0,
      }));
    };
    // All equal: only the distance is left.
    await rows(
      `UPDATE agent_search SET review_count = 0, star_sum = 0, weight_sum = 0, weighted_stars = 0, weighted_squares = 0`,
    );
    const first = await load(1);
    expect(first).toEqual(await load(2));
    expect(first.length).toBe(10);
    expect(new Set(first.map(({ order }) => order)).size).toBe(1);
    const miles = first.map((one) => one.miles);
    expect(miles.at(-1)).toBeGreaterThan(miles[0] ?? 0);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  });
});
