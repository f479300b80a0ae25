/**
 * Remix asks at run time for what remix.config.js settles at build time, so every browser is sent what is never run: the
 * ways of fetching before `v3_singleFetch`, pages without a server, and what only a server writes into a page. In the
 * browser's build these questions are answered, and what falls away with them is 3.3 kB of compressed JavaScript.
 */
import type { Plugin } from "vite";
import { type Patch, patchModule, patchPlugin } from "./patched-modules.ts";

const FOLDER = "/@remix-run/react/dist/esm";

const PATCHES: Patch[] = [
  {
    file: `${FOLDER}/browser.js`,
    changes: [
      { from: "if (window.__remixContext.future.v3_singleFetch) {", to: "{" },
      { from: "if (!window.__remixContext.isSpaMode) {", to: "{" },
      {
        from: "dataStrategy: window.__remixContext.future.v3_singleFetch && !window.__remixContext.isSpaMode ? getSingleFetchDataStrategy(window.__remixManifest, window.__remixRouteModules, () => router) : undefined,",
        to: "dataStrategy: getSingleFetchDataStrategy(window.__remixManifest, window.__remixRouteModules, () => router),",
      },
    ],
  },
  {
    file: `${FOLDER}/routes.js`,
    changes: [
      {
        from: `      if (typeof singleFetch === "function") {
        let result = await singleFetch();
        return result;
      }
      let result = await fetchServerHandler(request, route);
      return unwrap ? unwrapServerResponse(result) : result;
`,
        to: "      return singleFetch();\n",
      },
      // Shown while loaders of the browser run before a page is there: there are none.
      { from: ': route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', to: ": undefined" },
    ],
  },
  {
    file: `${FOLDER}/components.js`,
    changes: [
      {
        from: `    router,
    static: isStatic,
    staticContext
  } = useDataRouterContext();
`,
        to: `    router
  } = useDataRouterContext();
  const isStatic = false;
  const staticContext = undefined;
`,
      },
      { from: "let streamScript = future.v3_singleFetch ?", to: "let streamScript = true ?" },
      {
        from: "let activeDeferreds = future.v3_singleFetch ? undefined :",
        to: "let activeDeferreds = true ? undefined :",
      },
      {
        from: 'if (!isStatic && typeof __remixContext === "object" && __remixContext.a) {',
        to: "if (false) {",
      },
    ],
  },
];

const SOURCE = "scripts/settled-flags.ts";

/** The module's text without its questions; null for a module that is not one of these. Throws where it says otherwise. */
export const settleFlags = (id: string, code: string): string | null =>
  patchModule(PATCHES, SOURCE, id, code);

/** For the browser's build. */
export const settledFlags = (): Plugin => patchPlugin("settled-flags", "browser", PATCHES, SOURCE);
