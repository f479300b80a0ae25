import { expect, test } from "vitest";
import { placeReadings } from "./place-readings.ts";
import { parsePlaceText } from "./place-text.ts";

const readings = (text: string) =>
  placeReadings(parsePlaceText(text)).map(
    ({ by, key, stateCode, loose }) =>
      `${by} ${key}${stateCode === null ? "" : ` ${stateCode}`}${loose ? " (loose)" : ""}`,
  );

test("the very name comes first, then what ends with a state", () => {
  expect(readings("austin texas")).toEqual(["city austin texas", "city austin TX"]);
  expect(readings("mount washington")).toEqual(["city mount washington", "city mount WA"]);
  expect(readings("charleston west virginia")).toContain("city charleston WV");
});

test("a county is read as one, and a parish", () => {
  expect(readings("Travis County")).toEqual(["city travis county", "county travis"]);
  expect(readings("Jefferson Parish")).toEqual(["city jefferson parish", "county jefferson LA"]);
  expect(readings("Orleans Parish, LA")).toEqual(["city orleans parish LA", "county orleans LA"]);
});

test("a part of a city is read as the city, last", () => {
  expect(readings("South Austin")).toEqual(["city south austin", "city austin (loose)"]);
  expect(readings("downtown portland oregon").slice(-2)).toEqual([
    "city portland oregon (loose)",
    "city portland OR (loose)",
  ]);
  expect(readings("North")).toEqual(["city north"]);
});

test("words written short are read as written out, before a part of a city is", () => {
  expect(readings("W Palm Beach")).toEqual([
    "city w palm beach",
    "city west palm beach",
    "city palm beach (loose)",
  ]);
  expect(readings("E. Lansing, MI")).toContain("city east lansing MI");
  expect(readings("N Little Rock")).toContain("city north little rock");
  expect(readings("Cleveland Hts, OH")).toContain("city cleveland heights OH");
  expect(readings("Rocky Mt, NC")).toContain("city rocky mount NC");
});

test("a street address without commas is read as the city at its end", () => {
  expect(readings("1600 Congress Ave Austin TX")).toEqual([
    "city 1600 congress ave austin TX",
    "city congress ave austin TX (loose)",
    "city ave austin TX (loose)",
    "city austin TX (loose)",
  ]);
});

test("a county is read in Spanish", () => {
  expect(readings("condado de Travis")).toEqual(["city condado de travis", "county travis"]);
});

test("a nickname is its city", () => {
  expect(readings("NYC")).toEqual(["city nyc", "city new york"]);
});

test("a ZIP and a state have none", () => {
  expect([...readings("78701"), ...readings("TX")]).toEqual([]);
});
