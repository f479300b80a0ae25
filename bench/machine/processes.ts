/** Processor time and memory of the programs that this one has started, and how busy the machine was meanwhile. */
import { cpus } from "node:os";
import pidusage from "pidusage";
import psList from "ps-list";

/** Numbers of the processes that this one has started, by name. */
export async function listChildren(): Promise<{ sqld: number[]; workerd: number[] }> {
  const own = (await psList()).filter(({ ppid }) => ppid === process.pid);
  const called = (wanted: string) => own.filter(({ name }) => name === wanted).map(({ pid }) => pid);
  return { sqld: called("sqld"), workerd: called("workerd") };
}

/** Milliseconds of processor time so far, and resident bytes, summed over these processes; what is gone counts nothing. */
export async function usageOf(pids: readonly number[]): Promise<{ cpuMs: number; bytes: number }> {
  const found = pids.length === 0 ? {} : await pidusage([...pids]).catch(() => ({}));
  const all = Object.values<pidusage.Status | null>(found);
  const sum = (of: (one: pidusage.Status) => number) =>
    all.reduce((so, one) => so + (one === null ? 0 : of(one)), 0);
  return { cpuMs: sum(({ ctime }) => ctime), bytes: sum(({ memory }) => memory) };
}

/** Milliseconds used. */
export type CpuTime = { workerdMs: number; sqldMs: number; ownMs: number };

/**
 * Runs `work` and reports the processor time of the running processes meanwhile, and the share of the machine's
 * processor time that was used in total.
 */
export async function spending<T>(
  work: () => Promise<T>,
): Promise<{ result: T; cpu: CpuTime; busyShare: number }> {
  const { workerd, sqld } = await listChildren();
  const readAll = async () => {
    const [{ cpuMs: workerdMs }, { cpuMs: sqldMs }] = [await usageOf(workerd), await usageOf(sqld)];
    const { user, system } = process.cpuUsage();
    return { workerdMs, sqldMs, ownMs: (user + system) / 1000, ...readCores() };
  };
  const before = await readAll();
  const result = await work();
  const after = await readAll();
  const allMs = after.allMs - before.allMs;
  return {
    result,
    cpu: {
      workerdMs: after.workerdMs - before.workerdMs,
      sqldMs: after.sqldMs - before.sqldMs,
      ownMs: after.ownMs - before.ownMs,
    },
    busyShare: allMs === 0 ? 0 : (after.busyMs - before.busyMs) / allMs,
  };
}

function readCores() {
  const sum = { busyMs: 0, allMs: 0 };
  for (const { times } of cpus()) {
    const busyMs = times.user + times.nice + times.sys + times.irq;
    sum.busyMs += busyMs;
    sum.allMs += busyMs + times.idle;
  }
  return sum;
}
