import { expect, it } from "vitest";
import { listChildren, spending, usageOf } from "./processes.ts";

it("says how much processor time was used, and returns the result", async () => {
  const { result, cpu, busyShare } = await spending(async () => {
    // By its own processor time: on a busy machine a moment may pass without any.
    const from = process.cpuUsage();
    while (process.cpuUsage(from).user < 60_000) for (let at = 0; at < 1e6; at += 1);
    return "done";
  });
  expect(result).toBe("done");
  expect(cpu).toMatchObject({ ownMs: expect.toSatisfy((ms) => ms > 10) });
  expect(busyShare).toBeLessThanOrEqual(1);
});

it("counts what a process has used and holds, and nothing for none and for one that is gone", async () => {
  const own = await usageOf([process.pid]);
  expect(own.cpuMs).toBeGreaterThan(10);
  expect(own.bytes / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  expect(await usageOf([])).toEqual({ cpuMs: 0, bytes: 0 });
  expect(await usageOf([2 ** 30])).toEqual({ cpuMs: 0, bytes: 0 });
  expect((await listChildren()).workerd).not.toContain(process.pid);
});
