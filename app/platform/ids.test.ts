import fc from "fast-check";
import { expect, test } from "vitest";
import { newId, parseUuid } from "./ids.ts";

test("an id that we made is parsed unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (timeMs) => {
      const id = newId(timeMs);
      expect(parseUuid(id)).toBe(id);
    }),
  );
});

test("what is no id, or another spelling of one, is none", () => {
  const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  for (const text of [
    null,
    undefined,
    7,
    "",
    "-".repeat(36),
    ` ${id}`,
    `${id}\n`,
    `${id}0`,
    id.toUpperCase(),
  ])
    expect(parseUuid(text)).toBeNull();
});
