/** Where and on what the figures were measured: without that they cannot be compared with others. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { runChild } from "../../scripts/processes/children.ts";
import { findSqld } from "../../scripts/processes/sqld.ts";

export type Machine = {
  date: string;
  processor: string;
  cores: number;
  memoryBytes: number;
  system: string;
  node: string;
  workerd: string;
  sqld: string;
  /** Mean number of busy programs over the last minute, before the benchmark began. */
  loadAverage: number;
};

export async function describeMachine(): Promise<Machine> {
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: processor?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryBytes: totalmem(),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    workerd: versionOf("workerd"),
    sqld: await sqldVersion(),
    loadAverage: loadavg()[0] ?? 0,
  };
}

/** workerd comes with Miniflare, so we look there. */
function versionOf(name: string): string {
  const miniflare = createRequire(import.meta.url).resolve("miniflare");
  const manifest: { version?: string } = JSON.parse(
    readFileSync(createRequire(miniflare).resolve(`${name}/package.json`), "utf8"),
  );
  return manifest.version ?? "unknown";
}

async function sqldVersion(): Promise<string> {
  const program = findSqld();
  if (program === null) return "unknown";
  const { lines } = await runChild(program, ["--version"]);
  return /\d+\.\d+\.\d+\S*/.exec(lines.join(" "))?.[0] ?? "unknown";
}
