/**
 * Before each test file of a trial: switches on what the file's own name says (`claims.trial-17.test.ts`), in this
 * process and in the bundle its site is started from, and lets nothing run after the first failure.
 */
import { beforeEach, expect, inject } from "vitest";
import { numberOf } from "./trial-names.ts";

const no = numberOf(expect.getState().testPath ?? "");
Object.assign(globalThis, { broken: new Set([no]) });
// Unit tests have no stage.
const stage: { bundle: { directory: string } } | undefined = inject("stage");
if (stage !== undefined) stage.bundle.directory = stage.bundle.directory.replace(/\d+$/, String(no));

let failed = false;
beforeEach(({ onTestFailed, skip }) => {
  skip(failed);
  onTestFailed(() => {
    failed = no !== 0;
  });
});
