import fc from "fast-check";
import { expect, test } from "vitest";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { mayStandAbove, typesAbove } from "./policy.ts";

const type = fc.constantFrom(...ORGANIZATION_TYPES);

test("an agency belongs to an FMO or a carrier, an FMO to a carrier, a carrier to nothing", () => {
  expect(typesAbove("agency")).toEqual(["fmo", "carrier"]);
  expect(typesAbove("fmo")).toEqual(["carrier"]);
  expect(typesAbove("carrier")).toEqual([]);
});

test("no chain of organizations comes back to where it began", () => {
  fc.assert(
    fc.property(fc.array(type, { minLength: 2, maxLength: 8 }), (chain) => {
      const allowed = chain.every((below, at) => {
        const above = chain[(at + 1) % chain.length];
        return above !== undefined && mayStandAbove(above, below);
      });
      expect(allowed).toBe(false);
    }),
  );
});
