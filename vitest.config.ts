import { defineConfig } from "vitest/config";

const stage = ["tests/support/stage-setup.ts"];
const setupFiles = ["tests/support/quiet-console.ts"];

export default defineConfig({
  test: {
    // Two cores: a third worker only makes the others wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,bench,db,scripts,workers}/**/*.test.{ts,tsx}"],
          setupFiles,
        },
      },
      {
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          globalSetup: stage,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: stage,
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
