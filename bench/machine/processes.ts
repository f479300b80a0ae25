/** Processor time and memory of the programs that this one has started, from /proc; nothing where there is none. */
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/** Linux counts in hundredths of a second (USER_HZ), whatever the kernel's own clock. */
const MS_PER_TICK = 10;
const IS_LINUX = process.platform === "linux";

export type CpuTime = { workerdMs: number; sqldMs: number; ownMs: number };

export type Spent<T> = {
  result: T;
  /** Milliseconds used meanwhile, summed over children by name. Null where the system does not say. */
  cpu: CpuTime | null;
  /** Share of the machine's processor time that anybody used meanwhile. */
  busyShare: number;
};

/** Does `work` and says what the processor did meanwhile. */
export async function spending<T>(work: () => Promise<T>): Promise<Spent<T>> {
  const [own, cores, before] = [process.cpuUsage(), readCores(), listChildren()];
  const result = await work();
  const { user, system } = process.cpuUsage(own);
  const busyMs = readCores().busyMs - cores.busyMs;
  const allMs = readCores().allMs - cores.allMs;
  const after = listChildren();
  const used = (name: string) => msOf(after, name) - msOf(before, name);
  const cpu = { workerdMs: used("workerd"), sqldMs: used("sqld"), ownMs: (user + system) / 1000 };
  return { result, cpu: IS_LINUX ? cpu : null, busyShare: allMs === 0 ? 0 : busyMs / allMs };
}

const msOf = (processes: readonly Process[], wanted: string) =>
  processes.reduce((sum, { name, ms }) => (name === wanted ? sum + ms : sum), 0);

function readCores() {
  const sum = { busyMs: 0, allMs: 0 };
  for (const { times } of cpus()) {
    const busyMs = times.user + times.nice + times.sys + times.irq;
    sum.busyMs += busyMs;
    sum.allMs += busyMs + times.idle;
  }
  return sum;
}

/** Numbers of the workerd processes that this one has started; none where the system does not say. */
export const listWorkerd = (): number[] =>
  listChildren().flatMap(({ name, pid }) => (name === "workerd" ? [pid] : []));

/** The same of sqld. */
export const listSqld = (): number[] =>
  listChildren().flatMap(({ name, pid }) => (name === "sqld" ? [pid] : []));

/** Bytes that these processes hold in memory. Null where the system does not say. */
export function readResidentBytes(pids: readonly number[]): number | null {
  const sizes = pids.map((pid) => parseResidentBytes(readProc(pid, "status")));
  const sum = sizes.reduce<number>((all, bytes) => all + (bytes ?? Number.NaN), 0);
  return sizes.length === 0 || Number.isNaN(sum) ? null : sum;
}

/** The resident set in a text of /proc/PID/status (proc(5)), whose unit is always 1,024 bytes. */
export function parseResidentBytes(status: string): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}

type Process = { pid: number; name: string; parent: number; ms: number };

function listChildren(): Process[] {
  if (!IS_LINUX) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => parseStat(readProc(Number(pid), "stat")))
    .filter(({ parent }) => parent === process.pid);
}

/** Empty when there is no such process any more. */
function readProc(pid: number, file: "stat" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
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
