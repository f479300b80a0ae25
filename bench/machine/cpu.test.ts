import { expect, it } from "vitest";
import { cpuBetween, parseStat } from "./cpu.ts";

it("reads number, name, parent and processor time, whatever the name holds", () => {
  const rest = "S 41 42 42 0 -1 4194560 1 0 0 0 120 30 0 0 20 0 5 0 100";
  expect(parseStat(`42 (workerd) ${rest}`)).toEqual({ pid: 42, name: "workerd", parent: 41, ms: 1_500 });
  expect(parseStat(`42 (a) b (c) ${rest}`)).toEqual({ pid: 42, name: "a) b (c", parent: 41, ms: 1_500 });
});

it("says nothing when either reading is missing", () => {
  const reading = { workerdMs: 10, sqldMs: 20, ownMs: 30 };
  expect(cpuBetween(null, reading)).toBeNull();
  expect(cpuBetween(reading, { workerdMs: 15, sqldMs: 40, ownMs: 31 })).toEqual({
    workerdMs: 5,
    sqldMs: 20,
    ownMs: 1,
  });
});
