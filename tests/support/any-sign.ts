/**
 * Any Unicode character, as the unit of a string of fast-check's. Its own unit "binary" does the same, but builds a
 * table of all 1.1 million characters, which takes a second in each process that uses it once.
 */
import fc from "fast-check";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff;

export const anySign = fc.nat({ max: LAST - SURROGATES }).map(
  (at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES),
  (sign) => {
    const point = typeof sign === "string" ? sign.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== sign || !sign.isWellFormed())
      throw new Error("Not one sign.");
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);
