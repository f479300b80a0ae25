/**
 * Before each test file of a trial: switches on the mutation in the file's own name (`claims.trial-17.test.ts`), in
 * this process and in the bundle its site is started from, and stops after the first failure.
 */
import { beforeEach, expect, inject } from "vitest";
import { numberOf } from "./names.ts";

const no = numberOf(expect.getState().testPath ?? "");
Object.assign(globalThis, { broken: new Set([no]) });
// Unit tests have no fixture.
const fixture: { bundle: { directory: string } } | undefined = inject("fixture");
if (fixture !== undefined) fixture.bundle.directory = fixture.bundle.directory.replace(/\d+$/, String(no));

let failed = false;
beforeEach(({ onTestFailed, skip }) => {
  skip(failed);
  onTestFailed(() => {
    failed = no !== 0;
  });
});
