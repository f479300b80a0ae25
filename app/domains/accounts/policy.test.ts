import { expect, test } from "vitest";
import { isSamePerson } from "./policy.ts";

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

test("a name is the same with other case, accents, hyphens and a middle initial", () => {
  expect(isSamePerson(person("josé maria", "GARCIA-LOPEZ"), person("Jose", "García López"))).toBe(true);
  expect(isSamePerson(person("Martín V.", "Palacios"), person("Martín", "Palacios"))).toBe(true);
});

test("another person is another person", () => {
  expect(isSamePerson(person("Ines", "Calloway"), person("Inez", "Calloway"))).toBe(false);
  expect(isSamePerson(person("Ines", "Calloway"), person("Ines", "Callow"))).toBe(false);
  expect(isSamePerson(person("Ines", "--"), person("Ines", ""))).toBe(false);
});
