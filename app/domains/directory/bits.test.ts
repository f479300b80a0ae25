import fc from "fast-check";
import { expect, test } from "vitest";
import { hasBit } from "./bits.ts";

test("a bit reads as it was set, up to 51", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 })), (bits) => {
      const mask = bits.reduce((sum, bit) => sum + 2 ** bit, 0);
      for (let bit = 0; bit <= 51; bit += 1) expect(hasBit(mask, bit)).toBe(bits.includes(bit));
    }),
  );
});
