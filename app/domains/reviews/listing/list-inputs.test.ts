import { expect, test } from "vitest";
import { parseSideFilter, sideParameters } from "./list-inputs.ts";

test("a filter survives the address, and nonsense filters nothing", () => {
  const parse = (search: string) => parseSideFilter(new URLSearchParams(search));
  expect(parse("show=answered&stars=2")).toEqual({ show: "answered", stars: 2, agent: null });
  expect(sideParameters(parse("show=to-answer&stars=5"))).toEqual({
    show: "to-answer",
    stars: 5,
    agent: undefined,
  });
  for (const search of ["", "show=none&stars=9", "stars=5.5", "stars=15", "agent=..%2F"])
    expect(sideParameters(parse(search))).toEqual({ show: undefined, stars: undefined, agent: undefined });
  expect(sideParameters(parse("agent=bo-li"))).toEqual({ show: undefined, stars: undefined, agent: "bo-li" });
});
