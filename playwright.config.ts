import { defineConfig } from "@playwright/test";
import { getChromium } from "./tests/support/browser/chromium.ts";

const { executablePath, args } = await getChromium();
const screenshots = process.env.FAIRLEAD_SCREENSHOTS === "1";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/e2e/results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  // Two cores; each worker runs its own Fairlead.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // For a machine a quarter as fast as ours with other things to do.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ["list"],
    ...(process.env.FAIRLEAD_REPORT === undefined
      ? []
      : [["json", { outputFile: process.env.FAIRLEAD_REPORT }] as const]),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Animations are drawn by the processor here, and no test is about them.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "off",
    trace: "off",
    actionTimeout: 60_000,
  },
  projects: [
    // One file of sequential tests: started last, it would be the only one running at the end.
    { name: "development", testMatch: ["**/development.spec.ts"] },
    {
      name: "with-javascript",
      testIgnore: ["**/development.spec.ts", ...(screenshots ? [] : ["**/screenshots.spec.ts"])],
    },
    {
      name: "without-javascript",
      // What a browser does without scripts: menus, links, one form of each kind. All forms are sent as their HTML says
      // by tests/worker/forms, without a browser.
      testMatch: [
        "**/journey.spec.ts",
        "**/shell.spec.ts",
        "**/accounts.spec.ts",
        "**/ask-expert.spec.ts",
        "**/calendar-journey.spec.ts",
        "**/messages.spec.ts",
        "**/near-me.spec.ts",
      ],
      use: { javaScriptEnabled: false },
    },
  ],
});
