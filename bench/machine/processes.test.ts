import { expect, it } from "vitest";
import { parseResidentBytes, parseStat, readResidentBytes, spending } from "./processes.ts";

it("reads number, name, parent and processor time, whatever the name holds", () => {
  const rest = "S 41 42 42 0 -1 4194560 1 0 0 0 120 30 0 0 20 0 5 0 100";
  expect(parseStat(`42 (workerd) ${rest}`)).toEqual({ pid: 42, name: "workerd", parent: 41, ms: 1_500 });
  expect(parseStat(`42 (a) b (c) ${rest}`)).toEqual({ pid: 42, name: "a) b (c", parent: 41, ms: 1_500 });
});

it("says what was spent meanwhile, and what came of it", async () => {
  const { result, cpu, busyShare } = await spending(async () => {
    // By its own processor time: on a busy machine a moment may pass without any.
    const from = process.cpuUsage();
    while (process.cpuUsage(from).user < 60_000);
    return "done";
  });
  expect(result).toBe("done");
  if (process.platform === "linux") expect(cpu).toMatchObject({ ownMs: expect.toSatisfy((ms) => ms > 10) });
  else expect(cpu).toBeNull();
  expect(busyShare).toBeLessThanOrEqual(1);
});

it("reads the resident set and no other size", () => {
  const status = "Name:\tworkerd\nVmHWM:\t  999999 kB\nVmRSS:\t  102400 kB\nRssAnon:\t   1 kB\n";
  expect(parseResidentBytes(status)).toBe(104_857_600);
  expect(parseResidentBytes("Name:\tworkerd\nState:\tZ (zombie)\n")).toBeNull();
});

it("says nothing of no process, and of one that is gone", () => {
  expect(readResidentBytes([])).toBeNull();
  expect(readResidentBytes([2 ** 30])).toBeNull();
});
