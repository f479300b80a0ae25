/** The project's own suites, each with a trial's setup before its files, isolated unless configured otherwise. */
import { defineConfig } from "vitest/config";
import { projectRoot } from "../../scripts/project.ts";
import own from "../../vitest.config.ts";

for (const project of own.test?.projects ?? [])
  if (typeof project === "object" && "test" in project && project.test !== undefined) {
    project.test.setupFiles = ["tests/mutations/trial/setup.ts", ...[project.test.setupFiles ?? []].flat()];
    // A constant's switch is read when its module is loaded, and a site of a file before has another bundle.
    project.test.isolate = !process.argv.includes("--no-isolate");
  }

export default defineConfig({ ...own, root: projectRoot, test: { ...own.test, maxWorkers: 2 } });
