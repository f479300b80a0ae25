/** The links of a results page: each keeps the search. */
import { describe, expect, test } from "vitest";
import type { LivePoints } from "#app/domains/directory/maps/live/live-points.ts";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressesIn, addressOf, fieldsOf, formOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();

test("Map and List lead to parts of this page", async () => {
  const search = paths.search({ q: "Houston, TX", radius: 100, accepting: true, rating: 3 });
  const page = await pageOf(await site.get(search));
  // Anchors: below 1024 px the map is shown when one of them leads to it.
  expect(addressOf(page.getByRole("link", { name: "Map" }))).toBe("#map");
  expect(addressOf(page.getByRole("link", { name: "List" }))).toBe("#list");
  expect(page.document.querySelector("#list")).not.toBeNull();
  expect(page.document.querySelector("#map")).not.toBeNull();
});

const SEARCH = "/geographic-search-results";
const titleOf = async (query: string) => {
  const response = await site.get(`${SEARCH}?${query}`, { headers: { Cookie: "__Host-test=1" } });
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  expect(response.status, query).toBe(200);
  const page = await pageOf(response);
  return { page, title: wordsIn(page.getByRole("heading", { level: 1 })) };
};

describe("what people type", () => {
  test.each([
    ["austin texas", "near Austin, TX", ""],
    ["mount washington", "near Mount Washington, KY", ""],
    ["South Austin", "near Austin, TX", "this is all of Austin, TX"],
    ["Travis County", "near Travis County, TX", "the main city of Travis County"],
    ["travis county, texas", "near Travis County, TX", ""],
    ["St. Louis County", "near St. Louis County, MO", ""],
    ["78701-1234", "near 78701", ""],
    ["78701 78702", "near 78701", "see also 78702"],
    ["Austin TX 78701", "near 78701", ""],
    ["new york city", "near New York, NY", ""],
    ["agents near austin", "near Austin, TX", ""],
  ])("%s is %s", async (typed, place, remark) => {
    const { page, title } = await titleOf(`q=${encodeURIComponent(typed)}`);
    expect(title).toBe(`Insurance agents ${place}`);
    expect(page.text).toContain(remark);
  });

  test("a county name used in several states: the others are offered by state, and keep the filters", async () => {
    const { page, title } = await titleOf("q=Washington+County&type=home");
    const taken = /near Washington County, ([A-Z]{2})$/.exec(title)?.[1];
    const asked = page.getByText(/^Another Washington County\?/).closest("p") as HTMLElement;
    const offer = within(asked.parentElement as HTMLElement);
    // In the folded part, too.
    const states = offer.getAllByRole("link", { hidden: true }).map(wordsIn);
    expect(states.length).toBeGreaterThan(20);
    // The most populous one at once, the others by state on request.
    expect(within(asked).getAllByRole("link")).toHaveLength(2);
    expect(states.slice(0, 2)).toContain(taken === "OR" ? "Minnesota" : "Oregon");
    expect(states.slice(2)).toEqual([...new Set(states.slice(2))].sort());
    expect(offer.getByText(`${states.length - 2} more`).tagName).toBe("SUMMARY");
    for (const [name, code, place] of [
      taken === "OR" ? ["Utah", "UT", "Washington County, UT"] : ["Oregon", "OR", "Washington County, OR"],
      ["Louisiana", "LA", "Washington Parish, LA"],
    ] as const) {
      expect(taken).not.toBe(code);
      const to = addressOf(offer.getByRole("link", { name, hidden: true }));
      const there = await titleOf(to.slice(SEARCH.length + 1));
      expect(there.title).toBe(`Home insurance agents near ${place}`);
      expect(there.page.text).not.toContain("Another Washington");
    }
  });

  test("an agency leads to its page", async () => {
    const { lanternRow } = landmarks.organizations;
    const { page } = await titleOf("q=lantern+row");
    expect(addressesIn(page.getByRole("main"))).toContain(paths.organization(lanternRow.slug));
  });

  test("a carrier leads to its agents near a place, with the filters kept", async () => {
    const { page } = await titleOf("q=Harbor+and+Vale&type=home");
    const offer = page.getByRole("region", { name: "Agents who represent Harbor & Vale" });
    const near = addressesIn(offer).filter((to) => to.startsWith(SEARCH));
    expect(near.length).toBeGreaterThan(0);
    for (const to of near) expect(to).toMatch(/type=home&carrier=5$/);
    const form = formOf(within(offer).getByRole("button", { name: "Find agents" }));
    expect(fieldsOf(form, { q: "Houston, TX" }).toString()).toBe("carrier=5&type=home&q=Houston%2C+TX");
  });

  test("only the carrier's agents are listed", async () => {
    const all = await titleOf("q=Houston%2C+TX&radius=100");
    const some = await titleOf("q=Houston%2C+TX&radius=100&carrier=10");
    const count = ({ page }: typeof all) => Number(/1 to \d+ of (\d+)/.exec(page.text)?.[1]);
    const choice = within(all.page.getByLabelText("Carrier")).getByText(/^Keystone Meadow/);
    expect(wordsIn(choice)).toBe(`Keystone Meadow (${count(some)})`);
    expect(count(some)).toBeLessThan(count(all));
    expect((await site.get(`${SEARCH}?q=78701&carrier=99999`)).status).toBe(400);
  });
});

