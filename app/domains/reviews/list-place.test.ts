import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePlace, parseSideFilter, sideParameters, writePlace } from "./list-place.ts";

test("a place comes back as it was written", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0 as const, 1 as const),
      fc.integer({ min: 0, max: 9e14 }),
      fc.uuid(),
      (part, atMs, id) => {
        expect(parsePlace(writePlace({ part, atMs, id }))).toEqual({ part, atMs, id });
      },
    ),
  );
});

test("what is no place is the beginning", () => {
  for (const text of [null, "", "2-1-x", "0-1", "0--1-01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "';--"])
    expect(parsePlace(text)).toBeNull();
});

test("a filter goes into the address and comes back, and nonsense narrows nothing", () => {
  const parse = (search: string) => parseSideFilter(new URLSearchParams(search));
  expect(parse("show=answered&stars=2")).toEqual({ show: "answered", stars: 2 });
  expect(sideParameters(parse("show=to-answer&stars=5"))).toEqual({ show: "to-answer", stars: 5 });
  for (const search of ["", "show=none&stars=9", "stars=5.5", "stars=15"])
    expect(sideParameters(parse(search))).toEqual({ show: undefined, stars: undefined });
});
