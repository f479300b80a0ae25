import { expect, test } from "vitest";
import * as z from "zod";
import { storedShape, type Upgrade } from "./stored-shape.ts";

/** Made up: a shape that got a required field, and then another name for one. */
const First = z.object({ name: z.string() });
const Third = z.object({ title: z.string(), colors: z.array(z.string()) });
const toSecond: Upgrade = (stored) => ({ ...stored, colors: ["green"] });
const toThird: Upgrade = ({ name, ...rest }) => ({ ...rest, title: name });

const first = storedShape(First, []);
const third = storedShape(Third, [toSecond, toThird]);

test("stored data says which shape it has, and is read back unchanged", () => {
  expect(JSON.parse(first.write({ name: "Ines" }))).toEqual({ version: 1, name: "Ines" });
  const facts = { title: "Ines", colors: ["red"] };
  expect(JSON.parse(third.write(facts))).toEqual({ version: 3, ...facts });
  expect(third.parse(third.write(facts))).toEqual(facts);
  expect(third.write({ colors: ["red"], title: "Ines" })).toBe(third.write(facts));
});

test("data that an earlier release stored is read, with a value for each field added since", () => {
  const facts = { title: "Ines", colors: ["green"] };
  expect(third.parse('{"name":"Ines"}')).toEqual(facts);
  expect(third.parse(first.write({ name: "Ines" }))).toEqual(facts);
  expect(third.parse('{"version":2,"name":"Ines","colors":["blue"]}')).toEqual({
    title: "Ines",
    colors: ["blue"],
  });
});

test("of a newer shape than this release knows it reads what it can", () => {
  expect(first.parse('{"version":4,"name":"Ines","more":true}')).toEqual({ name: "Ines" });
  expect(first.parse('{"version":4,"title":"Ines"}')).toBeNull();
});

test.each(["", "null", "[]", "7", '{"version":0,"name":"Ines"}', '{"version":"1","name":"Ines"}', "{}"])(
  "what was never stored here is nothing: %s",
  (text) => {
    expect(first.parse(text)).toBeNull();
  },
);
