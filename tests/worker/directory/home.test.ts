/** The home page: agents near where the edge believes the reader, the same as a search there lists first. */
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { nearestBigCity } from "#app/domains/directory/places/big-cities.ts";
import { homeHereQuery } from "#app/domains/directory/places/home-queries.server.ts";
import { addressesIn, type Page, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { request } from "#support/request.ts";
import { startFairlead } from "#support/servers/fairlead.ts";
import { openAccounts } from "../accounts.ts";

const { site, rows, databaseUrl } = openAccounts();

/** The home page for a reader at this place. */
async function homeAt(place: Record<string, string>) {
  const { bundle, stripeUrl } = inject("fixture");
  const there = await startFairlead({
    bundle,
    stripeUrl,
    databaseUrl: databaseUrl(),
    place,
    staticFiles: false,
  });
  onTestFinished(() => there.stop());
  const response = await request(`${there.url}/`);
  return { page: await pageOf(response), trips: response.headers.get("X-Database-Round-Trips") };
}
const DUBLIN_OHIO = {
  city: "Dublin",
  region: "Ohio",
  regionCode: "OH",
  latitude: "40.10",
  longitude: "-83.11",
};
const near = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const profilesIn = (element: Element) =>
  addressesIn(element).filter((address) => /^\/showcase\/[a-z0-9-]+$/.test(address));

describe("agents near the reader", () => {
  test("are the first of a search in the nearest big city, each with a check", async () => {
    const { page, trips } = await homeAt(DUBLIN_OHIO);
    expect(Number(trips)).toBeLessThanOrEqual(2);
    const panel = near(page, "Near Columbus, Ohio");
    const shown = [...new Set(profilesIn(panel))];
    expect(shown).toHaveLength(3);
    const results = await pageOf(await site.get("/geographic-search-results?q=Columbus%2C+OH"));
    const listed = results.getAllByRole("article").flatMap((row) => profilesIn(row)[0] ?? []);
    expect(shown).toEqual([...new Set(listed)].slice(0, 3));
    for (const agent of within(panel).getAllByRole("listitem"))
      expect(wordsIn(agent)).toMatch(/license (?:last )?checked [A-Z][a-z]{2} \d|ends [A-Z]/);
    expect(addressesIn(panel)).toContain("#search-q");
  });

  test("are those of the city with the most agents, and the page says so, where nothing is known of the reader", async () => {
    const [busiest] = await rows(
      "SELECT c.name city, s.name state FROM cities c JOIN states s ON s.code = c.state_code ORDER BY c.agent_count DESC, c.city_no LIMIT 1",
    );
    const { page } = await homeAt({ country: "CA" });
    const panel = near(page, `Near ${busiest?.city}, ${busiest?.state}`);
    expect(wordsIn(panel)).toContain("We don’t know where you are.");
  });

  test("are those of that city, too, where nobody near is listed", async () => {
    await rows("UPDATE zips SET agent_count = 0 WHERE state_code = 'HI'");
    const { page } = await homeAt({
      region: "Hawaii",
      regionCode: "HI",
      latitude: "19.70",
      longitude: "-155.09",
    });
    expect(page.text).toContain("Nobody near you is listed yet.");
    expect([...new Set(profilesIn(near(page, /^Near /)))]).toHaveLength(3);
  });

  test("are looked up by indexes", async () => {
    const guess = nearestBigCity({ lat: 40.1, lon: -83.1 });
    const { sql: text, params } = new SQLiteSyncDialect().sqlToQuery(homeHereQuery(guess));
    const plan = (await rows(`EXPLAIN QUERY PLAN ${text}`, params as string[])).map(({ detail }) =>
      String(detail),
    );
    expect(plan.filter((step) => /SCAN (?!n$|\(subquery)/.test(step))).toEqual([]);
  });
});

describe("an own directory without agents", () => {
  let page: Page;
  beforeAll(async () => {
    await rows("UPDATE cities SET agent_count = 0");
    await rows("UPDATE states SET agent_count = 0");
    await rows("UPDATE zips SET agent_count = 0");
    page = await pageOf(await site.get("/"));
  });

  test("says that it is new, and leads agents in", () => {
    const panel = near(page, "This directory is new");
    expect(addressesIn(panel)[0]).toMatch(/^\/auth\/signup\?/);
  });

  test("has the search and the questions, and no figures of nothing", () => {
    expect(page.getByRole("button", { name: "Find agents" })).toBeTruthy();
    expect(page.getByRole("link", { name: "Ask an Expert instead" })).toBeTruthy();
    expect(page.queryByText("Agents listed")).toBeNull();
    expect(page.queryByRole("region", { name: "Agents by state" })).toBeNull();
  });
});
