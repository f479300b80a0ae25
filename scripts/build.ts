/** `npm run build`: the Remix build into `build/` (or `BUILD_DIRECTORY`). */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectEnv, projectRoot } from "./project.ts";

if (process.env.FAIRLEAD_TEST_HASHES === "1" && process.env.BUILD_DIRECTORY === undefined) {
  console.error(
    "FAIRLEAD_TEST_HASHES is for tests: passwords would be kept in a form that is easy to guess.",
  );
  process.exit(1);
}
const cli = join(projectRoot, "node_modules", "@remix-run", "dev", "dist", "cli.js");
const { status } = spawnSync(process.execPath, [cli, "vite:build"], {
  cwd: projectRoot,
  env: projectEnv({ NODE_ENV: "production" }),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
