import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listMissingFromLock } from "./check-files.ts";

const directory = mkdtempSync(join(tmpdir(), "fairlead-lock-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a platform package without an entry of its own is named, nested or not", () => {
  const path = join(directory, "package-lock.json");
  writeFileSync(
    path,
    JSON.stringify({
      packages: {
        "": { optionalDependencies: { "@native/linux": "1.0.0" } },
        "node_modules/@native/linux": {},
        "node_modules/a/node_modules/b": {
          optionalDependencies: { "@native/linux": "1", "@native/mac": "2" },
        },
      },
    }),
  );
  expect(listMissingFromLock(path)).toEqual(["b wants @native/mac 2, which the lock does not have"]);
});
