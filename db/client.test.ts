import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase } from "./client.ts";

test("an address that is no network address is refused before anything is opened", () => {
  expect(() => createDatabase({ url: "file:local.db" })).toThrow(TypeError);
  expect(() => createDatabase({ url: ":memory:" })).toThrow(TypeError);
});

test("a refusing database is reported, through the given fetch; answers are requested uncompressed", async () => {
  const asked: Request[] = [];
  const { client, orm } = createDatabase({
    url: "http://127.0.0.1:1",
    authToken: "secret",
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return new Response("The token has expired.\n", {
        status: 401,
        headers: { "Content-Type": "text/plain" },
      });
    },
  });
  const refused = expect.objectContaining({
    code: "SERVER_ERROR",
    message: expect.stringContaining("The token has expired."),
  });
  await expect(client.execute("SELECT 1")).rejects.toEqual(refused);
  await expect(orm.batch([orm.run(sql`SELECT 1`)])).rejects.toEqual(refused);
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill("http://127.0.0.1:1/v2/pipeline"));
  for (const { headers } of asked) {
    expect(headers.get("Accept-Encoding")).toBe("identity");
    expect(headers.get("Authorization")).toBe("Bearer secret");
  }
});

test("writes take the lock at the start, reads don't", async () => {
  const begun: unknown[] = [];
  const { orm, ormToWrite } = createDatabase({
    url: "http://127.0.0.1:1",
    fetch: async (_, init) => {
      begun.push(/BEGIN \w+/.exec(String(init?.body))?.[0]);
      return new Response("Only looked at.", { status: 500 });
    },
  });
  for (const one of [orm, ormToWrite]) await one.batch([one.run(sql`SELECT 1`)]).catch(() => undefined);
  expect(begun).toEqual(["BEGIN DEFERRED", "BEGIN IMMEDIATE"]);
});

/** Answers batches of two statements in turn: BEGIN, both, COMMIT and ROLLBACK, with what each was or why not. */
async function startSqld(answers: readonly ("written" | "timeout" | null)[][]) {
  const error = { message: "Transaction timed out", code: "TRANSACTION_TIMEOUT" };
  const written = { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null };
  let asked = 0;
  const server = createServer(async (request, response) => {
    const steps = answers[asked] ?? [];
    asked += 1;
    const result = {
      step_results: steps.map((step) => (step === "written" ? written : null)),
      step_errors: steps.map((step) => (step === "timeout" ? error : null)),
    };
    const { requests } = (await json(request)) as { requests: { type: string }[] };
    const results = requests.map(({ type }) => ({
      type: "ok",
      response: type === "batch" ? { type, result } : { type },
    }));
    response.end(JSON.stringify({ baton: null, base_url: null, results }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { client } = createDatabase({ url: `http://127.0.0.1:${port}` });
  return { client, server, asked: () => asked };
}

const IN_TIME = ["written", "written", "written", "written", null] as const;

test.each([
  ["before its end is tried again", ["written", "timeout", "timeout", "timeout", "timeout"], 2],
  ["after COMMIT is done, and not written twice", ["written", "written", "written", "written", "timeout"], 1],
] as const)("a transaction that sqld gave up %s", async (_, first, times) => {
  const { client, server, asked } = await startSqld([[...first], [...IN_TIME]]);
  const results = await client.batch(["INSERT INTO a VALUES (1)", "INSERT INTO a VALUES (2)"], "write");
  expect(results.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 1]);
  expect(asked()).toBe(times);
  client.close();
  server.close();
});
