import { defineConfig } from "vitest/config";

const fixtureSetup = ["tests/support/servers/fixture-setup.ts"];
/** For a machine a quarter as fast as ours with other things to do; what needs longer has hung. */
const PATIENCE_MS = 240_000;
/** The fixture is seeded and bundled with cheap hashes; unit tests use the real one. */
process.env.FAIRLEAD_TEST_HASHES ??= "1";
const setupFiles = ["tests/support/setup/quiet-console.ts"];
/** For tests that depend on the day. */
const PAST_THE_HOUR = "tests/support/setup/past-the-hour-setup.ts";
/** Vite's transformed modules are cached, by their text, for later runs. */
const experimental = { fsModuleCache: true, fsModuleCachePath: ".data/modules" };

/** Whether this run includes the project: `--project` selects projects, and without it all run. */
const runs = (project: string): boolean =>
  process.env.VITEST !== undefined &&
  (!process.argv.some((one) => one.startsWith("--project=")) ||
    process.argv.includes(`--project=${project}`));

/** Loads wrangler, a second of work that the other projects don't need. */
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
          PURGE_LIST: { className: "SmallPurgeList", useSQLite: true },
        },
      },
    }),
  ];
}

export default defineConfig({
  test: {
    // One more than the cores we count on: tests wait for their servers half of the time.
    maxWorkers: 3,
    // Here too: Vitest then stores its note of the lock file next to the cache, and drops both when the lock changes.
    experimental,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          // Each loads all modules; a fourth would cost more than it saves.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          experimental,
          include: ["{app,bench,db,operators,scripts,stand-ins,tests/support}/**/*.test.{ts,tsx}"],
          env: { FAIRLEAD_TEST_HASHES: "" },
          // Concurrent tests that wait for retries seconds apart wait at the same time.
          maxConcurrency: 10,
          setupFiles: [...setupFiles, PAST_THE_HOUR],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        // Inside workerd, where tests can set time, run alarms and evict objects.
        plugins: [insideWorkerd()],
        test: {
          name: "objects",
          // workerd can't read our files.
          experimental: { fsModuleCache: false },
          // A busy machine takes its time to tell an object's sockets.
          expect: { poll: { timeout: PATIENCE_MS / 4 } },
          include: ["workers/**/*.test.ts"],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: "architecture",
          // With the development pages, which have functions in app/paths/ too.
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
          // Each file has its own server and database; modules can be loaded once for all.
          isolate: false,
          // Two more than the cores we count on: some files mostly wait, such as those about Stripe's faults.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          experimental,
          // Notifications behind an answer arrive when a busy machine has time for them.
          expect: { poll: { timeout: PATIENCE_MS / 4 } },
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: fixtureSetup,
          setupFiles: [...setupFiles, PAST_THE_HOUR],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
