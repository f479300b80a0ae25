import { expect, test } from "vitest";
import { createContext, type SeedContext } from "../context.ts";
import type { Places } from "../places/places.ts";
import { draftAgents, measurePrior, planAll } from "./cast.ts";
import { landmarkAgents } from "./landmark-agents.ts";
import { landmarks } from "./landmarks.ts";

const zip = (code: string, cityNo: number, stateCode: string, lat: number, lon: number) => {
  return { zip: code, cityNo, stateCode, countyFips: null, lat, lon, weight: 1000, agentCount: 0 };
};
const city = (cityNo: number, name: string, stateCode: string) => {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return {
    cityNo,
    name,
    slug,
    nameKey: slug,
    stateCode,
    countyFips: null,
    lat: 0,
    lon: 0,
    population: 1000,
    agentCount: 0,
  };
};
const state = (code: string, name: string) => {
  return { code, name, slug: name.toLowerCase(), lat: 0, lon: 0, population: 1, agentCount: 0 };
};
const places: Places = {
  zips: [
    zip("10001", 1, "NY", 40.75, -73.99),
    zip("78701", 2, "TX", 30.27, -97.74),
    zip("78751", 2, "TX", 30.31, -97.72),
    zip("85701", 3, "AZ", 32.21, -110.97),
  ],
  cities: [city(1, "New York", "NY"), city(2, "Austin", "TX"), city(3, "Tucson", "AZ")],
  placeNames: [],
  states: [state("NY", "New York"), state("TX", "Texas"), state("AZ", "Arizona")],
};

function createSmallContext(options: Partial<SeedContext> = {}): SeedContext {
  const base = {
    seed: 1,
    agents: 300,
    today: "2026-11-20",
    reviewsPerAgent: 3.6,
    reservedOrganizationSlugs: [],
  };
  return createContext({ ...base, ...options }, places);
}

function drawAll(context: SeedContext) {
  const organizations = planAll(context);
  const agents = [...draftAgents(context, landmarkAgents(context), organizations)];
  return { organizations, agents };
}

test("the same seed and day give the same rows, another seed gives others", () => {
  const context = createSmallContext();
  expect(drawAll(createSmallContext())).toEqual(drawAll(context));
  expect(measurePrior(context, [])).toBe(measurePrior(createSmallContext(), []));
  expect(drawAll(createSmallContext({ seed: 2 })).agents).not.toEqual(drawAll(context).agents);
});

test("the landmarks are the same for every number of agents and every seed", () => {
  const many = landmarkAgents(createSmallContext());
  const few = landmarkAgents(createSmallContext({ agents: 50, seed: 9 }));
  expect(few).toEqual(many);
  for (const [i, landmark] of Object.values(landmarks.agents).entries()) {
    expect(many[i]?.agent).toMatchObject({ slug: landmark.slug, id: landmark.id, agentNo: landmark.agentNo });
  }
});

test("slugs are given once, have two words at least, and are never a landmark's", () => {
  const { agents, organizations } = drawAll(createSmallContext());
  const slugs = agents.flatMap(({ agent, oldSlug }) => [agent.slug, ...(oldSlug === null ? [] : [oldSlug])]);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of [...slugs, ...organizations.map((organization) => organization.urlSlug)]) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  }
});

test("Ines Calloway has 38 published reviews that average 4.6", () => {
  const [ines] = landmarkAgents(createSmallContext());
  const published = ines?.reviews.filter((review) => review.status === "published") ?? [];
  expect(published.length).toBe(38);
  expect(published.reduce((sum, review) => sum + review.stars, 0) / 38).toBeCloseTo(4.6, 1);
  expect(ines?.reviews.length).toBe(41);
});

test("agents sell only what a line of theirs can cover, and no one is without a license", () => {
  for (const { agent, licenses } of drawAll(createSmallContext()).agents) {
    expect(agent.types).toBeGreaterThan(0);
    expect(licenses.length).toBeGreaterThan(0);
  }
});

test("phones, websites and texts are plainly fictional", () => {
  for (const { agent } of drawAll(createSmallContext()).agents) {
    if (agent.phone !== null) expect(agent.phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
    if (agent.website !== null) expect(agent.website).toMatch(/^https:\/\/[a-z0-9]+\.example$/);
    expect(`${agent.headline} ${agent.biography}`).not.toMatch(/[{}!]|undefined/);
  }
});

test("every agency has at most one owner among its agents", () => {
  const { agents } = drawAll(createSmallContext());
  const owned = agents.flatMap(({ members }) => members.filter((member) => member.role === "owner"));
  expect(new Set(owned.map((member) => member.organizationNo)).size).toBe(owned.length);
});