describe("a spelling mistake", () => {
  test("one typo in a city's name is corrected, the filters are kept, and the page says so", async () => {
    const response = await site.get(`${SEARCH}?q=houstn&type=home&rating=4`);
    const to = response.headers.get("Location") ?? "";
    expect(to).toBe(`${SEARCH}?q=Houston%2C+TX&type=home&rating=4&typed=houstn`);
    const { page } = await titleOf(to.slice(SEARCH.length + 1));
    expect(page.text).toContain("We couldn’t find “houstn”. These are agents near Houston, TX.");
  });

  test.each([
    ["portlnd springs&type=home", 0, ""],
    ["caloway&type=home", 1, "Ines Calloway"],
    ["louisvile city heights&type=home", 0, ""],
    ["7870&type=home", 1, "78701 Austin, TX"],
    ["pensylvania&type=home", 1, "Pennsylvania"],
  ])("%s: what may have been meant is offered, with the filters", async (query, least, offer) => {
    const response = await site.get(`${SEARCH}?q=${query}`, { headers: { Cookie: "__Host-test=1" } });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const page = await pageOf(response);
    const offers = page.queryByRole("region", { name: "Did you mean" });
    expect(offers === null ? 0 : addressesIn(offers).length).toBeGreaterThanOrEqual(least);
    if (offers === null) return;
    expect(wordsIn(offers)).toContain(offer);
    for (const to of addressesIn(offers).filter((one) => one.startsWith(SEARCH)))
      expect(to).toContain("type=home");
  });
});

