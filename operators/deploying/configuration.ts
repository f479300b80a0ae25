/** What wrangler.toml says of an environment. */
import { basename, resolve } from "node:path";
import { projectRoot } from "../../scripts/project.ts";
import type { Target } from "./wrangler.ts";

export type Configuration = {
  /** The Worker's name. */
  worker: string;
  vars: Readonly<Record<string, string>>;
  /** Patterns of its routes. */
  routes: readonly string[];
  workersDev: boolean;
  buckets: readonly string[];
  hasEmailBinding: boolean;
};

/** As a person would name the file. */
export const fileOf = ({ config }: Target): string => basename(config);

/** Throws with wrangler's words if the file can't be read. */
export async function readConfiguration({ config, environment }: Target): Promise<Configuration> {
  // Wrangler takes a second to load.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const read = readConfig({ config: resolve(projectRoot, config), env: environment }, { hideWarnings: true });
  return {
    worker: read.name ?? "",
    vars: Object.fromEntries(Object.entries(read.vars).map(([name, value]) => [name, String(value)])),
    routes: (read.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern)),
    workersDev: read.workers_dev === true,
    buckets: read.r2_buckets.map(({ bucket_name: name }) => name ?? ""),
    hasEmailBinding: read.send_email.some(({ name }) => name === "EMAIL"),
  };
}
