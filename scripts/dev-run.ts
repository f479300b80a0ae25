/**
 * The record of a running `npm run dev`, `.data/dev.json`: two servers over the same database files would destroy
 * them, and a run that was killed outright leaves its children behind.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findCommandLine } from "./ports.ts";

export type DevRun = {
  pid: number;
  url: string;
  /** What the run has started; `mark` is a part of its command line, so that a reused number is not mistaken. */
  children: { pid: number; mark: string }[];
};

/** The record of a run that is still alive; null when there is none. */
export async function findLiveRun(path: string): Promise<DevRun | null> {
  const run = findRecord(path);
  if (run === null || run.pid === process.pid) return null;
  return (await findCommandLine(run.pid))?.includes("dev.ts") === true ? run : null;
}

/** Ends what a killed run left behind. Returns how many programs that were. */
export async function endLeftovers(path: string): Promise<number> {
  let ended = 0;
  for (const { pid, mark } of findRecord(path)?.children ?? []) {
    if ((await findCommandLine(pid))?.includes(mark) !== true) continue;
    process.kill(pid, "SIGTERM");
    ended += 1;
    for (let waited = 0; waited < 10_000 && (await findCommandLine(pid)) !== null; waited += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  rmSync(path, { force: true });
  return ended;
}

export function writeRun(path: string, run: DevRun): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(run)}\n`);
}

export function removeRun(path: string): void {
  if (findRecord(path)?.pid === process.pid) rmSync(path, { force: true });
}

function findRecord(path: string): DevRun | null {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
