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
  const read = await readFile(config, environment);
  return {
    worker: read.name ?? "",
    vars: Object.fromEntries(Object.entries(read.vars).map(([name, value]) => [name, String(value)])),
    routes: (read.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern)),
    workersDev: read.workers_dev === true,
    buckets: read.r2_buckets.map(({ bucket_name: name }) => name ?? ""),
    hasEmailBinding: read.send_email.some(({ name }) => name === "EMAIL"),
  };
}

/** As wrangler reads it, with what an environment takes over from above; only the parts that we look at. */
export type WranglerFile = {
  name?: string;
  main?: string;
  vars: Record<string, unknown>;
  routes?: (string | { pattern: string })[];
  workers_dev?: boolean;
  preview_urls?: boolean;
  alias?: Record<string, string>;
  r2_buckets: { binding: string; bucket_name?: string }[];
  send_email: { name: string }[];
  services?: { binding: string; service: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
} & Record<string, unknown>;

/** Without an environment: what is above them all. */
export async function readFile(file: string, environment?: string): Promise<WranglerFile> {
  // Wrangler takes a second to load, and its type for this is of a package that isn't installed.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const args = {
    config: resolve(projectRoot, file),
    ...(environment === undefined ? {} : { env: environment }),
  };
  return readConfig(args, { hideWarnings: true }) as WranglerFile;
}
