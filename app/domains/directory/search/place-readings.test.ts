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

test("a nickname is its city", () => {
  expect(readings("NYC")).toEqual(["city nyc", "city new york"]);
});

test("a ZIP and a state have none", () => {
  expect([...readings("78701"), ...readings("TX")]).toEqual([]);
});
