import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { type Reader, writeReader } from "./reader.ts";

test("any name fits in a header and in a script, and is read unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), fc.string({ unit: "grapheme" }), (title, text) => {
      const reader: Reader = { user: null, toast: { title, text, tone: "success" }, saved: ["bo-li"] };
      const written = writeReader(reader);
      expect(written).toMatch(/^[ -%'-;=?-~]*$/);
      expect(JSON.parse(written)).toEqual(reader);
    }),
  );
});

test("no more is written about a reader than the page shows", () => {
  const more: Reader & { apart: boolean } = { user: null, toast: null, saved: [], apart: true };
  expect(JSON.parse(writeReader(more))).toEqual({ user: null, toast: null, saved: [] });
});
