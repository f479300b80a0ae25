import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "../scripts/project.ts";
import { quickRemix } from "./quick-remix.ts";

const file = join(projectRoot, "node_modules", "@remix-run", "router", "dist", "router.js");
const folder = makeTemporary("quick-remix");
afterAll(() => folder.remove());

/** Static, dynamic, optional, nested, index and splat routes; one written in capitals, one with a dot, one in another script. */
const routes = [
  { id: "home", path: "/", index: true as const },
  {
    id: "layout",
    children: [
      { id: "agents", path: "agents" },
      { id: "state", path: "agents/:state", children: [{ id: "city", path: ":city" }] },
      { id: "file", path: "reviews/events.csv" },
      { id: "capitals", path: "Loud" },
      { id: "exact", path: "Quiet", caseSensitive: true },
      { id: "optional", path: "en?/terms" },
      { id: "maybe", path: "help/:part?" },
      { id: "umlaut", path: "über" },
    ],
  },
  {
    id: "settings",
    path: "/settings",
    children: [
      { id: "none", index: true as const },
      { id: "deep", path: "/settings/deep" },
    ],
  },
  { id: "splat", path: "docs/*" },
  { id: "name", path: ":identifier" },
  { id: "all", path: "*" },
];

const PIECES = [
  ...["agents", "AGENTS", "Agents", "texas", "austin", "reviews", "events.csv", "loud", "Loud", "Quiet"],
  ...[
    "quiet",
    "en",
    "terms",
    "help",
    "über",
    "%C3%BCber",
    "ÜBER",
    "settings",
    "deep",
    "docs",
    "a%2Fb",
    "x y",
  ],
  ...["", "ſettings", "ines-calloway"],
];

describe("the router that remembers", () => {
  let remembering: typeof matchRoutes;
  beforeAll(async () => {
    const text = quickRemix.change(file, readFileSync(file, "utf8"));
    const copy = join(folder.path, "router.mjs");
    writeFileSync(copy, (text ?? "").replace(/^.*sourceMappingURL.*$/m, ""));
    ({ matchRoutes: remembering } = await import(/* @vite-ignore */ pathToFileURL(copy).href));
  });

  test("answers every address as the other does, the first time and again", () => {
    const address = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 4 })
      .map((pieces) => `/${pieces.join("/")}`);
    const asked = { numRuns: 1_000 };
    fc.assert(
      fc.property(address, (path) => {
        for (let again = 0; again < 2; again++)
          expect(remembering(routes, path)).toEqual(matchRoutes(routes, path));
      }),
      asked,
    );
  });

  test("keeps two tables apart", () => {
    const other = [{ id: "other", path: "agents" }];
    expect(remembering(routes, "/agents")?.at(-1)?.route.id).toBe("agents");
    expect(remembering(other, "/agents")?.at(-1)?.route.id).toBe("other");
  });

  test("is not made of a router that says otherwise", () => {
    const changed = readFileSync(file, "utf8").replace("rankRouteBranches(branches)", "rank(branches)");
    expect(() => quickRemix.change(file, changed)).toThrow("is not as");
  });

  test("leaves every other module alone", () => {
    expect(quickRemix.change("/app/root.tsx", "let branches = flattenRoutes(routes);")).toBeNull();
  });
});

const data = join(projectRoot, "node_modules", "@remix-run", "server-runtime", "dist", "esm", "data.js");

type Loader = (given: { request: Request }) => unknown;
type CallLoader = (call: { request: Request; loader: Loader; params: object; singleFetch: true }) => unknown;

describe("a loader's request", () => {
  let spared: CallLoader;
  let asItIs: CallLoader;
  beforeAll(async () => {
    const read = async (name: string, text: string): Promise<CallLoader> => {
      const copy = join(folder.path, name);
      const beside = pathToFileURL(`${dirname(data)}/`).href;
      writeFileSync(
        copy,
        text.replaceAll(/from '\.\/(.*?)'/g, (_, path) => `from '${beside}${path}'`),
      );
      return (await import(/* @vite-ignore */ pathToFileURL(copy).href)).callRouteLoader;
    };
    const text = readFileSync(data, "utf8");
    asItIs = await read("plain.mjs", text);
    spared = await read("spared.mjs", quickRemix.change(data, text) ?? "");
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
  const changed = readFileSync(data, "utf8").replace("function stripIndexParam", "function strip");
  expect(() => quickRemix.change(data, changed)).toThrow("is not as");
});
