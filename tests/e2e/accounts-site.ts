/** The site with a database of its own, for what writes. */
import { startFairlead } from "../support/fairlead.ts";
import { startSqld } from "../support/sqld.ts";
import { stageFromEnvironment } from "../support/stage.ts";
import { test as base } from "./site.ts";

export const test = base.extend({
  fairlead: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const stage = stageFromEnvironment();
      if (stage === null) throw new Error("The stage is missing: run through `npm test`.");
      const server = await startSqld({ copyOf: stage.seededData });
      const fairlead = await startFairlead({ bundle: stage.bundle, databaseUrl: server.url });
      await use(fairlead);
      await fairlead.stop();
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
