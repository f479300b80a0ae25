/** The site in a browser: a Fairlead for each worker, and every noise of page or Worker fails the test. */
import { test as base } from "@playwright/test";
import { type Fairlead, startFairlead } from "../../support/servers/fairlead.ts";
import { fixtureFromEnvironment } from "../../support/servers/fixture.ts";
import { waitPastTheHour } from "../../support/setup/past-the-hour.ts";

type TestOptions = {
  /** Noise that a test causes on purpose, such as the browser's own line about a 404. */
  allowedNoise: RegExp[];
  quiet: undefined;
  pastTheHour: undefined;
};

/** Remix logs this for a page whose loading is canceled, for example by a click on another link: nothing has failed. */
const BROKEN_OFF =
  /^(console: AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)|page error: BodyStreamBuffer was aborted)/;

/** Chromium's own line about a room that was still opening when its page was left. */
const LEFT_EARLY =
  /^console: WebSocket connection to .* failed: WebSocket is closed before the connection is established/;

/** Logged where a test's browser blocks service workers, because their requests could not be intercepted. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

export const test = base.extend<TestOptions, { fairlead: Fairlead }>({
  allowedNoise: [[], { option: true }],

  fairlead: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const fixture = fixtureFromEnvironment();
      if (fixture === null)
        throw new Error("The fixture is missing: run through `npm test` or playwright.config.ts.");
      const fairlead = await startFairlead({
        bundle: fixture.bundle,
        databaseUrl: fixture.databaseUrl,
        stripeUrl: fixture.stripeUrl,
      });
      await use(fairlead);
      await fairlead.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  baseURL: async ({ fairlead }, use) => use(fairlead.url),

  pastTheHour: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      await waitPastTheHour();
      await use(undefined);
    },
    { auto: true, timeout: 240_000 },
  ],

  quiet: [
    async ({ page, fairlead, allowedNoise }, use) => {
      const noise: string[] = [];
      fairlead.logs.length = 0;
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          noise.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => noise.push(`page error: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== fairlead.url && origin !== fairlead.stripe?.origin)
          noise.push(`asked another site: ${request.url()}`);
      });
      await use(undefined);
      noise.push(...fairlead.logs.map(({ level, message }) => `worker ${level}: ${message}`));
      const allowed = [BROKEN_OFF, LEFT_EARLY, NO_WORKER, ...allowedNoise];
      const unexpected = noise.filter((line) => !allowed.some((each) => each.test(line)));
      if (unexpected.length > 0) throw new Error(`This test made noise:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Chromium logs this when a page answers 4xx. */
export const REFUSED_PAGE = /console: Failed to load resource: the server responded with a status of 4\d\d/;
