/** The site as `npm run dev` serves it: React's development build, whose warnings are noise and fail the test. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, type Logger } from "vite";
import { readSeedState } from "#db/seed/state.ts";
import { bringDemoDocuments } from "../../../scripts/dev/documents.ts";
import { startPages } from "../../../scripts/dev/pages.ts";
import { readDevelopmentSecret } from "../../../scripts/dev/secrets.ts";
import { giveDemoAuthenticators } from "../../../scripts/dev/seed.ts";
import { findFreePort } from "../../../scripts/processes/ports.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { type LogLine, reviewLogKeys, sessionKeys } from "../../support/servers/fairlead.ts";
import { fixtureFromEnvironment } from "../../support/servers/fixture.ts";
import { startSqld } from "../../support/servers/sqld.ts";
import { test as base } from "./site.ts";

/** It starts with everything else, which takes the cores: Vite then reads all modules for minutes. */
const START_MS = 900_000;

type DevelopmentSite = {
  url: string;
  logs: LogLine[];
  /** Serves a changed version of a project file while the work runs; the file on disk stays as it is. */
  whileSaved(file: string, change: (text: string) => string, work: () => Promise<void>): Promise<void>;
};

export const test = base.extend<object, { developmentSite: DevelopmentSite }>({
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const fixture = fixtureFromEnvironment();
      if (fixture === null) throw new Error("The fixture is missing: run through `npm test`.");
      const stateDir = mkdtempSync(join(tmpdir(), "fairlead-development-"));
      const server = await startSqld({ copyOf: fixture.seededData });
      const seed = await readSeedState(server.url);
      if (seed.state !== "complete") throw new Error("The fixture is not seeded.");
      // A developer's own .dev.vars take precedence over what is given here.
      const keys = readDevelopmentSecret("SESSION_KEYS") || sessionKeys;
      await giveDemoAuthenticators(server.url, keys);
      await bringDemoDocuments(seed.today, stateDir);
      const logs: LogLine[] = [];
      const saved = new Map<string, string>();
      const pages = await startPages({
        port: await findFreePort(),
        databaseUrl: server.url,
        logger: keepTrouble(logs),
        vars: { SESSION_KEYS: keys, REVIEW_LOG_KEYS: reviewLogKeys, DATABASE_TIMEOUT_SECONDS: "60" },
        stateDir,
        // A saved file is requested by another address: a browser need not request every module again at every page.
        headers: { "Cache-Control": "max-age=3600" },
        plugins: [{ name: "saved-texts", enforce: "pre", load: (id) => saved.get(id.split("?")[0] ?? "") }],
      });
      async function whileSaved(file: string, change: (text: string) => string, work: () => Promise<void>) {
        const path = join(projectRoot, file);
        const text = readFileSync(path, "utf8");
        const changed = change(text);
        if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
        saved.set(path, changed);
        pages.watcher.emit("change", path);
        try {
          await work();
        } finally {
          saved.delete(path);
          pages.watcher.emit("change", path);
        }
      }
      await use({ url: pages.url, logs, whileSaved });
      await pages.stop();
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: START_MS },
  ],

  fairlead: [
    async ({ developmentSite: { url, logs } }, use) => {
      const unused = () => Promise.reject(new Error("Not in development."));
      await use({
        url,
        logs,
        readLogs: async () => logs,
        runCron: unused,
        documents: unused,
        photos: unused,
        stripe: null,
        beginAnew: unused,
        goAhead: unused,
        holdClock: unused,
        stop: unused,
      });
    },
    { scope: "worker", timeout: START_MS },
  ],
});

/** Vite's own steps are no noise; its warnings and errors, and the Worker's, are. */
function keepTrouble(logs: LogLine[]): Logger {
  const keep = (level: string) => (message: string) => {
    if (!/cannot be analyzed by Vite/.test(message)) logs.push({ level, message });
  };
  return { ...createLogger("silent"), warn: keep("warn"), warnOnce: keep("warn"), error: keep("error") };
}
