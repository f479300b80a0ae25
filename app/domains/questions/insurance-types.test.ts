import { expect, test } from "vitest";
import { BUILT_IN_TYPES, selectableTypes } from "./insurance-types.ts";

test("built-in and active types form one sorted list without duplicates, and the built-in ones are there without the others", () => {
  const list = selectableTypes([
    { name: "Flood" },
    { name: "home" },
    { name: " Auto " },
    { name: "Annuities" },
  ]);
  expect(list).toEqual([...new Set(list)]);
  expect(list).toEqual([...list].sort((a, b) => a.localeCompare(b)));
  expect(list).toContain("Flood");
  expect(list.filter((name) => name.toLowerCase() === "home")).toEqual(["Home"]);
  expect(selectableTypes([])).toEqual([...BUILT_IN_TYPES].sort((a, b) => a.localeCompare(b)));
});
