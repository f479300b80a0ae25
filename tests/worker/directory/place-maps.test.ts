/** The maps next to the lists of a city and of a state: their counts and links. */
import { expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { addressOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();

const openMap = async (path: string) => {
  const response = await site.get(path, { headers: { Cookie: "__Host-test=1" } });
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const page = await pageOf(response);
  return { page, map: page.getByRole("complementary", { name: "Map" }) };
};
const counted = (link: Element) =>
  Number(/: (\d+) agents?$/.exec(link.getAttribute("aria-label") ?? "")?.[1]);

test("a city's map counts its agents by ZIP and those of nearby places, each with a link", async () => {
  const { page, map } = await openMap(paths.city("texas", "austin"));
  const total = Number(/(\d+) agents have an office here/.exec(page.text)?.[1]);
  const zips = within(map).getAllByRole("link", { name: /^ZIP \d{5}: / });
  expect(zips.reduce((sum, link) => sum + counted(link), 0)).toBe(total);
  for (const link of zips) {
    const zip = /\d{5}/.exec(link.getAttribute("aria-label") ?? "")?.[0];
    expect(addressOf(link)).toBe(paths.search({ q: zip }));
    // A single agent has no number: numbers count groups.
    expect(wordsIn(link)).toBe(counted(link) === 1 ? "" : String(counted(link)));
  }
  const near = new Map(
    [...page.document.querySelectorAll("#near a")].map((link) => [addressOf(link), wordsIn(link)]),
  );
  const places = within(map)
    .getAllByRole("link", { name: /: \d+ agents?$/ })
    .filter((link) => !zips.includes(link));
  expect(places.length).toBeGreaterThan(2);
  for (const link of places) expect(near.get(addressOf(link))).toMatch(new RegExp(`\\b${counted(link)}$`));
  expect(within(map).getAllByText("Austin")).toHaveLength(1);
});

test("a state's map has the cities with most agents, with the counts of the list of cities", async () => {
  const { page, map } = await openMap(paths.state("texas"));
  const list = [...page.document.querySelectorAll("#cities li a")].map((link) => [
    addressOf(link),
    Number(/\d+$/.exec(wordsIn(link))?.[0]),
  ]);
  const rings = within(map).getAllByRole("link", { name: /: \d+ agents?$/ });
  expect(rings.length).toBeGreaterThan(5);
  for (const ring of rings) {
    expect(list).toContainEqual([addressOf(ring), counted(ring)]);
    expect(wordsIn(ring)).toBe(String(counted(ring)));
  }
  // The largest first.
  expect([addressOf(rings[0] as Element), counted(rings[0] as Element)]).toEqual(list[0]);
});

test("a place without agents has no map next to an empty list", async () => {
  const page = await pageOf(await site.get(paths.city("texas", "terlingua")));
  expect(page.queryAllByRole("complementary", { name: "Map" })).toEqual([]);
});
