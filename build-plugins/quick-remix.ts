/** Remix and its router as a Worker needs them, which makes pages all day: what they answer is the same, for less. */
import { definePatches, type Patch } from "./patched-modules.ts";

/**
 * Remix flattens, ranks and compiles the whole route table anew for each address that it matches, four or five times a
 * page, and makes the table itself anew for each page: a third of what a page costs the Worker. In the Worker's build it
 * remembers what it has made of a table, and tries only the routes whose first segment can fit. What it answers is the same.
 */
const REMEMBERED_ROUTES: Patch[] = [
  {
    file: "/@remix-run/router/dist/router.js",
    changes: [
      {
        from: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
  let matches = null;
  let decoded = decodePath(pathname);`,
        to: `  let matches = null;
  let decoded = decodePath(pathname);
  let branches = rememberedBranches(routes, decoded);`,
      },
      {
        from: "let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
        to: "let [matcher, compiledParams] = rememberedPath(pattern.path, pattern.caseSensitive, pattern.end);",
      },
    ],
    helpers: `
const branchesOf = new WeakMap();
function firstSegment(path) {
  return path.replace(/^\\/+/, "").split("/", 1)[0];
}
function rememberedBranches(routes, pathname) {
  let known = branchesOf.get(routes);
  if (known === undefined) {
    let all = flattenRoutes(routes);
    rankRouteBranches(all);
    let firsts = all.map(({ path }) => {
      let first = firstSegment(path);
      return first === "" || /[^\\w.-]/.test(first) ? null : first.toLowerCase();
    });
    known = { all, firsts, bySegment: new Map(), others: all.filter((_, index) => firsts[index] === null) };
    branchesOf.set(routes, known);
  }
  let segment = firstSegment(pathname).toLowerCase();
  let fitting = known.bySegment.get(segment);
  if (fitting !== undefined) return fitting;
  if (!known.firsts.includes(segment)) return known.others;
  fitting = known.all.filter((_, index) => known.firsts[index] === null || known.firsts[index] === segment);
  known.bySegment.set(segment, fitting);
  return fitting;
}
const compiledPaths = new Map();
function rememberedPath(path, caseSensitive, end) {
  let key = (caseSensitive ? "C" : "c") + (end === false ? "e" : "E") + path;
  let known = compiledPaths.get(key);
  if (known === undefined) {
    known = compilePath(path, caseSensitive, end);
    if (compiledPaths.size < 1000) compiledPaths.set(key, known);
  }
  return known;
}
`,
  },
  {
    file: "/@remix-run/react/dist/esm/server.js",
    changes: [
      {
        from: "let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
        to: `let routes = routesOf.get(manifest.routes);
  if (routes === undefined) {
    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    routesOf.set(manifest.routes, routes);
  }`,
      },
    ],
    helpers: "\nconst routesOf = new WeakMap();\n",
  },
  {
    file: "/react-router-dom/server.mjs",
    changes: [
      {
        from: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);

  // Because our context matches`,
        to: `  let known = dataRoutesOf.get(routes);
  if (known === undefined) {
    let manifest = {};
    known = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };
    dataRoutesOf.set(routes, known);
  }
  let { manifest, dataRoutes } = known;

  // Because our context matches`,
      },
    ],
    helpers: "\nconst dataRoutesOf = new WeakMap();\n",
  },
  {
    // A link asks twice where it leads, and each time writes the routes around it as JSON and reads them back. An address that
    // begins with a slash is where it leads, whatever is around it.
    file: "/react-router/dist/index.js",
    changes: [
      {
        from: "function useResolvedPath(to, _temp2) {\n",
        to: `function useResolvedPath(to, _temp2) {
  if (typeof to === "string" && to.startsWith("/")) return rememberedTarget(to);
`,
      },
    ],
    helpers: `
const targets = new Map();
function rememberedTarget(to) {
  let known = targets.get(to);
  if (known === undefined) {
    known = resolveTo(to, [], "/");
    if (targets.size < 5000) targets.set(to, known);
  }
  return known;
}
`,
  },
];

/**
 * Remix gives each loader a request of its own, made anew twice to leave out two parameters of the address that are hardly
 * ever there, and lists the modules of all routes anew for each page. In the Worker's build a request that has neither is
 * handed on as it is, and the list is made once. What a loader sees is the same.
 */
const SPARED_REQUESTS: Patch[] = [
  {
    file: "/@remix-run/server-runtime/dist/esm/data.js",
    changes: [
      {
        from: "function stripIndexParam(request) {\n",
        to: "function stripIndexParam(request) {\n  if (hasNothingToStrip(request)) return request;\n",
      },
      {
        from: "function stripRoutesParam(request) {\n",
        to: "function stripRoutesParam(request) {\n  if (hasNothingToStrip(request)) return request;\n",
      },
    ],
    // Leaving a parameter out spells the others anew: only addresses that are spelled so already stay as they are.
    helpers: `
const SPELLED_PLAINLY = /^[^?#]*(\\?[\\w.*-]+=[\\w.*+-]*(&[\\w.*-]+=[\\w.*+-]*)*)?$/;
function hasNothingToStrip({ method, url }) {
  return method === "GET" && SPELLED_PLAINLY.test(url) && !/[?&](index|_routes)=/.test(url);
}
`,
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/entry.js",
    changes: [
      {
        from: "  return Object.keys(manifest).reduce((memo, routeId) => {\n    memo[routeId] = manifest[routeId].module;\n    return memo;\n  }, {});",
        to: `  let known = modulesOf.get(manifest);
  if (known === undefined) {
    known = Object.fromEntries(Object.keys(manifest).map((routeId) => [routeId, manifest[routeId].module]));
    modulesOf.set(manifest, known);
  }
  return known;`,
      },
    ],
    helpers: "\nconst modulesOf = new WeakMap();\n",
  },
];

/**
 * A link is rendered for the browser, where it listens: five listeners that fetch ahead, two effects, two states, and one that
 * navigates. A server's link is its address and nothing of it runs, but all of it is made, for some hundred links a page. In the
 * Worker's build it is not; the HTML is the same.
 */
const STILL_LINKS: Patch[] = [
  {
    file: "/@remix-run/react/dist/esm/components.js",
    changes: [
      {
        from: "function usePrefetchBehavior(prefetch, theirElementProps) {\n",
        to: "function usePrefetchBehavior(prefetch, theirElementProps) {\n  return NEVER_AHEAD;\n",
      },
    ],
    helpers: "\nconst NEVER_AHEAD = [false, null, {}];\n",
  },
  {
    file: "/react-router-dom/dist/index.js",
    changes: [
      {
        from: "  let navigate = useNavigate();\n  let location = useLocation();\n  let path = useResolvedPath(to, {\n    relative\n  });\n  return React.useCallback(event => {\n    if (shouldProcessLinkClick(event, target)) {",
        to: "  return undefined;\n  let navigate = useNavigate();\n  let location = useLocation();\n  let path = useResolvedPath(to, {\n    relative\n  });\n  return React.useCallback(event => {\n    if (shouldProcessLinkClick(event, target)) {",
      },
    ],
  },
];

/** For the Worker's build. */
export const quickRemix = definePatches("quick-remix", "worker", [
  ...REMEMBERED_ROUTES,
  ...SPARED_REQUESTS,
  ...STILL_LINKS,
]);
