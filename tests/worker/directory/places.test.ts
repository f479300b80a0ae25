/** Every place people live in: found by its name, and with a page that leads to agents. */
import { describe, expect, test } from "vitest";
import { CITY_PAGE_AGENTS } from "#app/domains/directory/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { addressesIn, addressOf, pageOf, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();

const open = async (path: string, status = 200) => {
  const response = await site.get(path, { headers: { Cookie: "__Host-test=1" } });
  expect(response.status, path).toBe(status);
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const page = await pageOf(response);
  return { page, title: wordsIn(page.getByRole("heading", { level: 1 })) };
};
const searchFor = (q: string) => open(paths.search({ q }), 200);

test.each([
  "Centennial, CO",
  "Sandy Springs, GA",
  "Doral, FL",
  "The Woodlands, TX",
  "Spokane Valley, WA",
  "Plymouth, MN",
  "Lakewood, CO",
  "Round Rock, TX",
  "O'Fallon, MO",
  "Coeur d'Alene, ID",
  "D'Iberville, MS",
  "Truth or Consequences, NM",
])("%s can be searched for, and is named", async (place) => {
  const { page, title } = await searchFor(place);
  expect(title).toBe(`Insurance agents near ${place}`);
  expect(page.text).not.toContain("We couldn’t find");
});

describe("what people type", () => {
  test.each([
    ["Austin, TX, United States", "Austin, TX"],
    ["Austin TX USA", "Austin, TX"],
    ["W Palm Beach", "West Palm Beach, FL"],
    ["E. Lansing", "East Lansing, MI"],
    ["N Little Rock", "North Little Rock, AR"],
    ["Washington DC", "Washington, DC"],
    ["Washington, D.C.", "Washington, DC"],
    ["Coeur d’Alene", "Coeur d'Alene, ID"],
    ["o fallon mo", "O'Fallon, MO"],
    ["ofallon", "O'Fallon, MO"],
    ["Ft Worth", "Fort Worth, TX"],
    ["Port Saint Lucie", "Port St. Lucie, FL"],
    ["the bronx", "Bronx, NY"],
    ["woodlands, tx", "The Woodlands, TX"],
    ["Columbus", "Columbus, OH"],
    ["Portland", "Portland, OR"],
    ["condado de Travis", "Travis County, TX"],
    ["78701 Austin, TX", "78701"],
    ["home insurance 78701 Austin TX", "78701"],
  ])("%s is %s", async (typed, place) => {
    expect((await searchFor(typed)).title).toMatch(/^(?:Home insurance|Insurance) agents near /);
    expect((await searchFor(typed)).title.endsWith(` near ${place}`)).toBe(true);
  });

  test.each([
    ["Washington State", "/agents/washington"],
    ["State of Texas", "/agents/texas"],
    ["District of Columbia", "/agents/district-of-columbia"],
  ])("%s is the state", async (q, to) => {
    const response = await site.get(paths.search({ q }));
    expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
  });

  test.each([
    ["1600 Congress Ave, Austin, TX 78701", "78701", "“1600 Congress Ave” made no difference"],
    ["1600 Congress Ave, Austin, TX", "Austin, TX", "“1600 Congress Ave” made no difference"],
    ["1600 Congress Ave Austin TX", "Austin, TX", "no separate place for “1600 Congress Ave Austin TX”"],
    ["1600 Congress Ave Austin", "Austin, TX", "no separate place for “1600 Congress Ave Austin”"],
  ])("%s is %s, and the page says what was ignored", async (typed, place, remark) => {
    const { page, title } = await searchFor(typed);
    expect(title).toBe(`Insurance agents near ${place}`);
    expect(page.text).toContain(remark);
  });

  test.each([
    ["00901", "Puerto Rico", "Florida"],
    ["San Juan, PR", "Puerto Rico", "Florida"],
    ["San Juan Puerto Rico", "Puerto Rico", "Florida"],
    ["seguro de casa Guaynabo Puerto Rico", "Puerto Rico", "Florida"],
    ["car insurance Caguas PR", "Puerto Rico", "Florida"],
    ["96799", "American Samoa", "Hawaii"],
    ["Guam", "Guam", "Hawaii"],
  ])("%s is reported as not in that state, with the nearest", async (typed, place, state) => {
    const { page } = await searchFor(typed);
    expect(page.text).toContain(`the 50 states and the District of Columbia. This is in ${place}.`);
    const nearest = page.getByRole("region", { name: "The nearest state" });
    const to = addressOf(nearest.querySelector("a") as HTMLElement);
    expect(to.split("&")[0]).toBe(paths.search({ q: state }));
  });

  test("a military mail ZIP is named as such", async () => {
    expect((await searchFor("09012")).page.text).toContain("a ZIP code for military mail");
  });

  test("an unknown ZIP is replaced by a nearby one, and the page says by which", async () => {
    const { page, title } = await searchFor("78700");
    expect(title).not.toContain("78700");
    expect(page.text).toContain("78700 is not in our list of ZIP codes, so we searched around 787");
  });
});

