/** The maps next to the lists of a city and of a state: their counts and links. */
import { expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { addressOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { site, rows } = openAccounts();

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
  // The map counts offices: also of those who aren't listed, because no license is in force.
  const listed = Number(/(\d+) agents licensed in Texas today\./.exec(page.text)?.[1]);
  const total = listed + Number(/(\d+) more ha(?:s|ve) an office here/.exec(page.text)?.[1] ?? 0);
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

test.each([
  ["a city", paths.city("texas", "houston")],
  ["a state", paths.state("georgia")],
])("%s counts what its licensed agents have, as a search of them does", async (_name, path) => {
  const { page } = await openMap(path);
  const listed = Number(/Of the (\d+) agents/.exec(page.text)?.[1]);
  const figure = (label: string) => {
    const term = [...page.document.querySelectorAll("dt")].find((one) => wordsIn(one) === label);
    return Number(wordsIn(term?.parentElement?.querySelector("dd") as HTMLElement));
  };
  const [where, of] = path.includes("houston")
    ? ["city_no = (SELECT city_no FROM cities WHERE slug = 'houston' AND state_code = 'TX')", "TX"]
    : ["state_code = 'GA'", "GA"];
  const licensed = `FROM agents a WHERE a.${where} AND a.account_status = 'active' AND EXISTS (SELECT 1
    FROM agent_coverage v WHERE v.agent_no = a.agent_no AND v.state_code = '${of}' AND v.through_day >= date('now'))`;
  const count = async (condition: string) =>
    Number((await rows(`SELECT count(*) n ${licensed} AND ${condition}`))[0]?.n);
  expect(listed).toBeGreaterThan(3);
  expect(listed).toBe(await count("1"));
  expect(figure("Take new clients")).toBe(await count("accepting_clients"));
  expect(figure("Usually answer within a day")).toBe(
    await count("response_minutes <= 1440 AND response_threads >= 5"),
  );
  const spanish = await count("languages & (SELECT 1 << bit FROM languages WHERE code = 'es')");
  if (spanish > 0) expect(figure("Speak Spanish")).toBe(spanish);
  else expect(page.text).not.toContain("Speak Spanish");
});

test("a city with one agent has no figures: its row says the same", async () => {
  const [one] =
    await rows(`SELECT s.slug state, c.slug city FROM cities c JOIN states s ON s.code = c.state_code
    WHERE c.agent_count = 1 ORDER BY c.city_no LIMIT 1`);
  const { page } = await openMap(paths.city(String(one?.state), String(one?.city)));
  expect(page.getAllByRole("article")).toHaveLength(1);
  expect(page.text).not.toContain("Of the");
});

test.each([paths.locationHub(), paths.locationDirectory()])(
  "%s searches the country and shows every state with its count, next to the cities with most agents",
  async (path) => {
    const response = await site.get(path, { headers: { Cookie: "__Host-test=1" } });
    expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const page = await pageOf(response);
    const tiles = within(page.getByRole("list", { name: "Agents by state" })).getAllByRole("link");
    expect(tiles).toHaveLength(51);
    const [agents] = await rows("SELECT sum(agent_count) n FROM states");
    const counts = tiles.map((tile) => Number(/\d[\d,]*/.exec(wordsIn(tile))?.[0]?.replace(",", "")));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(agents?.n));
    const [cities] = await rows("SELECT count(*) n FROM cities WHERE agent_count > 0");
    const said = (n: unknown) => Number(n).toLocaleString("en-US");
    expect(page.text).toContain(`${said(agents?.n)} agents in ${said(cities?.n)} cities, in all 50 states`);
    expect(within(page.getByRole("main")).getByRole("button", { name: "Find agents" })).toBeTruthy();
  },
);
