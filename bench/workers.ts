/** The two Workers that are compared, on the same runtime and behind the same front of Miniflare's. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { type PreparedBundle, prepareBundle } from "#support/fairlead.ts";
import type { Bundle } from "../scripts/bundle.ts";
import { compatibility } from "../scripts/compatibility.ts";

export type Product = {
  bundle: PreparedBundle;
  /** The client build. */
  clientFolder: string;
  /** Compressed size of the upload, as wrangler counts it. */
  gzipBytes: number;
};

/**
 * Builds the production bundle in `folder`, to be started without its assets binding. At Cloudflare static files
 * are matched before the Worker and outside it; Miniflare plays that part in two Workers on the same thread, four
 * times as dear as a bare Worker's whole answer, and would be what is measured.
 */
export async function prepareProduct(folder: string): Promise<Product> {
  const made = readPrepared(await prepareBundle(join(folder, "bundle")));
  const directory = join(folder, "bundle-without-assets");
  mkdirSync(directory, { recursive: true });
  const { assets: _assets, ...workerOptions } = made.workerOptions;
  writeFileSync(join(directory, "prepared.json"), JSON.stringify({ ...made, workerOptions }));
  return {
    bundle: { directory },
    clientFolder: made.bundle.assets,
    gzipBytes: made.bundle.gzipKiB * 1024,
  };
}

function readPrepared({ directory }: PreparedBundle): {
  bundle: Bundle;
  workerOptions: Record<string, unknown>;
} {
  return JSON.parse(readFileSync(join(directory, "prepared.json"), "utf8"));
}

const HELLO = `export default { fetch: () => new Response("hello\\n") };`;
const SIZED = `const answers = new Map();
export default {
  fetch(request) {
    const bytes = request.url.slice(request.url.indexOf("?") + 1);
    if (!answers.has(bytes)) answers.set(bytes, "x".repeat(Number(bytes)));
    return new Response(answers.get(bytes));
  },
};`;

export type BareWorker = { url: string; stop(): Promise<void> };

/** The smallest Worker there is; `sized` answers `/?N` with N bytes instead: the least that such a page costs. */
export async function startBareWorker(kind: "hello" | "sized" = "hello"): Promise<BareWorker> {
  const miniflare = new Miniflare({
    modules: true,
    script: kind === "hello" ? HELLO : SIZED,
    compatibilityDate: compatibility.date,
    host: "127.0.0.1",
    port: 0,
    cf: false,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}
