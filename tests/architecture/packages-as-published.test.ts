/** Packages run as they are published, but for one patch of the router, which answers as the published one does (decision 0101). */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project.ts";

type Router = typeof import("@remix-run/router");
const folder = join(projectRoot, "node_modules", "@remix-run", "router", "dist");
/** What bundlers read is patched; what Node requires is not. */
let patched: Router;
const published: Router = createRequire(import.meta.url)(join(folder, "router.cjs.js"));
beforeAll(async () => {
  patched = await import(/* @vite-ignore */ pathToFileURL(join(folder, "router.js")).href);
});

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
  ...["agents", "AGENTS", "texas", "austin", "reviews", "events.csv", "loud", "Loud", "Quiet", "quiet"],
  ...["en", "terms", "help", "über", "%C3%BCber", "ÜBER", "settings", "deep", "docs", "a%2Fb", "x y", ""],
];

test("one package is patched", () => {
  expect(readdirSync(join(projectRoot, "patches"))).toEqual(["@remix-run+router+1.23.4.patch"]);
});

test("the router answers every address as the published one, the first time and again", () => {
  const address = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 4 })
    .map((pieces) => `/${pieces.join("/")}`);
  fc.assert(
    fc.property(address, (path) => {
      for (let again = 0; again < 2; again++)
        expect(patched.matchRoutes(routes, path)).toEqual(published.matchRoutes(routes, path));
    }),
    { numRuns: 1_000 },
  );
});

test("it separates two tables, and ways of reading one path", () => {
  const other = [{ id: "other", path: "agents" }];
  expect(patched.matchRoutes(routes, "/agents")?.at(-1)?.route.id).toBe("agents");
  expect(patched.matchRoutes(other, "/agents")?.at(-1)?.route.id).toBe("other");
  for (const { matchPath } of [patched, published]) {
    expect(matchPath({ path: "/help", end: false }, "/help/forms")?.pathname).toBe("/help");
    expect(matchPath({ path: "/help", end: true }, "/help/forms")).toBeNull();
    expect(matchPath({ path: "/help", end: false, caseSensitive: true }, "/HELP/forms")).toBeNull();
  }
});

test("routes that a page requests later are found in a table that was matched before", async () => {
  const router = patched.createRouter({
    routes: [{ id: "root", path: "/", children: [{ id: "home", index: true }] }],
    history: patched.createMemoryHistory({ initialEntries: ["/"] }),
    patchRoutesOnNavigation: ({ patch }) => patch("root", [{ id: "help", path: "help" }]),
  });
  router.initialize();
  await router.navigate("/help");
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(["root", "help"]);
  expect(router.state.errors).toBeNull();
  router.dispose();
});
