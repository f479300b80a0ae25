import fc from "fast-check";
import { expect, test } from "vitest";
import { hasBit, namedTypes } from "./bits.ts";

test("a bit reads as it was set, up to 51", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 })), (bits) => {
      const mask = bits.reduce((sum, bit) => sum + 2 ** bit, 0);
      for (let bit = 0; bit <= 51; bit += 1) expect(hasBit(mask, bit)).toBe(bits.includes(bit));
    }),
  );
});

test("an agent is listed for types both sold and covered, and for all covered ones if they sell none of them", () => {
  expect(namedTypes(0b1100, 0b0110)).toBe(0b0100);
  expect(namedTypes(0b1000, 0b0110)).toBe(0b0110);
  expect(namedTypes(0b1000, 0)).toBe(0);
  expect(namedTypes(2 ** 51 + 1, 2 ** 51 + 2)).toBe(2 ** 51);
});
