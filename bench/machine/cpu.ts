/** Processor time of the programs that this one has started, from /proc; nothing where there is none. */
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second (USER_HZ), whatever the kernel's own clock. */
const MS_PER_TICK = 10;

export type CpuTime = { workerdMs: number; sqldMs: number; ownMs: number };

/** Milliseconds used so far, summed over children by name. Null where the system does not say. */
export function readCpuTime(): CpuTime | null {
  try {
    const own = process.cpuUsage();
    const times = { workerdMs: 0, sqldMs: 0, ownMs: (own.user + own.system) / 1000 };
    for (const { name, parent, ms } of listProcesses()) {
      if (parent !== process.pid) continue;
      if (name === "workerd") times.workerdMs += ms;
      if (name === "sqld") times.sqldMs += ms;
    }
    return times;
  } catch {
    return null;
  }
}

/** What was used between two readings. */
export function cpuBetween(before: CpuTime | null, after: CpuTime | null): CpuTime | null {
  if (before === null || after === null) return null;
  return {
    workerdMs: after.workerdMs - before.workerdMs,
    sqldMs: after.sqldMs - before.sqldMs,
    ownMs: after.ownMs - before.ownMs,
  };
}

/** Numbers of the processes of that name that this one has started; none where the system does not say. */
export function listChildren(name: string): number[] {
  try {
    return listProcesses().flatMap((one) =>
      one.parent === process.pid && one.name === name ? [one.pid] : [],
    );
  } catch {
    return [];
  }
}

type Process = { pid: number; name: string; parent: number; ms: number };

function listProcesses(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"))];
      } catch {
        return [];
      }
    });
}

/** A line of /proc/PID/stat (proc(5)): the name stands in brackets and may hold anything. */
export function parseStat(line: string): Process {
  const end = line.lastIndexOf(")");
  const fields = line.slice(end + 2).split(" ");
  return {
    pid: Number.parseInt(line, 10),
    name: line.slice(line.indexOf("(") + 1, end),
    parent: Number(fields[1]),
    ms: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
  };
}
