/** Vitest's global setup: the stage that `npm test` has prepared, or one of our own for a run by hand. */
import type { TestProject } from "vitest/node";
import { openStage, type Stage, stageFromEnvironment } from "./stage.ts";

declare module "vitest" {
  interface ProvidedContext {
    stage: Stage;
  }
}

type OpenStage = Awaited<ReturnType<typeof openStage>>;

/** Two projects ask for the stage; one is enough. */
const shared = globalThis as typeof globalThis & {
  fairleadStage?: { open: Promise<OpenStage>; users: number };
};

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prepared = stageFromEnvironment();
  if (prepared !== null) {
    project.provide("stage", prepared);
    return undefined;
  }
  shared.fairleadStage ??= { open: openStage(), users: 0 };
  const mine = shared.fairleadStage;
  mine.users += 1;
  const { close, ...stage } = await mine.open;
  project.provide("stage", stage);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.fairleadStage;
    await close();
  };
}
