import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { cursorOf, idKey, integerKey, realKey } from "./cursor.ts";

const cursor = cursorOf({ answered: integerKey(1), score: realKey(-99, 99), at: integerKey(), id: idKey });
const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

test("a cursor is parsed as it was written, to the last digit, and needs no escaping in an address", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1),
      fc.double({ min: -99, max: 99, noNaN: true }).map((score) => score + 0),
      fc.integer({ min: 0, max: 999_999_999_999_999 }),
      fc.uuid(),
      (answered, score, at, id) => {
        const text = cursor.write({ answered, score, at, id });
        expect(cursor.parse(text)).toEqual({ answered, score, at, id });
        expect(encodeURIComponent(text)).toBe(text);
      },
    ),
  );
});

test("the smallest numbers come back too, which are written with an exponent or many digits", () => {
  for (const score of [1e-7, -5e-324, 0.012345678901234568, 0.0000012345678901234567]) {
    expect(cursor.parse(cursor.write({ answered: 0, score, at: 1, id }))?.score).toBe(score);
  }
});

test("a row is written by its keys alone", () => {
  const threads = cursorOf({ at: integerKey(), no: integerKey() });
  const row = { name: "Ines", no: 17, at: 1_732_180_000_000 };
  expect(threads.write(row)).toBe("1732180000000_17");
});

test("what is no cursor of this list is none at all", () => {
  expect(cursor.parse(`0_0.5_1_${id}`)).toEqual({ answered: 0, score: 0.5, at: 1, id });
  for (const text of [
    null,
    "",
    "_",
    "';--",
    `0_0.5_1_${id}_`,
    `0_0.5_${id}`,
    `2_0.5_1_${id}`,
    `0_100_1_${id}`,
    `0_Infinity_1_${id}`,
    `0_0.5_-1_${id}`,
    `0_0.5_1.5_${id}`,
    `0_0.5_1e3_${id}`,
    `0_0.5_ 1_${id}`,
    `0_0.5_1_${id.toUpperCase()}`,
    `0_0.5_${"9".repeat(16)}_${id}`,
    `0_0.${"5".repeat(100)}_1_${id}`,
    `0-0.5-1-${id}`,
  ])
    expect(cursor.parse(text), String(text)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      expect(cursor.parse(text)).toBeNull();
    }),
  );
});
