import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSqld, type TestSqld } from "#support/sqld.ts";
import { createDatabase, findError } from "./client.ts";

let server: TestSqld;
beforeAll(async () => {
  server = await startSqld();
});
afterAll(() => server.stop());

/** A client of its own, and what it has sent. */
function open({ url } = server) {
  const sent: { baton: string | null | undefined; closes: boolean }[] = [];
  const { client } = createDatabase({
    url,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { baton, requests } = (await request.clone().json()) as {
        baton?: string | null;
        requests: { type: string }[];
      };
      sent.push({ baton, closes: requests.some(({ type }) => type === "close") });
      return fetch(request);
    },
  });
  return { client, sent };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test("one batch after the other goes through one stream, and reads what the others have written", async () => {
  const { client, sent } = open();
  await client.batch(["CREATE TABLE things (name TEXT PRIMARY KEY)"], "write");
  await client.batch([{ sql: "INSERT INTO things VALUES (?)", args: ["kept"] }], "write");
  const other = open();
  await other.client.batch([{ sql: "INSERT INTO things VALUES (:name)", args: { name: "other" } }], "write");
  const [result] = await client.batch(["SELECT name FROM things ORDER BY name"]);
  expect(result?.rows.map(({ name }) => name)).toEqual(["kept", "other"]);
  expect(sent.map(({ baton }) => typeof baton)).toEqual(["undefined", "string", "string"]);
  expect(new Set(sent.map(({ baton }) => baton)).size, "a baton is used once").toBe(3);
});

test("what breaks a rule leaves nothing, says which statement it was, and the stream goes on", async () => {
  const { client, sent } = open();
  await client.batch(["CREATE TABLE rules (name TEXT NOT NULL UNIQUE)"], "write");
  for (const mode of ["write", "deferred"] as const) {
    const error = await client
      .batch(["INSERT INTO rules VALUES ('one')", "INSERT INTO rules VALUES (NULL)", "SELECT 1"], mode)
      .catch((one: unknown) => one);
    const said = findError(error, (one) => /NOT NULL constraint failed: rules\.name/.test(one.message));
    expect(said).toMatchObject({ statementIndex: 1 });
    const [{ rows } = { rows: [] }] = await client.batch(["SELECT name FROM rules"]);
    expect(rows).toEqual([]);
  }
  expect(sent.slice(1).every(({ baton }) => typeof baton === "string")).toBe(true);
});

test("as many as come at once get a stream each, and no two the same; what is too many brings its own end", async () => {
  const { client, sent } = open();
  await client.batch(["CREATE TABLE crowds (no INTEGER PRIMARY KEY)"], "write");
  await Promise.all(
    numbers(20).map((no) => client.batch([{ sql: "INSERT INTO crowds VALUES (?)", args: [no] }], "write")),
  );
  const [{ rows } = { rows: [] }] = await client.batch(["SELECT count(*) AS n FROM crowds"]);
  expect(rows[0]?.n).toBe(20);
  const batons = sent.flatMap(({ baton }) => (typeof baton === "string" ? [baton] : []));
  expect(new Set(batons).size).toBe(batons.length);
  expect(sent.filter(({ closes }) => closes).length, "eight are kept").toBe(12);
});

test("a server that knows the stream no more is sent the batch again, once", async () => {
  const own = await startSqld();
  const { client, sent } = open(own);
  await client.batch(["CREATE TABLE again (no INTEGER)"], "write");
  await own.stop();
  const next = await startSqld({ port: own.port });
  await client.batch(["CREATE TABLE again (no INTEGER)", "INSERT INTO again VALUES (1)"], "write");
  const [{ rows } = { rows: [] }] = await client.batch(["SELECT count(*) AS n FROM again"]);
  expect(rows[0]?.n).toBe(1);
  expect(sent.filter(({ closes }) => !closes).map(({ baton }) => typeof baton)).toEqual([
    "undefined",
    "string",
    "undefined",
    "string",
  ]);
  await next.stop();
});

test("a stream that is idle keeps no log from being cut", { timeout: 20_000 }, async () => {
  const { client } = open();
  await client.batch(["CREATE TABLE logs (text TEXT)"], "write");
  await client.batch([{ sql: "INSERT INTO logs VALUES (?)", args: ["x".repeat(3_000_000)] }], "write");
  const log = join(server.dataDir, "dbs", "default", "data-wal");
  const size = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  expect(size()).toBeGreaterThan(3_000_000);
  await expect.poll(size, { timeout: 12_000, interval: 100 }).toBeLessThan(100_000);
});
