/** A libSQL server for one test or one run: a free port, a folder that is deleted with it. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/processes/ports.ts";
import { startSqld as startServer } from "../../../scripts/processes/sqld.ts";
import { makeTemporary } from "./temporary.ts";

export type TestSqld = {
  url: string;
  port: number;
  dataDir: string;
  /** For one that was started with `blocks`: whether it refuses writes. */
  blockWrites(isBlocked: boolean): Promise<void>;
  /** Stops the server and removes its folder, unless the folder was given. */
  stop(): Promise<void>;
};

/**
 * Starts a server. `dataDir` uses a folder of yours and leaves it there; `copyOf` starts from a copy of one whose
 * server has been stopped.
 */
export async function startSqld(
  options: { dataDir?: string; port?: number; copyOf?: string; maxLogMb?: number; blocks?: boolean } = {},
): Promise<TestSqld> {
  const own = options.dataDir === undefined ? makeTemporary("sqld") : null;
  const dataDir = options.dataDir ?? join(own?.path ?? "", "data");
  if (options.copyOf !== undefined) cpSync(options.copyOf, dataDir, { recursive: true });
  const port = options.port ?? (await findFreePort());
  const { maxLogMb } = options;
  const adminPort = options.blocks === true ? await findFreePort() : undefined;
  const server = await startServer({
    dataDir,
    port,
    ownGroup: false,
    ...(maxLogMb === undefined ? {} : { maxLogMb }),
    ...(adminPort === undefined ? {} : { adminPort }),
  });
  return {
    url: server.url,
    port,
    dataDir,
    async blockWrites(isBlocked) {
      const { ok } = await fetch(`http://127.0.0.1:${adminPort}/v1/namespaces/default/config`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ block_reads: false, block_writes: isBlocked, block_reason: "for a test" }),
      });
      if (!ok) throw new Error("This server was started without `blocks`.");
    },
    async stop() {
      await server.stop();
      own?.remove();
    },
  };
}
