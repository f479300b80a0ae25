import { afterAll, beforeAll, expect, test } from "vitest";
import { nextRelease } from "#support/next-release.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { createDatabase } from "./client.ts";
import { compareMigrations, ForeignDatabaseError, migrateDatabase } from "./migrate.ts";

const temporary = makeTemporary("migrations");
const EXPANDS = "CREATE TABLE `hopes` (`id` text PRIMARY KEY NOT NULL)";
let server: TestSqld;
let next: string;
beforeAll(async () => {
  server = await startSqld();
  next = nextRelease(temporary.path, "expands", EXPANDS);
  await migrateDatabase(server.url);
});
afterAll(async () => {
  await server.stop();
  temporary.remove();
});

async function tables(name: string): Promise<number> {
  const { client } = createDatabase({ url: server.url });
  const { rows } = await client.execute({ sql: "SELECT 1 FROM sqlite_schema WHERE name = ?", args: [name] });
  client.close();
  return rows.length;
}

test("what is missing is named before it is applied, and applied once", async () => {
  expect(await compareMigrations(server.url, undefined, next)).toMatchObject({
    missing: [expect.stringMatching(/_expands$/)],
    foreign: null,
    changed: [],
  });
  expect(await tables("hopes")).toBe(0);
  const { applied, newer } = await migrateDatabase(server.url, undefined, next);
  expect(applied).toEqual([expect.stringMatching(/_expands$/)]);
  expect(newer).toBe(0);
  expect(await tables("hopes")).toBe(1);
  expect((await migrateDatabase(server.url, undefined, next)).applied).toEqual([]);
});

test("a checkout of before finds the database ahead of it, and leaves it so", async () => {
  expect(await migrateDatabase(server.url)).toMatchObject({ applied: [], newer: 1 });
  expect(await tables("hopes")).toBe(1);
});

test("a checkout of another branch is told what each lacks and how to find it, and never to start over", async () => {
  const elsewhere = nextRelease(temporary.path, "elsewhere", EXPANDS.replace("hopes", "fears"), 5_000);
  const refusal: unknown = await migrateDatabase(server.url, undefined, elsewhere).catch((error) => error);
  expect(refusal).toBeInstanceOf(ForeignDatabaseError);
  const { message } = refusal as Error;
  expect(message).toMatch(/one made at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\. It lacks \d{4}_elsewhere/);
  expect(message).toMatch(/git log --all -S\d+ -- db\/migrations\/meta\/_journal\.json/);
  expect(message).not.toMatch(/start over|--fresh/);
  expect(await tables("fears")).toBe(0);
});

test("a file that has changed since it was applied is named", async () => {
  const changed = nextRelease(temporary.path, "expands", `${EXPANDS};\n`.replace("hopes", "hope"), 0);
  expect(await compareMigrations(server.url, undefined, changed)).toMatchObject({
    missing: [],
    foreign: null,
    changed: [expect.stringMatching(/_expands$/)],
  });
});
