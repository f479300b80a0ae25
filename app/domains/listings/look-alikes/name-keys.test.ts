import { expect, test } from "vitest";
import { nameKey } from "./name-keys.ts";

test.each([
  ["José Á. de la Cruz, Jr.", "josedelacruz"],
  ["Jose de la Cruz", "josedelacruz"],
  ["Deja O'Callaghan", "dejaocallaghan"],
  ["DEJA OCALLAGHAN III", "dejaocallaghan"],
  ["Jr Smith", "jrsmith"],
  ["", ""],
  ["–", ""],
])("%s is compared as %s", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("other names stay others", () => {
  expect(nameKey("Ana Diaz")).not.toBe(nameKey("Anna Diaz"));
});
