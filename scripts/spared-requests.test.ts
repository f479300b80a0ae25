import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "./project.ts";
import { spareRequests } from "./spared-requests.ts";

const folder = join(projectRoot, "node_modules", "@remix-run", "server-runtime", "dist", "esm");
const file = join(folder, "data.js");
const copies = makeTemporary("spared-requests");
afterAll(() => copies.remove());

type Loader = (given: { request: Request }) => unknown;
type CallLoader = (call: { request: Request; loader: Loader; params: object; singleFetch: true }) => unknown;

describe("a loader's request", () => {
  let spared: CallLoader;
  let asItIs: CallLoader;
  beforeAll(async () => {
    const read = async (name: string, text: string): Promise<CallLoader> => {
      const copy = join(copies.path, name);
      const beside = pathToFileURL(`${dirname(file)}/`).href;
      writeFileSync(
        copy,
        text.replaceAll(/from '\.\/(.*?)'/g, (_, path) => `from '${beside}${path}'`),
      );
      return (await import(/* @vite-ignore */ pathToFileURL(copy).href)).callRouteLoader;
    };
    const text = readFileSync(file, "utf8");
    asItIs = await read("plain.mjs", text);
    spared = await read("spared.mjs", spareRequests(file, text) ?? "");
  });

  const seenBy = async (call: CallLoader, request: Request) => {
    const seen = (await call({
      request,
      loader: ({ request }) => ({ request }),
      params: {},
      singleFetch: true,
    })) as { request: Request };
    return seen.request;
  };

  test("is the one that Remix would make, whatever the address says", async () => {
    const piece = fc.constantFrom(
      "index",
      "_routes",
      "q",
      "a b",
      "%20",
      "%41",
      "",
      "Zürich",
      "x+y",
      "it's",
      "~",
      "1.5",
    );
    const pair = fc.tuple(piece, fc.constantFrom("=", ""), piece).map((parts) => parts.join(""));
    const query = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join("&"));
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (search, marked) => {
        const url = `http://localhost/agents/texas${marked ? "?" : ""}${search}`;
        const [one, other] = await Promise.all(
          [spared, asItIs].map((call) => seenBy(call, new Request(url, { headers: { "X-Of": "reader" } }))),
        );
        expect(one?.url).toBe(other?.url);
        expect(one?.headers.get("X-Of")).toBe("reader");
      }),
      { numRuns: 500 },
    );
  });

  test("is handed on as it came where nothing is left out of it", async () => {
    const request = new Request("http://localhost/search?q=78701&page=2");
    expect(await seenBy(spared, request)).toBe(request);
    const marked = new Request("http://localhost/search?index&q=78701");
    expect((await seenBy(spared, marked)).url).toBe("http://localhost/search?q=78701");
  });
});

test("another version of Remix is looked at first", () => {
  const changed = readFileSync(file, "utf8").replace("function stripIndexParam", "function strip");
  expect(() => spareRequests(file, changed)).toThrow("is not as");
});
