import { defineConfig } from "vitest/config";

const fixture = ["tests/support/servers/fixture-setup.ts"];
/** For a slow machine with other things to do; a test that needs this long elsewhere has hung. */
const PATIENCE_MS = 60_000;
/** The fixture is seeded and bundled with it; unit tests have the hash as it is. */
process.env.FAIRLEAD_TEST_HASHES ??= "1";
const setupFiles = ["tests/support/setup/quiet-console.ts"];
/** Of tests that ask what day it is. */
const PAST_THE_HOUR = "tests/support/setup/past-the-hour-setup.ts";
/** What Vite has made of a module is kept, by its text, for the runs that follow. */
const experimental = { fsModuleCache: true, fsModuleCachePath: ".data/modules" };

/** Whether this is a run with the project: `--project` names those it has, and without it all are. */
const runs = (project: string): boolean =>
  process.env.VITEST !== undefined &&
  (!process.argv.some((one) => one.startsWith("--project=")) ||
    process.argv.includes(`--project=${project}`));

/** Brings wrangler along, a second of work that the other projects do without. */
async function insideWorkerd() {
  if (!runs("objects")) return [];
  const [{ cloudflareTest }, { compatibility }] = await Promise.all([
    import("@cloudflare/vitest-pool-workers"),
    import("./scripts/building/compatibility.ts"),
  ]);
  return [
    cloudflareTest({
      main: "tests/support/servers/objects.ts",
      miniflare: {
        compatibilityDate: compatibility.date,
        compatibilityFlags: compatibility.flags,
        durableObjects: {
          LOGIN_LOCKOUT: { className: "LoginLockout", useSQLite: true },
          RATE_LIMIT: { className: "RateLimit", useSQLite: true },
          LIVE_ROOM: { className: "SmallLiveRoom", useSQLite: true },
          NOTIFICATION_ROOM: { className: "NotificationRoom", useSQLite: true },
          QUESTION_CLOCK: { className: "QuestionClock", useSQLite: true },
          BOOKING_SLOTS: { className: "QuickBookingSlots", useSQLite: true },
        },
      },
    }),
  ];
}

export default defineConfig({
  test: {
    // One more than the cores we count on: a worker's tests wait for its servers half of the time.
    maxWorkers: 3,
    // Here too: Vitest's note of the lock file is beside what it belongs to then, and goes with it when the lock changes.
    experimental,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          // Each loads all modules; a fourth would cost more than it waits less.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          experimental,
          include: ["{app,bench,db,scripts,stand-ins,tests/support}/**/*.test.{ts,tsx}"],
          env: { FAIRLEAD_TEST_HASHES: "" },
          // Tests that are begun together wait for tries that come seconds apart: all of them at once.
          maxConcurrency: 10,
          setupFiles: [...setupFiles, PAST_THE_HOUR],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        // Inside workerd, where time can be set, alarms called and objects evicted.
        plugins: [insideWorkerd()],
        test: {
          name: "objects",
          // workerd sees no files of ours.
          experimental: { fsModuleCache: false },
          include: ["workers/**/*.test.ts"],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: "architecture",
          // The map with the pages of development, which have functions in paths.ts too.
          env: { FAIRLEAD_DEV_PAGES: "1" },
          include: ["tests/architecture/**/*.test.ts"],
          experimental,
          setupFiles,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: "worker",
          // Each file brings its own server and database; the modules may be loaded once for all.
          isolate: false,
          // Two more than the cores we count on: some files wait nearly all of their time, as those of Stripe's faults do.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          experimental,
          // What is told behind an answer comes when a busy machine has time for it.
          expect: { poll: { timeout: PATIENCE_MS / 3 } },
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: fixture,
          setupFiles: [...setupFiles, PAST_THE_HOUR],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
