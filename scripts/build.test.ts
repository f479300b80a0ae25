import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectEnv, projectRoot } from "./project.ts";

it("makes nothing for a deploy whose passwords would be cheap to guess", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, "scripts", "build.ts")], {
    env: projectEnv({ FAIRLEAD_TEST_HASHES: "1", BUILD_DIRECTORY: undefined }),
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("FAIRLEAD_TEST_HASHES is for tests");
});

it("makes nothing for a deployment that `npm run deploy` hasn’t looked at", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, "scripts", "build.ts")], {
    env: projectEnv({
      WRANGLER_COMMAND: "deploy",
      DEPLOY_CHECKED: undefined,
      FAIRLEAD_TEST_HASHES: undefined,
      BUILD_DIRECTORY: undefined,
    }),
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("npm run deploy -- --env production");
});
