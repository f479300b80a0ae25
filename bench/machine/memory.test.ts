import { expect, it } from "vitest";
import { parseResidentBytes, readResidentBytes } from "./memory.ts";

it("reads the resident set and no other size", () => {
  const status = "Name:\tworkerd\nVmHWM:\t  999999 kB\nVmRSS:\t  102400 kB\nRssAnon:\t   1 kB\n";
  expect(parseResidentBytes(status)).toBe(104_857_600);
  expect(parseResidentBytes("Name:\tworkerd\nState:\tZ (zombie)\n")).toBeNull();
});

it("says nothing of no process, and of one that is gone", () => {
  expect(readResidentBytes([])).toBeNull();
  expect(readResidentBytes([2 ** 30])).toBeNull();
});
