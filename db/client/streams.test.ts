/** Pooled streams at a real sqld: what they save, and that requests never see each other's data. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findFreePort } from "../../scripts/processes/ports.ts";
import { type Sqld, startSqld } from "../../scripts/processes/sqld.ts";
import { createDatabase } from "../client.ts";

const directory = mkdtempSync(join(tmpdir(), "fairlead-streams-"));
let server: Sqld;

/** The sent requests, by whether they reused a stream. */
let sent: ("opened" | "again" | "closed")[];
let lose: boolean;
/** Whether answers never arrive: the platform ends a request together with what it waits for. */
let hang: boolean;
const watched: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method !== "POST") return fetch(request);
  const body = await request.clone().text();
  const { baton, requests } = JSON.parse(body);
  // Whether an answer is lost is decided when it is requested, however long the server takes.
  const [hangs, isLost] = [hang, lose];
  sent.push(requests[0].type === "close" ? "closed" : baton === undefined ? "opened" : "again");
  const response = await fetch(request);
  if (hangs) return new Promise(() => {});
  if (isLost) throw new Error("The answer was lost.");
  return response;
};
const open = (pooledStreams = 2) => createDatabase({ url: server.url, fetch: watched, pooledStreams }).client;

beforeAll(async () => {
  server = await startSqld({
    dataDir: join(directory, "data"),
    port: await findFreePort(),
    checkpointSeconds: 1,
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  sent = [];
  lose = false;
  hang = false;
  await open(0).batch(["DROP TABLE IF EXISTS things", "CREATE TABLE things (name TEXT UNIQUE)"], "write");
  sent = [];
});

const names = async (client = open(0)) =>
  (await client.execute("SELECT name FROM things ORDER BY rowid")).rows.map((row) => row.name);

test("consecutive requests share a stream, and read current data", async () => {
  const client = open();
  for (const name of ["ring", "rope"]) {
    await client.batch([{ sql: "INSERT INTO things VALUES (?)", args: [name] }, "SELECT 1"], "write");
    expect(await names(client)).toContain(name);
  }
  expect(sent).toEqual(["opened", "again", "again", "again"]);
});

test("twenty at once each get their own answer, and no more streams are pooled than allowed", async () => {
  const client = open();
  const ask = (n: number) => client.batch([{ sql: "SELECT ? AS n", args: [n] }, "SELECT 0 AS n"], "read");
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  const answers = async () =>
    (await Promise.all(numbers.map(ask))).map((results) => Number(results[0]?.rows[0]?.n));
  expect(await answers()).toEqual(numbers);
  expect(sent.filter((how) => how === "opened")).toHaveLength(20);
  sent = [];
  expect(await answers()).toEqual(numbers);
  expect(sent.filter((how) => how === "again")).toHaveLength(2);
  expect(sent.filter((how) => how === "opened")).toHaveLength(18);
});

test("a failure is rolled back, and its stream is not reused", async () => {
  const client = open();
  await client.execute("INSERT INTO things VALUES ('ring')");
  const failing = client.batch(["INSERT INTO things VALUES ('rope')", "INSERT INTO things VALUES ('ring')"]);
  await expect(failing).rejects.toThrow(/UNIQUE/);
  await expect(client.execute("SELECT missing FROM things")).rejects.toThrow(/missing/);
  await client.execute("INSERT INTO things VALUES ('sail')");
  await client.execute("INSERT INTO things VALUES ('tiller')");
  expect(sent.filter((how) => how !== "closed")).toEqual(["opened", "again", "opened", "opened", "again"]);
  await expect.poll(() => sent.filter((how) => how === "closed")).toHaveLength(2);
  expect(await names()).toEqual(["ring", "sail", "tiller"]);
});

test("a restarted server is asked again, in a new stream, and writes once", async () => {
  const client = open();
  await client.execute("INSERT INTO things VALUES ('ring')");
  const { dataDir, port } = server;
  await server.stop();
  server = await startSqld({ dataDir, port, checkpointSeconds: 1 });
  await client.execute("INSERT INTO things VALUES ('rope')");
  await client.execute("INSERT INTO things VALUES ('sail')");
  expect(sent).toEqual(["opened", "again", "opened", "opened"]);
  expect(await names()).toEqual(["ring", "rope", "sail"]);
});

test("a lost answer is an error: nothing is sent twice", async () => {
  const client = open();
  await client.execute("INSERT INTO things VALUES ('ring')");
  lose = true;
  await expect(client.execute("INSERT INTO things VALUES ('rope')")).rejects.toThrow(/lost/);
  lose = false;
  await client.execute("INSERT INTO things VALUES ('sail')");
  expect(await names()).toEqual(["ring", "rope", "sail"]);
  expect(sent.slice(0, 3)).toEqual(["opened", "again", "opened"]);
});

test("streams that were never returned are counted for a minute, no longer", async () => {
  const client = open();
  hang = true;
  for (const name of ["ring", "rope"])
    void client.execute({ sql: "INSERT INTO things VALUES (?)", args: [name] });
  await expect.poll(() => sent).toHaveLength(2);
  hang = false;
  await client.execute("SELECT 1");
  await client.execute("SELECT 1");
  expect(sent.slice(2)).toEqual(["opened", "opened"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  try {
    await client.execute("SELECT 1");
    await client.execute("SELECT 1");
  } finally {
    vi.useRealTimers();
  }
  expect(sent.slice(4)).toEqual(["opened", "again"]);
});

test("a transaction keeps its own stream from beginning to end", async () => {
  const client = open();
  await client.execute("INSERT INTO things VALUES ('ring')");
  const transaction = await client.transaction("write");
  await transaction.execute("INSERT INTO things VALUES ('rope')");
  expect(await names(client)).toEqual(["ring"]);
  await transaction.rollback();
  expect(await names(client)).toEqual(["ring"]);
});

test("an idle stream doesn't keep the log from being truncated", { timeout: 30_000 }, async () => {
  const client = open();
  const log = join(server.dataDir, "dbs", "default", "data-wal");
  const size = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  const write = () => client.execute("INSERT INTO things VALUES (hex(randomblob(1500000)))");
  // The log may be truncated right after the write, too early to be seen: then it is written again.
  await expect.poll(() => write().then(size), { timeout: 10_000 }).toBeGreaterThan(3_000_000);
  await expect.poll(size, { timeout: 20_000, interval: 100 }).toBeLessThan(100_000);
});
