/** Every place of the register, typed with its state, is read as that place and as nothing else. */
import { expect, test } from "vitest";
import { buildCounties } from "#db/seed/places/counties.ts";
import { buildPlaces } from "#db/seed/places/places.ts";
import { placeReadings } from "../places/place-readings.ts";
import { readNeed } from "./read-need.ts";

/** A carrier's name, and two parts of Chicago that begin as "near Austin" does. */
const OTHERS = ["State Farm, VA", "Near North Side, IL", "Near South Side, IL"];

test("each is read as one name, and says nothing of insurance", () => {
  const misread = buildPlaces(buildCounties()).cities.filter(({ name, nameKey, stateCode }) => {
    const need = readNeed(`${name}, ${stateCode}`);
    const where = need.places[0]?.where;
    const complete = where !== undefined && placeReadings(where).some(({ key }) => key === nameKey);
    const silent = need.type === null && need.languages.length === 0 && need.independent === null;
    return !complete || !silent || need.nearMe !== null || need.carrier !== null;
  });
  const names = misread.map(({ name, stateCode }) => `${name}, ${stateCode}`);
  expect(names, "run scripts/list-places-with-need-words.ts").toEqual(OTHERS);
});