describe("words beyond a place", () => {
  const leadingTo = (page: Awaited<ReturnType<typeof pageOf>>, name: RegExp) =>
    addressOf(within(page.getByRole("main")).getByRole("link", { name }));

  test("a need is a chip with its reason, which can be removed; the place stays in its box", async () => {
    const { page, title } = await titleOf("q=my+roof+was+damaged+by+hail+in+Houston");
    expect(title).toBe("Home insurance agents near Houston, TX");
    const filters = page.getByRole("navigation", { name: "Filters in force" });
    const chip = within(filters).getByRole("link", { name: /because of “roof”/ });
    expect(addressOf(chip)).toBe(`${SEARCH}?q=Houston`);
    expect(page.getByLabelText("Near").getAttribute("value")).toBe("Houston");
    expect(wordsIn(page.getByRole("main"))).not.toContain("We didn’t understand");
  });

  test("of two insurance types the first counts, the other is one click away, and unknown words are named", async () => {
    const { page, title } = await titleOf("q=home+and+auto+insurance+for+my+zebra+in+Houston");
    expect(title).toBe("Home insurance agents near Houston, TX");
    expect(leadingTo(page, /^Auto$/)).toBe(`${SEARCH}?q=Houston&type=auto`);
    expect(page.text).toContain("We didn’t understand “zebra”.");
  });

  test("Medicare is either of its two types, and comes before a carrier's name", async () => {
    const either = await titleOf("q=Medicare+Houston&radius=100");
    const count = async (query: string) =>
      Number(/(?:1 to \d+ of (\d+))/.exec((await titleOf(query)).page.text)?.[1]);
    expect(either.title).toBe("Medicare insurance agents near Houston, TX");
    const [all, one, other] = await Promise.all(
      ["medicare", "medicare-advantage", "medicare-supplement"].map((type) =>
        count(`q=Houston&radius=100&type=${type}`),
      ),
    );
    expect(all).toBeGreaterThan(Math.max(one ?? 0, other ?? 0));
    expect(all).toBeLessThanOrEqual((one ?? 0) + (other ?? 0));
  });

  test("insurance without a place asks for one, and keeps what was typed", async () => {
    const { page, title } = await titleOf("q=SR-22+Spanish");
    expect(title).toBe("Auto insurance agents");
    const form = formOf(within(page.getByRole("main")).getByRole("button", { name: "Find agents" }));
    expect(fieldsOf(form, { q: "Austin" }).toString()).toBe("language=es&type=auto&q=Austin");
    expect(leadingTo(page, /^Houston, TX/)).toBe(`${SEARCH}?q=Houston%2C+TX&type=auto&language=es`);
    const ask = leadingTo(page, /^Ask an Expert with these words/);
    expect(ask).toBe("/ask-expert?question=SR-22+Spanish&type=Auto");
    const asked = await pageOf(await site.get(ask));
    expect(asked.getByLabelText(/^Your question|^Question/).textContent).toContain("SR-22 Spanish");
  });

  test("near me uses the network's location, or asks where that is", async () => {
    const { page, title } = await titleOf("q=life+insurance+agent+near+me");
    expect(title).toMatch(/^(Life insurance agents near .+|Where are you\?)$/);
    expect(wordsIn(page.getByRole("main"))).not.toContain("Maine");
  });

  test("a carrier with a place is its agents there", async () => {
    const response = await site.get(`${SEARCH}?q=Harbor+and+Vale+Houston`);
    expect(response.headers.get("Location")).toBe(`${SEARCH}?q=Houston&carrier=5`);
  });

  test("a person with a place is searched by name", async () => {
    const response = await site.get(`${SEARCH}?q=Ines+Calloway+Austin`);
    const to = response.headers.get("Location") ?? "";
    expect(to).toBe(`${SEARCH}?q=Ines+Calloway&kind=name`);
    expect((await titleOf(to.slice(SEARCH.length + 1))).page.text).toContain("Ines Calloway");
  });

  test("suggestions read queries the same way", async () => {
    const suggest = async (q: string) => {
      const response = await site.get(paths.suggest({ q }));
      const { suggestions }: { suggestions: { label: string; q?: string; to: string }[] } =
        await response.json();
      return suggestions;
    };
    expect((await suggest("homeown"))[0]).toMatchObject({
      label: "Home insurance",
      to: `${SEARCH}?type=home`,
    });
    const [, near] = await suggest("hail in hou");
    expect(near).toMatchObject({
      label: "Home insurance near Houston, TX",
      q: "hail in Houston, TX",
      to: `${SEARCH}?q=Houston%2C+TX&type=home`,
    });
  });
});

