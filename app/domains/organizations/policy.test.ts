import { expect, test } from "vitest";
import { isIndexable, ratingBase } from "./policy.ts";

const rating = { listedAgents: 52, reviewedAgents: 38, reviewCount: 1_204, average: 4.4 };

test("an average names how many reviews and agents it covers, and how many agents it doesn't", () => {
  expect(ratingBase(rating)).toBe("from 1,204 reviews of 38 of its 52 agents");
  expect(ratingBase({ ...rating, reviewedAgents: 52 })).toBe("from 1,204 reviews of all 52 agents");
  expect(ratingBase({ listedAgents: 1, reviewedAgents: 1, reviewCount: 1, average: 5 })).toBe(
    "from 1 review of its one agent",
  );
  expect(ratingBase({ listedAgents: 3, reviewedAgents: 0, reviewCount: 0, average: null })).toBe(
    "no reviews yet for its 3 agents",
  );
  expect(ratingBase({ listedAgents: 0, reviewedAgents: 0, reviewCount: 0, average: null })).toBe(
    "none of its agents are listed",
  );
});

test("search engines get only organizations with listed agents or organizations under them", () => {
  expect(isIndexable({ rating, childCount: 0 })).toBe(true);
  expect(isIndexable({ rating: { ...rating, listedAgents: 0 }, childCount: 2 })).toBe(true);
  expect(isIndexable({ rating: { ...rating, listedAgents: 0 }, childCount: 0 })).toBe(false);
});