describe("a misspelled place", () => {
  test.each([
    ["cincinatti ohio", "Cincinnati, OH"],
    ["cincinatti", "Cincinnati, OH"],
    ["sincinati ohio", "Cincinnati, OH"],
    ["albuquerqe", "Albuquerque, NM"],
    ["albuqerqe nm", "Albuquerque, NM"],
    ["alburquerque", "Albuquerque, NM"],
    ["pittsburg pa", "Pittsburgh, PA"],
    ["philidelphia", "Philadelphia, PA"],
    ["phillidelphia pa", "Philadelphia, PA"],
    ["tuscon arizona", "Tucson, AZ"],
    ["milwakee wi", "Milwaukee, WI"],
    ["mineapolis", "Minneapolis, MN"],
    ["sacremento", "Sacramento, CA"],
    ["san fransisco", "San Francisco, CA"],
    ["los angelas", "Los Angeles, CA"],
    ["tallahasee fl", "Tallahassee, FL"],
    ["chatanoga tn", "Chattanooga, TN"],
    ["pheonix az", "Phoenix, AZ"],
    ["san bernadino", "San Bernardino, CA"],
    ["car insurance indianapolus indiana", "Indianapolis, IN"],
    ["Pittsburg, CA", "Pittsburg, CA"],
  ])("%s is %s", async (typed, place) => {
    let response = await site.get(paths.search({ q: typed }));
    if (response.status === 302) response = await site.get(response.headers.get("Location") ?? "");
    const page = await pageOf(response);
    expect(wordsIn(page.getByRole("heading", { level: 1 }))).toContain(`near ${place}`);
  });
});

describe("the page of a place without a post office", () => {
  test("says so, lists the nearest agents and leads on", async () => {
    const { page, title } = await open(paths.city("colorado", "lakewood"));
    expect(title).toBe("Insurance agents in Lakewood, Colorado");
    expect(page.text).toContain("No post office has this name");
    expect(page.text).not.toContain("No agents in Lakewood");
    expect(page.getAllByRole("article").length).toBeGreaterThan(0);
    expect(addressesIn(page.getByRole("main"))).toContain(paths.search({ q: "Lakewood, CO" }));
    expect(addressesIn(page.getByRole("region", { name: "Near Lakewood" })).length).toBeGreaterThan(0);
  });

  test("continues after its first page, and lists no one twice", async () => {
    const seen: string[] = [];
    let path = paths.city("california", "east-los-angeles");
    for (let at = 0; at < 2; at += 1) {
      const { page } = await open(path);
      seen.push(
        ...page.getAllByRole("article").map((one) => addressOf(one.querySelector("a") as HTMLElement)),
      );
      if (at === 0) path = addressOf(page.getByRole("link", { name: /^Next/ }));
    }
    expect(seen.length).toBeGreaterThan(CITY_PAGE_AGENTS);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("one with a post office says how many are listed, and shows the first", async () => {
    const { page } = await open(paths.city("texas", "austin"));
    const listed = Number(/(\d+) agents licensed in Texas today\./.exec(page.text)?.[1]);
    expect(page.getAllByRole("article")).toHaveLength(Math.min(listed, CITY_PAGE_AGENTS));
    const { page: large } = await open(paths.city("new-york", "new-york"));
    expect(large.getAllByRole("article")).toHaveLength(CITY_PAGE_AGENTS);
    expect(addressOf(large.getByRole("link", { name: /^All \d+ with a map and filters$/ }))).toBe(
      paths.search({ q: "New York, NY" }),
    );
  });

  test("another name leads to the place's page", async () => {
    for (const [slug, to] of [
      ["the-bronx", "/agents/new-york/bronx"],
      ["o-fallon", "/agents/missouri/ofallon"],
    ] as const) {
      const [, , state = ""] = to.split("/");
      const response = await site.get(paths.city(state, slug));
      expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
    }
  });
});

test("the search box offers a place without a post office, without a count", async () => {
  const response = await site.get(paths.suggest({ q: "Centennial, CO" }));
  const { suggestions } = (await response.json()) as { suggestions: { label: string; note: string }[] };
  expect(suggestions.map(({ label, note }) => [label, note])).toEqual([["Centennial, CO", "city"]]);
});