describe("the place changes, the rest stays", () => {
  test("a search without a place is the search page, and keeps its filters", async () => {
    expect((await titleOf("")).title).toBe("Search by location");
    const { page } = await titleOf("type=home&rating=4");
    const main = page.getByRole("main");
    const form = formOf(within(main).getByRole("button", { name: "Find agents" }));
    expect(fieldsOf(form, { q: "78701" }).toString()).toBe("rating=4&type=home&q=78701");
  });

  test("a state keeps the type; without one it has its own page", async () => {
    const { page, title } = await titleOf("q=TX&type=home");
    expect(title).toBe("Home insurance agents in Texas");
    expect(page.getAllByRole("article").length).toBe(10);
    const alone = await site.get(`${SEARCH}?q=TX`);
    expect([alone.status, alone.headers.get("Location")]).toEqual([302, "/agents/texas"]);
  });

  test("the chips of a state's page search the state", async () => {
    const page = await pageOf(await site.get("/agents/texas"));
    const to = addressOf(page.getByRole("link", { name: "Home" }));
    if (!to.startsWith(SEARCH)) throw new Error(to);
    expect(to).toBe(`${SEARCH}?q=Texas&type=home`);
  });

  test("the header's search and the filter panel's box send the filters along", async () => {
    const { page } = await titleOf("q=Houston%2C+TX&type=auto&accepting=1&language=es&radius=25&page=1");
    const header = formOf(page.getByLabelText("Place, agent, or organization"));
    expect(fieldsOf(header, { q: "Dallas, TX" }).toString()).toBe(
      "type=auto&accepting=1&language=es&radius=25&q=Dallas%2C+TX",
    );
    const filters = formOf(page.getByLabelText("Near"));
    const sent = fieldsOf(filters, { q: "Dallas, TX" });
    expect([sent.get("q"), sent.get("type"), sent.get("accepting"), sent.get("language")]).toEqual([
      "Dallas, TX",
      "auto",
      "1",
      "es",
    ]);
  });

  test("a typed place replaces the point of the map", async () => {
    expect((await titleOf("lat=30.3&lon=-97.7&near=map&q=Houston%2C+TX")).title).toBe(
      "Insurance agents near Houston, TX",
    );
  });
});

describe("the map", () => {
  const search = paths.search({ q: "Houston, TX", radius: 100, rating: 3, page: 2 });

  test("each pin has the number of its row and is a link to it, and each row's number a link to its pin", async () => {
    const page = await pageOf(await site.get(search));
    const map = page.getByRole("complementary", { name: "Map" });
    const pins = within(map).getAllByRole("link", { name: /^Pin \d+, / });
    const rows = page.getAllByRole("article");
    expect(pins.map(addressOf)).toEqual(rows.map((row) => `#${row.getAttribute("aria-labelledby")}`));
    for (const [at, row] of rows.entries()) {
      const number = within(row).getByRole("link", { name: /^Pin/ });
      expect(addressOf(number)).toBe(`#${pins[at]?.id}`);
      const heading = page.document.getElementById(row.getAttribute("aria-labelledby") ?? "");
      expect(pins[at]?.getAttribute("aria-label")).toBe(`Pin ${at + 11}, ${wordsIn(heading ?? row)}`);
    }
  });

  test("a pin's number counts the agents of a group, and all pins together are all results", async () => {
    const page = await pageOf(await site.get(paths.search({ q: "Houston, TX", radius: 100 })));
    const map = page.getByRole("complementary", { name: "Map" });
    const total = Number(/1 to \d+ of (\d+)/.exec(page.text)?.[1]);
    const pins = within(map).getAllByRole("link", { name: /^Pin \d+, / });
    const others = within(map).getAllByRole("link", { name: /^Search around \d+ more agents?$/ });
    const counts = others.map((link) => Number(/\d+/.exec(link.getAttribute("aria-label") ?? "")?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0) + pins.length).toBe(total);
    // A single agent has no number.
    expect(others.map((link) => link.textContent)).toEqual(
      counts.map((count) => (count === 1 ? "" : `+${count}`)),
    );
    expect(counts).toContain(1);
    expect(pins.map((pin) => Number(pin.textContent))).toEqual(pins.map((_pin, at) => at + 1));
  });

  test.each([
    ["q=Houston%2C+TX", "Houston"],
    ["q=77002", "77002"],
    ["q=Harris+County%2C+TX", "Harris County"],
  ])("the searched place is named in the middle: %s", async (query, name) => {
    const { page } = await titleOf(query);
    const map = page.getByRole("complementary", { name: "Map" });
    expect(within(map).getAllByText(name)).toHaveLength(1);
  });

  test("each cluster leads to a search of its area that keeps the filters", async () => {
    const page = await pageOf(await site.get(search));
    const map = page.getByRole("complementary", { name: "Map" });
    const rings = within(map).getAllByRole("link", { name: /^Search around \d+ more agents?$/ });
    for (const ring of rings)
      expect(addressOf(ring)).toMatch(/^\/geographic-search-results\?lat=.+&lon=.+&near=map&.*rating=3$/);
    expect((await site.get(addressOf(rings[0] as Element))).status).toBe(200);
  });

  test("the map in the browser gets all results, in two round trips", async () => {
    const page = await pageOf(await site.get(search));
    const total = Number(/11 to \d+ of (\d+)/.exec(page.text)?.[1]);
    const response = await site.get(paths.searchPoints(search), { headers: { Cookie: "__Host-test=1" } });
    expect(Number(response.headers.get("X-Database-Round-Trips"))).toBe(2);
    const points: LivePoints = await response.json();
    expect(points.agents).toHaveLength(total);
    const slugs = points.agents.map(([, , , slug]) => slug);
    const rows = page.getAllByRole("article").map((row) => row.getAttribute("aria-labelledby"));
    expect(slugs.slice(10, 20).map((slug) => `agent-${slug}`)).toEqual(rows);
    expect(points.places.length).toBeGreaterThan(0);
  });

  test.each([
    ["a state", "q=TX&type=home", 404],
    ["no place", "q=zzzz+qqqq", 404],
    ["a search that cannot be read", "q=78701&radius=-5", 400],
  ])("there are no points for %s", async (_what, query, status) => {
    expect((await site.get(`/maps/agents.json?${query}`)).status).toBe(status);
  });
});

