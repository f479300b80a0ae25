/** How far a search reaches, how it orders agents, and what their rows offer. */
import { describe, expect, test } from "vitest";
import {
  DISTANCE_STEPS_MILES,
  RADIUS_CHOICES_MILES,
  WIDEN_BELOW_AGENTS,
} from "#app/domains/directory/limits.ts";
import { paths, type Query } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressOf, heldBy, type Page, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();
const { inesCalloway } = landmarks.agents;

const resultsOf = async (query: Query) => pageOf(await site.get(paths.search(query)));
const number = (found: RegExp, text: string) => Number((found.exec(text)?.[1] ?? "").replace(",", ""));
const totalOf = (page: Page) => number(/([\d,]+) agents? within/, page.text);
const rowsOf = (page: Page) => page.getAllByRole("article");

/** What the headline, the filter and the map each say. */
const radiiOf = (page: Page) => [
  number(/ within (\d+) miles of /, page.text),
  Number(heldBy(page.getByLabelText("Within"))),
  number(/^Map of (\d+) miles/, page.getByLabelText(/^Map of/).getAttribute("aria-label") ?? ""),
];

describe("a search with too few agents", () => {
  test.each<[string, Query]>([
    ["a small town", { q: "Waco, TX" }],
    ["a language of highly rated agents", { q: "Houston, TX", language: ["es"], rating: 4 }],
    ["a rating few have", { q: "Waco, TX", rating: 4, sort: "distance" }],
    ["a small radius", { q: "Houston, TX", radius: 5, type: "life" }],
    [
      "a type, among those who accept new clients",
      { q: "Dallas, TX", rating: 4, type: "business", accepting: true },
    ],
  ])(
    "%s: widens by steps to the first with enough, says so everywhere, and finds all there",
    async (_, query) => {
      const page = await resultsOf(query);
      const asked = Number(query.radius ?? 15);
      const [radius = 0, ...others] = radiiOf(page);
      expect(others).toEqual([radius, radius]);
      expect(radius).toBeGreaterThan(asked);
      expect(page.text).toMatch(
        new RegExp(
          `(No|Only \\d) agents? (was|were) within ${asked} miles, so we widened the search to ${radius} miles.`,
        ),
      );
      const total = totalOf(page);
      expect(total).toBe(totalOf(await resultsOf({ ...query, radius })));
      // One step less has too few, and leads here too.
      const before = RADIUS_CHOICES_MILES.findLast((one) => one < radius);
      const narrower = await resultsOf({ ...query, radius: before ?? 0 });
      expect(radiiOf(narrower)).toEqual([radius, radius, radius]);
      if (total < WIDEN_BELOW_AGENTS && radius < 100)
        expect(page.text).toContain("There are no others within 100 miles.");
    },
  );

  test("one that has enough is not widened", async () => {
    const page = await resultsOf({ q: "Houston, TX" });
    expect(radiiOf(page)).toEqual([15, 15, 15]);
    expect(page.text).not.toContain("we widened");
    expect(page.text).not.toContain("Within 15 miles");
  });
});

describe("the order of a list", () => {
  const allPages = async (query: Query) => {
    const all: { miles: number; taking: boolean; part: string }[] = [];
    for (let page = 1; page < 40; page++) {
      const response = await site.get(paths.search({ ...query, page: page === 1 ? undefined : page }));
      if (response.status === 404) break;
      const shown = await pageOf(response);
      let part = "";
      for (const row of rowsOf(shown)) {
        const item = wordsIn(row.closest("li") as HTMLElement);
        const words = wordsIn(row);
        const label = item.slice(0, item.length - words.length).trim();
        if (label !== "") part = label;
        const miles = number(/([\d.]+) miles?\b/, words);
        all.push({ miles, taking: !words.includes("Not taking new clients"), part });
      }
    }
    return all;
  };
  const stepOf = (miles: number) => DISTANCE_STEPS_MILES.filter((step) => miles > step).length;

  test("best match goes by distance steps, with those who accept no new clients at the end, under headings", async () => {
    const all = await allPages({ q: "Houston, TX", radius: 100 });
    const taking = all.filter((one) => one.taking);
    expect(new Set(taking.map(({ miles }) => stepOf(miles))).size).toBeGreaterThan(2);
    expect(taking.length).toBeLessThan(all.length);
    expect(all.map((one) => one.taking)).toEqual(
      [...all].map((one) => one.taking).sort((a, b) => Number(b) - Number(a)),
    );
    // Miles are rounded: at the edge of a step they may show the next.
    const inside = taking.filter(({ miles }) => !DISTANCE_STEPS_MILES.some((step) => miles === step));
    expect(inside.map(({ miles }) => stepOf(miles))).toEqual(inside.map(({ miles }) => stepOf(miles)).sort());
    const parts = ["Within 15 miles", "15 to 25 miles away", "25 to 50 miles away", "50 to 100 miles away"];
    for (const { miles, part } of inside) expect(part).toBe(parts[stepOf(miles)]);
    for (const { part, taking } of all) expect(part === "Not taking new clients now").toBe(!taking);
  });

  test("other orders have no steps, and the same end", async () => {
    const all = await allPages({ q: "Houston, TX", radius: 50, sort: "distance" });
    const taking = all.filter((one) => one.taking);
    expect(taking.map(({ miles }) => miles)).toEqual(taking.map(({ miles }) => miles).sort((a, b) => a - b));
    expect(all.slice(taking.length).every((one) => !one.taking)).toBe(true);
    expect(new Set(taking.map(({ part }) => part))).toEqual(new Set([""]));
  });

  test("the ranking explanation names what comes before reviews", async () => {
    const near = { q: "Houston, TX", radius: 100, explain: true } as const;
    const pages = Math.ceil(totalOf(await resultsOf(near)) / 10);
    const last = await resultsOf({ ...near, page: pages });
    expect(last.text).toMatch(/Not now, so after everyone who takes them\./);
    const texts = [];
    for (let page = 2; page < pages; page++) texts.push((await resultsOf({ ...near, page })).text);
    expect(texts.join(" ")).toMatch(/miles, so after everyone within 50 miles\./);
    expect((await resultsOf({ ...near, sort: "distance" })).text).not.toMatch(/after everyone within/);
  });
});

describe("a row", () => {
  test("shows the searched language first", async () => {
    const page = await resultsOf({ q: "Houston, TX", language: ["vi"], radius: 100 });
    for (const row of rowsOf(page)) expect(wordsIn(row)).toContain("speaks Vietnamese");
    const spanish = await resultsOf({ q: "78701", language: ["es"] });
    expect(wordsIn(rowsOf(spanish)[0] as HTMLElement)).toMatch(/speaks Spanish/);
  });

  test("offers a call to the office of an agent who accepts clients, and says to whom", async () => {
    const page = await resultsOf({ q: "78701" });
    const link = page.getByRole("link", { name: `Call ${inesCalloway.name}` });
    expect(addressOf(link)).toBe("tel:+15125550142");
    const all = await resultsOf({ q: "Houston, TX", radius: 100, page: 4 });
    for (const row of rowsOf(all)) {
      const closed = wordsIn(row).includes("Not taking new clients");
      const calls = within(row).queryAllByRole("link", { name: /^Call / });
      if (closed) expect(calls).toHaveLength(0);
    }
  });
});
