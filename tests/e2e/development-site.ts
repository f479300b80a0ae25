/** The site as `npm run dev` serves it: React's development build, whose warnings are noise and fail the test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, type Logger } from "vite";
import { readSeedState } from "#db/seed/state.ts";
import { bringDemoDocuments } from "../../scripts/dev-documents.ts";
import { startPages } from "../../scripts/dev-pages.ts";
import { readDevelopmentSecret } from "../../scripts/dev-secrets.ts";
import { giveDemoAuthenticators } from "../../scripts/dev-seed.ts";
import { findFreePort } from "../../scripts/ports.ts";
import { type LogLine, sessionKeys } from "../support/fairlead.ts";
import { startSqld } from "../support/sqld.ts";
import { stageFromEnvironment } from "../support/stage.ts";
import { test as base } from "./site.ts";

export const test = base.extend<object, { developmentSite: { url: string; logs: LogLine[] } }>({
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const stage = stageFromEnvironment();
      if (stage === null) throw new Error("The stage is missing: run through `npm test`.");
      const stateDir = mkdtempSync(join(tmpdir(), "fairlead-development-"));
      const server = await startSqld({ copyOf: stage.seededData });
      const seed = await readSeedState(server.url);
      if (seed.state !== "complete") throw new Error("The stage is not seeded.");
      // A developer's own .dev.vars go before what is given here.
      const keys = readDevelopmentSecret("SESSION_KEYS") || sessionKeys;
      await giveDemoAuthenticators(server.url, keys);
      await bringDemoDocuments(seed.today, stateDir);
      const logs: LogLine[] = [];
      const pages = await startPages({
        port: await findFreePort(),
        databaseUrl: server.url,
        logger: keepTrouble(logs),
        vars: { SESSION_KEYS: keys, DATABASE_TIMEOUT_SECONDS: "60" },
        stateDir,
        // Nothing is saved while the tests run: a browser need not ask for every module again at every page.
        headers: { "Cache-Control": "max-age=3600" },
      });
      await use({ url: pages.url, logs });
      await pages.stop();
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
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
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Vite's own steps are no noise; its warnings and errors, and the Worker's, are. */
function keepTrouble(logs: LogLine[]): Logger {
  const keep = (level: string) => (message: string) => {
    if (!/cannot be analyzed by Vite/.test(message)) logs.push({ level, message });
  };
  return { ...createLogger("silent"), warn: keep("warn"), warnOnce: keep("warn"), error: keep("error") };
}
