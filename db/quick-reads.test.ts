/** Quick reads at a real sqld, beside libSQL's own client: the same rows, the same errors, over streams that are kept. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../scripts/ports.ts";
import { type Sqld, startSqld } from "../scripts/sqld.ts";
import { createDatabase } from "./client.ts";
import { openReads, type ReadStatement } from "./quick-reads.ts";

const directory = mkdtempSync(join(tmpdir(), "fairlead-reads-"));
let server: Sqld;
let ours: (statements: readonly ReadStatement[]) => Promise<unknown>;
let theirs: (statements: readonly ReadStatement[]) => Promise<unknown>;
let again = 0;
let opened = 0;
/** How the last answer was pressed; null where it came as it is. */
let pressed: string | null = null;

beforeAll(async () => {
  server = await startSqld({ dataDir: join(directory, "data"), port: await findFreePort() });
  const { client, read } = createDatabase({
    url: server.url,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (JSON.parse(await request.clone().text()).baton === undefined) opened += 1;
      else again += 1;
      const response = await fetch(request);
      pressed = response.headers.get("Content-Encoding");
      return response;
    },
  });
  ours = read;
  theirs = async (statements) =>
    (await client.batch(statements.map(({ sql, args }) => ({ sql, args: [...args] as string[] })))).map(
      ({ columns, rows }) => ({ columns, rows: rows.map((row) => Array.from(row)) }),
    );
  await client.batch(
    ["CREATE TABLE things (name TEXT UNIQUE)", "INSERT INTO things VALUES ('ring')"],
    "write",
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const bytes = fc.uint8Array({ maxLength: 5 });
const value = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.boolean(),
  fc.bigInt({ min: -(2n ** 53n) + 1n, max: 2n ** 53n - 1n }),
  bytes,
  fc.constant(null),
);
const statement = fc.array(value, { minLength: 1, maxLength: 4 }).map((args) => ({
  sql: `SELECT ${args.map((_, at) => `? AS c${at % 3}, typeof(?${at + 1})`).join(", ")} UNION ALL SELECT ${args.map(() => "1, 2").join(", ")}`,
  args,
}));

test("rows are what libSQL's client makes of them, whatever they hold and are called", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 3 }), async (statements) => {
      expect(await ours(statements)).toEqual(await theirs(statements));
    }),
    { numRuns: 150 },
  );
});

test.each([
  [
    "a table that is not there",
    [
      { sql: "SELECT 1", args: [] },
      { sql: "SELECT * FROM nowhere", args: [] },
    ],
  ],
  ["what is no SQL", [{ sql: "SELEC 1", args: [] }]],
  ["an error while it runs", [{ sql: "SELECT abs(-9223372036854775808)", args: [] }]],
])("%s is the same error, and nothing of it stays with the next", async (_, statements) => {
  const told = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof Error)) return null;
    // The client says an error's code twice where a batch has several statements.
    return { ...error, message: error.message.replace(/^(\w+: )\1/, "$1"), cause: null, proto: null };
  };
  const own = await told(ours(statements));
  const other = await told(theirs(statements));
  expect(own).not.toBeNull();
  expect(own).toEqual(other);
  expect(await ours([{ sql: "SELECT name FROM things", args: [] }])).toEqual([
    { columns: ["name"], rows: [["ring"]] },
  ]);
});

test("streams are used again", async () => {
  const reads = [{ sql: "SELECT 1 AS n", args: [] }];
  await ours(reads);
  const before = { opened, again };
  await ours(reads);
  await ours(reads);
  expect({ opened, again }).toEqual({ opened: before.opened, again: before.again + 2 });
});

test("what can't be said is refused before anything is sent", async () => {
  const before = opened + again;
  const tooLarge = [{ sql: "SELECT ?", args: [2n ** 60n] }];
  await expect(ours([{ sql: "SELECT ?", args: [Number.NaN] }])).rejects.toThrow();
  await expect(ours([{ sql: "SELECT ?", args: [undefined] }])).rejects.toThrow(TypeError);
  expect(opened + again).toBe(before);
  await expect(ours(tooLarge)).rejects.toThrow(RangeError);
});

test("another way to the database is left to libSQL's client", () => {
  const ask = () => Promise.reject(new Error("Nobody asks."));
  for (const url of ["ws://127.0.0.1:1", "wss://db.example", "libsql://db.example?tls=0"])
    expect(openReads({ url, ask })).toBeNull();
  for (const url of ["http://127.0.0.1:1", "https://db.example/of", "libsql://db.example"])
    expect(openReads({ url, ask })).not.toBeNull();
});

test("a database that refuses to answer says why, and is never an empty answer", async () => {
  const refuse = async () => new Response("The token has expired.\n", { status: 401 });
  const { read } = createDatabase({ url: "http://127.0.0.1:1", fetch: refuse });
  await expect(read([{ sql: "SELECT 1", args: [] }])).rejects.toMatchObject({
    code: "SERVER_ERROR",
    message: expect.stringContaining("The database answered 401: The token has expired."),
  });
});

test("no answer is pressed, though the server would", async () => {
  const questions = [{ sql: "SELECT ? AS a", args: ["ring"] }];
  for (const ask of [ours, theirs]) {
    pressed = "not asked";
    await ask(questions);
    expect(pressed).toBeNull();
  }
  const body = JSON.stringify({
    requests: [{ type: "execute", stmt: { sql: "SELECT 1" } }, { type: "close" }],
  });
  const asked = await fetch(`${server.url}/v2/pipeline`, { method: "POST", body });
  expect(asked.headers.get("Content-Encoding")).not.toBeNull();
});
