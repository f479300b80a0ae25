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
  for (const text of ["Austin, TX", "austin,texas", "AUSTIN tx", "Austin, TX 78701", "Austin , Texas"]) {
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

test("words that only lead to a place are left away", () => {
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
});

test("whatever is typed gives a reading and no error", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 300 }), (text) => {
      expect(parsePlaceText(text).kind).toMatch(/zip|city|state|words|nothing/);
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