describe("the list", () => {
  test("page two continues the numbering, on the map too", async () => {
    const { page } = await titleOf("q=Houston%2C+TX&radius=100&page=2");
    const [first] = page.getAllByRole("article");
    expect(first?.closest("ol")?.getAttribute("start")).toBe("11");
    expect(wordsIn(within(first as HTMLElement).getByRole("link", { name: /^Pin/ }))).toBe("Pin 11");
  });

  test("filters come in the order of need", async () => {
    const { page } = await titleOf("q=Houston%2C+TX&radius=100");
    const filters = page.getByRole("complementary", { name: "Filters" });
    const legends = [...filters.querySelectorAll("legend")].map(wordsIn);
    expect(legends.slice(0, 5)).toEqual(["Near", "Insurance", "Within", "Availability", "Speaks"]);
  });

  test("a row shows its agent's own words, and how many of their reviews are proven", async () => {
    const { page } = await titleOf("q=78701");
    const row = page.getAllByRole("article").find((one) => wordsIn(one).includes("Ines Calloway"));
    const words = wordsIn(row as HTMLElement);
    expect(words).toContain("Home and auto for older houses and first-time buyers");
    expect(words).toMatch(/38 reviews ?, \d+ confirmed/);
  });

  test("a selected language that no one there speaks stays selected", async () => {
    const { page } = await titleOf("q=Ketchikan%2C+AK&language=es");
    const filters = within(page.getByRole("complementary", { name: "Filters" }));
    const boxes = filters.getAllByRole("checkbox", { name: /Spanish|Sign/ });
    expect(
      boxes.map((box) => [wordsIn(box.closest("label") as HTMLElement), (box as HTMLInputElement).checked]),
    ).toEqual([["Spanish 0", true]]);
  });

  test("five rows say why an agent ranks there, and the numbers are one more click away", async () => {
    for (const explained of [false, true]) {
      const { page } = await titleOf(`q=Houston%2C+TX&radius=100${explained ? "&explain=1" : ""}`);
      const rows = page.getAllByRole("article");
      expect(rows.length).toBe(10);
      for (const row of rows) {
        const why = within(row).getByText("Why this ranking?").closest("details") as HTMLDetailsElement;
        const names = [...why.querySelectorAll("dt")].map(wordsIn);
        expect(names).toEqual(["Distance", "Reviews", "Confirmed", "New clients", "Score"]);
        expect(wordsIn(why)).toMatch(/of 5: .*can’t pay to rank higher\./);
        expect(why.hasAttribute("open")).toBe(explained);
        const score = /([\d.]+) of 5/.exec(wordsIn(why))?.[1];
        const numbers = why.querySelector("details");
        expect(numbers !== null).toBe(explained);
        // The table's last row is the score of the sentence, with four digits instead of two: each is rounded, so they may
        // differ by half of the last one. Without the table a link leads to the same row with it.
        if (numbers !== null) {
          const exact = Number(wordsIn([...numbers.querySelectorAll("td")].at(-1) as HTMLElement));
          expect(Math.abs(Number(score) - exact)).toBeLessThan(0.0051);
        } else
          expect(
            addressOf(within(why).getByRole("link", { name: "The numbers behind it", hidden: true })),
          ).toBe(
            `/geographic-search-results?q=Houston%2C+TX&radius=100&explain=1#${row.getAttribute("aria-labelledby")}`,
          );
      }
    }
  });
});

