/** Memory of the runtime's processes, from /proc; nothing where there is none. */
import { readFileSync } from "node:fs";
import { listChildren } from "./cpu.ts";

/** Numbers of the workerd processes that this one has started. */
export const listWorkerd = (): number[] => listChildren("workerd");

/** Bytes that these processes hold in memory. Null where the system does not say. */
export function readResidentBytes(pids: readonly number[]): number | null {
  if (pids.length === 0) return null;
  let sum = 0;
  try {
    for (const pid of pids) {
      const bytes = parseResidentBytes(readFileSync(`/proc/${pid}/status`, "utf8"));
      if (bytes === null) return null;
      sum += bytes;
    }
  } catch {
    return null;
  }
  return sum;
}

/** The resident set in a text of /proc/PID/status (proc(5)), whose unit is always 1,024 bytes. */
export function parseResidentBytes(status: string): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}
