/**
 * Before each test file of a trial: switches on what the file's own name says (`claims.trial-17.test.ts`), in this
 * process and in the bundle its site is started from, and lets nothing run after the first failure. With nothing broken
 * it notes instead which switches the file's tests come past.
 */
import { afterAll, beforeEach, expect, inject, vi } from "vitest";
import { numberOf, REACHED } from "./trial-names.ts";

const no = numberOf(expect.getState().testPath ?? "");
// Modules are shared by the files of a worker, and a constant's switch is read when its module is loaded.
vi.resetModules();
const reached = new Set<number>();
const noting = {
  has(one: number) {
    reached.add(one);
    return false;
  },
};
Object.assign(globalThis, { broken: no === 0 ? noting : new Set([no]) });

// Unit tests have no stage.
const stage: { bundle: { directory: string } } | undefined = inject("stage");
if (stage !== undefined) {
  stage.bundle.directory = stage.bundle.directory.replace(/\d+$/, String(no));
  if (no === 0) await askSitesWhenTheyEnd();
}

let failed = false;
beforeEach(({ onTestFailed, skip }) => {
  skip(failed);
  onTestFailed(() => {
    failed = no !== 0;
  });
});

// First of all such hooks to be named, so the last to run.
afterAll((_context, { meta }) => {
  if (no === 0) Object.assign(meta, { reached: [...reached] });
});

async function askSitesWhenTheyEnd(): Promise<void> {
  const { Miniflare } = await import("miniflare");
  const dispose = Miniflare.prototype.dispose;
  vi.spyOn(Miniflare.prototype, "dispose").mockImplementation(async function (
    this: InstanceType<typeof Miniflare>,
  ) {
    const answer = await fetch(new URL(REACHED, await this.ready));
    for (const one of (await answer.json()) as number[]) reached.add(one);
    await dispose.call(this);
  });
}
