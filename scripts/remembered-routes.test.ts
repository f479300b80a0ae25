import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "./project.ts";
import { rememberRoutes } from "./remembered-routes.ts";

const file = join(projectRoot, "node_modules", "@remix-run", "router", "dist", "router.js");
const folder = makeTemporary("remembered-routes");
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
    const text = rememberRoutes(file, readFileSync(file, "utf8"));
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
    expect(() => rememberRoutes(file, changed)).toThrow("is not as");
  });

  test("leaves every other module alone", () => {
    expect(rememberRoutes("/app/root.tsx", "let branches = flattenRoutes(routes);")).toBeNull();
  });
});
