import { expect, test } from "vitest";
import { BIG_CITIES, cityKey, nearestBigCity } from "./big-cities.ts";

test("every state has one, and each has a key of its own", () => {
  expect(new Set(BIG_CITIES.map(({ stateCode }) => stateCode)).size).toBe(51);
  expect(new Set(BIG_CITIES.map(cityKey)).size).toBe(BIG_CITIES.length);
});

test("they are few enough for one cached page each", () => {
  expect(BIG_CITIES.length).toBeLessThanOrEqual(120);
});

test.each([
  ["Dublin, OH", 40.1, -83.11, "oh-columbus"],
  ["Glendive, MT", 47.1, -104.7, "mt-billings"],
  ["Hilo, HI", 19.7, -155.1, "hi-honolulu"],
  ["El Paso, TX", 31.8, -106.5, "tx-el-paso"],
])("someone in %s is near it", (_, lat, lon, key) => {
  const city = nearestBigCity({ lat, lon });
  expect(city && cityKey(city)).toBe(key);
});

test("nobody's place is guessed where the edge says nothing", () => {
  expect(nearestBigCity(null)).toBeNull();
});
