/** A crowd that writes at once, for seconds; `npm run bench -- --only writes` does it for five minutes. */
import { expect, test } from "vitest";
import { writeAsCrowd } from "#support/reviews/writers.ts";
import { openAccounts } from "../accounts.ts";

const { site, databaseUrl, rows } = openAccounts();

const WRITING_MS = 12_000;

test("a hundred who write at once lose nothing, and writing continues afterwards", async () => {
  const from = Date.now();
  const until = from + WRITING_MS;
  const running = writeAsCrowd(
    { databaseUrl: databaseUrl(), origin: site.origin() },
    { asking: 60, renaming: 30, renewing: 10 },
    until,
  );
  while (Date.now() < until) {
    await site.runCron();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const { failed, lost, acknowledged } = await running;
  expect(failed, "neither acknowledged nor told to come back").toEqual({});
  // How many is up to the machine.
  expect(acknowledged).toBeGreaterThan(10);
  expect(lost, "acknowledged and not there").toBe(0);
  const after = await writeAsCrowd(
    { databaseUrl: databaseUrl(), origin: site.origin() },
    { asking: 1, renaming: 1, renewing: 1 },
    Date.now() + 1_000,
  );
  expect(after).toMatchObject({ failed: {}, refused: 0, lost: 0 });
  await site.runCron();
  await expect
    .poll(() =>
      rows(
        "SELECT count(*) waiting FROM outbox WHERE status = 'queued' AND attempts > 0 AND created_at >= ?",
        [from],
      ),
    )
    .toEqual([{ waiting: 0 }]);
  await site.takeLogs();
});
