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
  /** Stops the server and removes its folder, unless the folder was given. */
  stop(): Promise<void>;
};

/**
 * Starts a server. `dataDir` uses a folder of yours and leaves it there; `copyOf` starts from a copy of one whose
 * server has been stopped.
 */
export async function startSqld(
  options: { dataDir?: string; port?: number; copyOf?: string; maxLogMb?: number } = {},
): Promise<TestSqld> {
  const own = options.dataDir === undefined ? makeTemporary("sqld") : null;
  const dataDir = options.dataDir ?? join(own?.path ?? "", "data");
  if (options.copyOf !== undefined) cpSync(options.copyOf, dataDir, { recursive: true });
  const port = options.port ?? (await findFreePort());
  const { maxLogMb } = options;
  const server = await startServer({
    dataDir,
    port,
    ownGroup: false,
    ...(maxLogMb === undefined ? {} : { maxLogMb }),
  });
  return {
    url: server.url,
    port,
    dataDir,
    async stop() {
      await server.stop();
      own?.remove();
    },
  };
}
