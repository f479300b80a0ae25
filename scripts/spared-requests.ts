/**
 * Remix gives each loader a request of its own, made anew twice to leave out two parameters of the address that are hardly
 * ever there, and lists the modules of all routes anew for each page. In the Worker's build a request that has neither is
 * handed on as it is, and the list is made once. What a loader sees is the same.
 */
import type { Plugin } from "vite";
import { type Patch, patchModule, patchPlugin } from "./patched-modules.ts";

const PATCHES: Patch[] = [
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

const SOURCE = "scripts/spared-requests.ts";

/** The module's text with what it spares; null for a module that is not one of these. Throws where it says otherwise. */
export const spareRequests = (id: string, code: string): string | null =>
  patchModule(PATCHES, SOURCE, id, code);

/** For the Worker's build. */
export const sparedRequests = (): Plugin => patchPlugin("spared-requests", "worker", PATCHES, SOURCE);
