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
