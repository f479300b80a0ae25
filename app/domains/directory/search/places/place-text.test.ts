import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { findStateCode, fullTextQuery, parsePlaceText, placeKey } from "./place-text.ts";

test("a ZIP is five digits, with or without the four after it", () => {
  for (const text of ["78701", " 78701 ", "78701-1234", "78701 1234"]) {
    expect(parsePlaceText(text)).toEqual({ kind: "zip", zip: "78701" });
  }
  expect(parsePlaceText("7870").kind).toBe("words");
});

test("a city with its state is read from a comma or from a code at the end", () => {
  const austin = { kind: "city-in-state", cityKey: "austin", stateCode: "TX" };
  for (const text of ["Austin, TX", "austin,texas", "AUSTIN tx", "Austin, TX, USA", "Austin , Texas"]) {
    expect(parsePlaceText(text)).toEqual(austin);
  }
});

test("several ZIPs are the first with the others, and a ZIP that ends words is that ZIP", () => {
  expect(parsePlaceText("78701 78702")).toEqual({ kind: "zip", zip: "78701", others: ["78702"] });
  expect(parsePlaceText("78701-1234, 78702 and 78701")).toEqual({
    kind: "zip",
    zip: "78701",
    others: ["78702"],
  });
  expect(parsePlaceText("Austin TX 78701-1234")).toEqual({ kind: "zip", zip: "78701" });
  expect(parsePlaceText("agent 78701 smith").kind).toBe("words");
});

test("a ZIP is more exact than the city before it", () => {
  for (const text of ["Austin, TX 78701", "Austin TX 78701", "Austin, TX 78701-1234, USA"]) {
    expect(parsePlaceText(text)).toEqual({ kind: "zip", zip: "78701" });
  }
});

test("a ZIP counts before a city that follows it; a house's number with five digits does not", () => {
  for (const text of ["78701 Austin, TX", "78701 Austin", "78701-1234 Austin TX"]) {
    expect(parsePlaceText(text), text).toEqual({ kind: "zip", zip: "78701" });
  }
  expect(parsePlaceText("10250 Main St, Austin, TX")).toMatchObject({
    cityKey: "austin",
    left: "10250 Main St",
  });
});

test("of a street address the place counts, and the street is returned separately", () => {
  const left = "1600 Congress Ave";
  expect(parsePlaceText("1600 Congress Ave, Austin, TX 78701")).toEqual({ kind: "zip", zip: "78701", left });
  expect(parsePlaceText("1600 Congress Ave, Austin, Texas")).toEqual({
    kind: "city-in-state",
    cityKey: "austin",
    stateCode: "TX",
    left,
  });
  expect(parsePlaceText("16001 Congress Ave, Austin, TX 78701")).toMatchObject({ kind: "zip", zip: "78701" });
  expect(parsePlaceText("1600 Congress Ave Austin TX 78701")).toMatchObject({
    kind: "zip",
    left: "1600 Congress Ave Austin TX",
  });
  expect(parsePlaceText("Austin, Travis County, Texas, United States")).toEqual({
    kind: "city-in-state",
    cityKey: "austin",
    stateCode: "TX",
  });
});

test("the country after a place says nothing new", () => {
  const austin = { kind: "city-in-state", cityKey: "austin", stateCode: "TX" };
  for (const text of [
    "Austin, TX, United States",
    "Austin TX USA",
    "Austin, Texas, U.S.A.",
    "Austin, TX, US",
    "Austin, TX, EE. UU.",
    "Austin, Tejas, Estados Unidos",
  ]) {
    expect(parsePlaceText(text), text).toEqual(austin);
  }
  expect(parsePlaceText("Austin, United States")).toMatchObject({ kind: "words", cityKey: "austin" });
});

test("a state may be called a state", () => {
  for (const [text, stateCode] of [
    ["Washington State", "WA"],
    ["State of Texas", "TX"],
    ["New York State", "NY"],
    ["estado de Nueva York", "NY"],
    ["District of Columbia", "DC"],
    ["D.C.", "DC"],
  ]) {
    expect(parsePlaceText(text ?? ""), text).toEqual({ kind: "state", stateCode });
  }
  const capital = { kind: "city-in-state", cityKey: "washington", stateCode: "DC" };
  for (const text of [
    "Washington DC",
    "Washington, D.C.",
    "Washington D.C.",
    "Washington, District of Columbia",
  ]) {
    expect(parsePlaceText(text), text).toEqual(capital);
  }
});

