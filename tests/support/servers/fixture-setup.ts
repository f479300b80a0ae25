/** Vitest's global setup: the fixture that `npm test` has prepared, or a new one for a run by hand. */
import type { TestProject } from "vitest/node";
import { type Fixture, fixtureFromEnvironment, openFixture } from "./fixture.ts";

declare module "vitest" {
  interface ProvidedContext {
    fixture: Fixture;
  }
}

type OpenFixture = Awaited<ReturnType<typeof openFixture>>;

/** Two projects ask for the fixture; one is enough. */
const shared = globalThis as typeof globalThis & {
  fairleadFixture?: { open: Promise<OpenFixture>; users: number };
};

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prepared = fixtureFromEnvironment();
  if (prepared !== null) {
    project.provide("fixture", prepared);
    return undefined;
  }
  shared.fairleadFixture ??= { open: openFixture(), users: 0 };
  const mine = shared.fairleadFixture;
  mine.users += 1;
  const { close, ...fixture } = await mine.open;
  project.provide("fixture", fixture);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.fairleadFixture;
    await close();
  };
}
