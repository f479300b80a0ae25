import { expect, test } from "vitest";
import { countFilters, nearerStep } from "./filter-counts.ts";

const agent = (agentNo: number, languages: number, wholeStars: number, shown: boolean) => ({
  agentNo,
  lat: 30,
  lon: -97,
  languages,
  acceptingClients: agentNo % 2 === 0,
  independent: agentNo === 2,
  organizationNo: 0,
  wholeStars,
  shown,
});
const LANGUAGES = [
  { bit: 0, code: "en", name: "English" },
  { bit: 1, code: "es", name: "Spanish" },
  { bit: 2, code: "vi", name: "Vietnamese" },
];

test("a filter's count is the number of agents that it would leave", () => {
  const some = [agent(1, 1, 5, true), agent(2, 3, 4, true), agent(3, 3, 4, true), agent(4, 3, 3, false)];
  expect(countFilters(some, LANGUAGES)).toEqual({
    total: 3,
    accepting: 1,
    independent: 1,
    rating: { any: 4, three: 4, four: 3 },
    languages: [
      { code: "en", name: "English", count: 3 },
      { code: "es", name: "Spanish", count: 2 },
    ],
  });
});

test("only agents beyond the first step, in best match near a place, have someone before them by distance", () => {
  expect([15, 15.1, 60].map((miles) => nearerStep("best", true, miles))).toEqual([null, 15, 50]);
  expect([nearerStep("rating", true, 60), nearerStep("best", false, 60)]).toEqual([null, null]);
});
