import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDatabase } from "./client.ts";

test("an address that is no network address is refused before anything is opened", () => {
  expect(() => createDatabase({ url: "file:local.db" })).toThrow(TypeError);
  expect(() => createDatabase({ url: ":memory:" })).toThrow(TypeError);
});

test("every statement goes through the fetch that was given", async () => {
  const asked: string[] = [];
  const { client } = createDatabase({
    url: "http://127.0.0.1:1",
    fetch: async (input) => {
      asked.push(new Request(input).url);
      return new Response("no database here", { status: 503 });
    },
  });
  await expect(client.execute("SELECT 1")).rejects.toThrow();
  expect(asked.some((url) => url.startsWith("http://127.0.0.1:1/"))).toBe(true);
});

test("a transaction that sqld gave up is tried again, and nothing of it is left unhandled", async () => {
  const error = { message: "Transaction timed out", code: "TRANSACTION_TIMEOUT" };
  const written = { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null };
  let asked = 0;
  const sqld = createServer(async (request, response) => {
    asked += 1;
    // BEGIN, two statements, COMMIT and ROLLBACK: as sqld answers after its five seconds, then in time.
    const result =
      asked === 1
        ? { step_results: [written, null, null, null, null], step_errors: [null, error, error, error, error] }
        : { step_results: [written, written, written, written, null], step_errors: Array(5).fill(null) };
    const { requests } = (await json(request)) as { requests: { type: string }[] };
    const results = requests.map(({ type }) => ({
      type: "ok",
      response: type === "batch" ? { type, result } : { type },
    }));
    response.end(JSON.stringify({ baton: null, base_url: null, results }));
  }).listen(0, "127.0.0.1");
  await once(sqld, "listening");
  const { port } = sqld.address() as AddressInfo;
  const { client } = createDatabase({ url: `http://127.0.0.1:${port}` });
  const results = await client.batch(["INSERT INTO a VALUES (1)", "INSERT INTO a VALUES (2)"], "write");
  expect(results.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 1]);
  expect(asked).toBe(2);
  client.close();
  sqld.close();
});
