import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { findFreePort, isPortFree } from "./ports.ts";
import { SqldFailedError, startSqld } from "./sqld.ts";

const directory = mkdtempSync(join(tmpdir(), "fairlead-sqld-test-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("what was written is there after a stop and a start", async () => {
  const dataDir = join(directory, "kept");
  const first = await startSqld({ dataDir, port: await findFreePort() });
  const before = createDatabase({ url: first.url }).client;
  await before.batch(["CREATE TABLE things (name TEXT)", "INSERT INTO things VALUES ('ring')"], "write");
  expect(await isPortFree(first.port)).toBe(false);
  await first.stop();
  expect(await isPortFree(first.port)).toBe(true);

  const second = await startSqld({ dataDir, port: await findFreePort() });
  const { rows } = await createDatabase({ url: second.url }).client.execute("SELECT name FROM things");
  expect(rows.map((row) => row.name)).toEqual(["ring"]);
  await second.stop();
});

test("files that aren't a database end in an error with the server's last output", async () => {
  const dataDir = join(directory, "broken");
  writeFileSync(dataDir, "not a folder");
  const failure = await startSqld({ dataDir, port: await findFreePort() }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SqldFailedError);
  expect(failure instanceof SqldFailedError && failure.lines.join("\n")).toMatch(/error/i);
  expect(existsSync(dataDir)).toBe(true);
});