test("territories and military mail are recognized by name, ZIP and code", () => {
  for (const [text, name] of [
    ["00901", "Puerto Rico"],
    ["San Juan, PR 00901", "Puerto Rico"],
    ["San Juan, PR", "Puerto Rico"],
    ["san juan puerto rico", "Puerto Rico"],
    ["00802", "the U.S. Virgin Islands"],
    ["Guam", "Guam"],
    ["96910", "Guam"],
    ["96799", "American Samoa"],
    ["09012", "military mail"],
  ]) {
    expect(parsePlaceText(text ?? ""), text).toMatchObject({ kind: "outside", place: { name } });
  }
  expect(parsePlaceText("96701")).toEqual({ kind: "zip", zip: "96701" });
  expect(parsePlaceText("San Juan, TX").kind).toBe("city-in-state");
});

test("words that only introduce a place are left out", () => {
  expect(parsePlaceText("insurance agents near 78701")).toEqual({ kind: "zip", zip: "78701" });
  expect(parsePlaceText("in Austin, TX")).toMatchObject({ cityKey: "austin", stateCode: "TX" });
});

test("a state is a state unless a city bears the same name", () => {
  expect(parsePlaceText("Texas")).toEqual({ kind: "state", stateCode: "TX" });
  expect(parsePlaceText("tx")).toEqual({ kind: "state", stateCode: "TX" });
  expect(parsePlaceText("New York").kind).toBe("words");
  expect(parsePlaceText("ny")).toEqual({ kind: "state", stateCode: "NY" });
  expect(parsePlaceText("Washington").kind).toBe("words");
});

test("Saint, St. and St are one spelling, and so are accents and apostrophes", () => {
  expect(placeKey("Saint Louis")).toBe(placeKey("St. Louis"));
  expect(placeKey("Cañon City")).toBe("canon city");
  expect(placeKey("Coeur d’Alene")).toBe("coeur dalene");
  expect(placeKey("O‘Fallon")).toBe(placeKey("O'Fallon"));
  expect(placeKey("Port Saint Lucie")).toBe(placeKey("Port St. Lucie"));
  expect(placeKey("Sainte Genevieve")).toBe(placeKey("Ste. Genevieve"));
  expect(placeKey("Ft. Worth")).toBe("fort worth");
  expect(placeKey("Mt Pleasant")).toBe("mount pleasant");
  expect(parsePlaceText("Helena MT")).toEqual({ kind: "city-in-state", cityKey: "helena", stateCode: "MT" });
});

test("any text gives a reading and no error", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 300 }), (text) => {
      expect(parsePlaceText(text).kind).toMatch(/zip|city|state|words|outside|nothing/);
    }),
  );
});

test("a full-text query takes every word literally", () => {
  expect(fullTextQuery('ines" OR name:* calloway')).toBe('"ines" "OR" "name" "calloway"*');
  expect(fullTextQuery("'; DROP TABLE agents; --")).toBe('"DROP" "TABLE" "agents"*');
  expect(fullTextQuery("… !?")).toBeNull();
});

test("codes and names find their state, anything else finds none", () => {
  expect(findStateCode("district of columbia")).toBe("DC");
  expect(findStateCode("Puerto Rico")).toBeNull();
  expect(findStateCode("")).toBeNull();
});

test("Spanish names of states, and words before a place", () => {
  expect(findStateCode("Nuevo México")).toBe("NM");
  expect(parsePlaceText("San Antonio, Tejas")).toEqual({
    kind: "city-in-state",
    cityKey: "san antonio",
    stateCode: "TX",
  });
  expect(parsePlaceText("Pensilvania")).toEqual({ kind: "state", stateCode: "PA" });
  expect(parsePlaceText("agentes de seguros cerca de 78701")).toEqual({ kind: "zip", zip: "78701" });
});
