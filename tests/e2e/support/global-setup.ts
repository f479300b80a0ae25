/** The fixture for a run by hand; under `npm test` it is there already. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtureFromEnvironment, openFixture, writeFixture } from "../../support/servers/fixture.ts";

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (fixtureFromEnvironment() !== null) return undefined;
  const fixture = await openFixture();
  const path = join(tmpdir(), `fairlead-fixture-${process.pid}.json`);
  writeFixture(path, fixture);
  process.env.FAIRLEAD_FIXTURE = path;
  return async () => {
    rmSync(path, { force: true });
    await fixture.close();
  };
}