describe("no agents within 100 miles", () => {
  const partsOf = async (query: string) => {
    const { page } = await titleOf(query);
    expect(page.getByText("No agents match within 100 miles of Ketchikan")).toBeTruthy();
    const main = within(page.getByRole("main"));
    return {
      words: wordsIn(page.getByRole("main")),
      leadsTo: (name: string | RegExp) => main.queryAllByRole("link", { name }).map(addressOf),
    };
  };

  test("the page says so, without mentioning filters, and leads to the nearest place with agents", async () => {
    for (const query of ["q=99950", "q=99950&radius=100"]) {
      const { words, leadsTo } = await partsOf(query);
      expect(words).toContain("0 agents within 100 miles of Ketchikan, AK, licensed in Alaska today.");
      expect(words.includes("No agents were within 15 miles, so we widened the search to 100 miles.")).toBe(
        query === "q=99950",
      );
      expect(words).not.toMatch(/clear filters|fewer of them/i);
      expect(words).toMatch(/The nearest place with agents is [A-Z].+, AK, \d+ miles away\./);
      const [nearest = ""] = leadsTo(/^Show agents in /);
      expect((await pageOf(await site.get(nearest))).getAllByRole("article").length).toBeGreaterThan(0);
    }
  });

  test("chosen filters and a type of insurance can be cleared", async () => {
    const filtered = await partsOf("q=99950&accepting=1&language=es&type=home");
    expect(filtered.leadsTo("Clear filters")).toEqual([paths.search({ q: "99950", type: "home" })]);
    expect(filtered.words).toContain("Each filter narrows the list. Try fewer of them.");
    const typed = await partsOf("q=99950&type=home");
    expect(typed.leadsTo("Search all insurance types")).toEqual([paths.search({ q: "99950" })]);
    expect(typed.words).not.toMatch(/clear filters|fewer of them/i);
  });
});

describe("all data of a results page is read with its candidates, in one round trip", () => {
  test.each([
    ["in the order of best match", { q: "77002" }],
    ["on a later page", { q: "Houston, TX", radius: 100, page: 2 }],
    ["by distance", { q: "Houston, TX", radius: 100, sort: "distance" as const, page: 2 }],
    ["by rating", { q: "Houston, TX", radius: 100, sort: "rating" as const, rating: 4 as const }],
    ["by reviews, of a type", { q: "Houston, TX", radius: 100, sort: "reviews" as const, type: "home" }],
    ["if the radius has too few", { q: "79830" }],
    ["if it has too few of a language", { q: "Houston, TX", language: ["es"], rating: 4 as const }],
    ["if it has too few of a rating", { q: "Waco, TX", rating: 4 as const, sort: "distance" as const }],
    ["down to those who accept no new clients", { q: "Houston, TX", radius: 100, page: 4 }],
    ["of a state", { q: "Texas", type: "auto", page: 2 }],
  ])("%s", async (_name, query) => {
    const response = await site.get(paths.search(query), { headers: { Cookie: "__Host-test=1" } });
    expect(response.status).toBe(200);
    expect((await pageOf(response)).getAllByRole("article").length).toBeGreaterThan(0);
    expect(response.headers.get("X-Database-Round-Trips")).toBe("1");
  });
});
