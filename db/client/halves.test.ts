/** Bulk writes to a real sqld that is too slow: its process is paused, and its transactions end after five seconds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LibsqlError } from "@libsql/client/web";
import { afterEach, expect, test } from "vitest";
import { slowDown } from "#support/faults/slow-down.ts";
import { findFreePort } from "../../scripts/processes/ports.ts";
import { startSqld } from "../../scripts/processes/sqld.ts";
import { createDatabase } from "../client.ts";
import { batchInHalves, TooSlowError } from "./halves.ts";

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** A server that gets hardly any time until it has given up one transaction. */
async function openSlow() {
  const directory = mkdtempSync(join(tmpdir(), "fairlead-halves-"));
  ended.push(() => rmSync(directory, { recursive: true, force: true }));
  const server = await startSqld({ dataDir: join(directory, "data"), port: await findFreePort() });
  ended.push(() => server.stop());
  const halved: number[] = [];
  let quickAgain = () => {};
  const { client } = createDatabase({
    url: server.url,
    onHalved(statements) {
      halved.push(statements);
      quickAgain();
    },
  });
  ended.push(() => client.close());
  await client.execute("CREATE TABLE things (n INTEGER)");
  const { stop } = slowDown(server.child.pid, { stoppedMs: 5500, runsMs: 300 });
  quickAgain = () => void stop();
  ended.push(stop);
  return { client, halved };
}

/** Takes about a tenth of a second: twelve of them don't fit between two pauses of the server. */
const slowly = (n: number) => ({
  sql: `INSERT INTO things SELECT ? FROM (WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 800000)
    SELECT count(*) FROM c)`,
  args: [n],
});

test("a batch that takes a slow server too long is written in halves, each row once and in order", async () => {
  const { client, halved } = await openSlow();
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  const results = await client.batch(numbers.map(slowly), "write");
  expect(results.map(({ rowsAffected }) => rowsAffected)).toEqual(numbers.map(() => 1));
  const { rows } = await client.execute("SELECT n FROM things ORDER BY rowid");
  expect(rows.map(({ n }) => n)).toEqual(numbers);
  expect(halved[0]).toBe(6);
});

const timedOut = () => new LibsqlError("Transaction timed out", "TRANSACTION_TIMEOUT");
const isTooSlow = (error: unknown) => error instanceof LibsqlError && error.code === "TRANSACTION_TIMEOUT";
type Client = Parameters<typeof batchInHalves>[0];

test("the next batch doesn't try the size that was too much", async () => {
  const sent: number[] = [];
  const halved: number[] = [];
  const batch: Client["batch"] = async (statements) => {
    sent.push(statements.length);
    if (statements.length > 3) throw timedOut();
    return statements.map(() => ({}) as Awaited<ReturnType<Client["execute"]>>);
  };
  const write = batchInHalves({ batch, execute: () => Promise.reject(timedOut()) }, isTooSlow, (n) =>
    halved.push(n),
  );
  expect(await write(Array(9).fill("SELECT 1"), "write")).toHaveLength(9);
  expect(sent).toEqual([9, 5, 3, 3, 3]);
  await expect(write(Array(5).fill("SELECT 1"), "write")).resolves.toHaveLength(5);
  expect(sent.slice(5)).toEqual([3, 2]);
  expect(halved).toEqual([5, 3]);
});

test("a single statement without enough time is an error that says so", async () => {
  const batch: Client["batch"] = () => Promise.reject(timedOut());
  const write = batchInHalves(
    { batch, execute: () => Promise.reject(timedOut()) },
    isTooSlow,
    () => undefined,
  );
  const failing = write(["UPDATE agents SET score = 0", "SELECT 1"], "write");
  await expect(failing).rejects.toThrow(TooSlowError);
  await expect(failing).rejects.toThrow(/The database is too slow.*\(UPDATE agents\)/);
});

test("other failures are not written in halves", async () => {
  const error = new LibsqlError("UNIQUE constraint failed", "SQLITE_CONSTRAINT");
  let sent = 0;
  const batch: Client["batch"] = () => {
    sent += 1;
    return Promise.reject(error);
  };
  const write = batchInHalves({ batch, execute: () => Promise.reject(error) }, isTooSlow, () => {
    throw new Error("It was halved.");
  });
  await expect(write(["SELECT 1", "SELECT 2"], "write")).rejects.toBe(error);
  expect(sent).toBe(1);
});
