/** The stage for a run by hand; under `npm test` it is there already. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStage, stageFromEnvironment, writeStage } from "../support/stage.ts";

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (stageFromEnvironment() !== null) return undefined;
  const stage = await openStage();
  const path = join(tmpdir(), `fairlead-stage-${process.pid}.json`);
  writeStage(path, stage);
  process.env.FAIRLEAD_STAGE = path;
  return async () => {
    rmSync(path, { force: true });
    await stage.close();
  };
}
