/** Remix and its router as Fairlead's pages need them: what a browser is sent and never runs is left out of its build. */
import { definePatches, type Patch } from "./patched-modules.ts";

/**
 * The router brings along what Fairlead never asks of it: transitions of views, blockers of navigation, data that arrives
 * later by `defer` (single fetch has its own way) and routes that are replaced while developing. In the browser's build they are
 * left out: 2 kB of compressed JavaScript, and five effects of the element around every page.
 */
const UNUSED: Patch[] = [
  {
    file: "/@remix-run/router/dist/router.js",
    changes: [
      // Blockers.
      {
        from: "      if (unblockBlockerHistoryUpdate) {",
        until: "      return startNavigation(historyAction, location);",
        to: "",
      },
      {
        from: "    let blockerKey = shouldBlockNavigation({\n      currentLocation,",
        until: "    return await startNavigation(",
        to: "",
      },
      { from: "    let blockers = state.blockers;\n", until: "    // Always respect the user flag.", to: "" },
      { from: "    state.blockers.forEach((_, key) => deleteBlocker(key));\n", to: "" },
      {
        from: "      preventScrollReset,\n      blockers\n    }), {",
        to: "      preventScrollReset\n    }), {",
      },
      {
        from: "  function getBlocker(key, fn) {",
        until: "  function handleNavigational404(pathname) {",
        to: "",
      },
      // Transitions of views.
      {
        from: "      restoreAppliedTransitions(routerWindow, appliedViewTransitions);",
        until: "    }\n    // Kick off initial data load",
        to: "",
      },
      {
        from: "    // On POP, enable transitions if they were enabled",
        until: "    updateState(_extends({}, newState, {\n      actionData,",
        to: "",
      },
      // Deferred data.
      {
        from: "    activeDeferreds.forEach((deferredData, routeId) => {",
        until: "    // Preserve SSR errors during partial hydration",
        to: "",
      },
      {
        from: "  function cancelActiveDeferreds(predicate) {",
        until: "  }\n  // Opt in to capturing",
        to: "  function cancelActiveDeferreds() {\n    return [];\n",
      },
      { from: "  return result.type === ResultType.deferred;", to: "  return false;" },
      {
        from: "  let deferred = value;\n",
        until: "}\nfunction isResponse(value) {",
        to: "  return false;\n",
      },
      // Text and JSON instead of a form.
      {
        from: '  if (opts.body !== undefined) {\n    if (opts.formEncType === "text/plain") {',
        until: '  invariant(typeof FormData === "function"',
        to: "",
      },
      // What a developer is told who sends to a route that takes nothing.
      {
        from: '    if (method && pathname && routeId) {\n      errorMessage = "You made a " + method + " request',
        until: '    } else if (type === "defer-action") {',
        to: "    if (false) {\n",
      },
      {
        from: '    if (method && pathname && routeId) {\n      errorMessage = "You made a " + method.toUpperCase()',
        until: "    } else if (method) {",
        to: "    if (false) {\n",
      },
      // What the router shows of itself.
      { from: "    getBlocker,\n    deleteBlocker,\n", to: "" },
      { from: "    _internalFetchControllers: fetchControllers,", until: "  };\n  return router;", to: "" },
    ],
  },
  {
    file: "/react-router-dom/dist/index.js",
    changes: [
      {
        from: "  let [pendingState, setPendingState] = React.useState();\n",
        until: "  let fetcherData = React.useRef(new Map());\n  let {\n    v7_startTransition",
        to: "",
      },
      {
        from: "      flushSync: flushSync,\n      viewTransitionOpts: viewTransitionOpts\n",
        to: "      flushSync\n",
      },
      {
        from: "    let isViewTransitionUnavailable = ",
        until: "      if (flushSync) {\n        flushSyncSafe(() => setStateImpl(newState));",
        to: "",
      },
      {
        from: "        optInStartTransition(() => setStateImpl(newState));\n      }\n      return;\n    }\n",
        until: "  // Need to use a layout effect here",
        to: "        optInStartTransition(() => setStateImpl(newState));\n      }\n  }, [fetcherData, optInStartTransition]);\n",
      },
      {
        from: "  // When we start a view transition, create a Deferred",
        until: "  let navigator = React.useMemo(() => {\n    return {\n      createHref: router.createHref,",
        to: "",
      },
      {
        from: "React.createElement(ViewTransitionContext.Provider, {\n    value: vtContext\n  }, ",
        to: "React.createElement(React.Fragment, null, ",
      },
      {
        from: "  let isTransitioning = routerState != null &&\n",
        until: "  let toPathname = navigator.encodeLocation",
        to: "  const isTransitioning = false;\n",
      },
    ],
  },
];

const FOLDER = "/@remix-run/react/dist/esm";

/**
 * Remix asks at run time for what remix.config.js settles at build time, so every browser is sent what is never run: the
 * ways of fetching before `v3_singleFetch`, pages without a server, and what only a server writes into a page. In the
 * browser's build these questions are answered, and what falls away with them is 3.3 kB of compressed JavaScript.
 */
const SETTLED: Patch[] = [
  {
    file: `${FOLDER}/browser.js`,
    changes: [
      { from: "if (window.__remixContext.future.v3_singleFetch) {", to: "{" },
      { from: "if (!window.__remixContext.isSpaMode) {", to: "{" },
      {
        from: "dataStrategy: window.__remixContext.future.v3_singleFetch && !window.__remixContext.isSpaMode ? getSingleFetchDataStrategy(window.__remixManifest, window.__remixRouteModules, () => router) : undefined,",
        to: "dataStrategy: getSingleFetchDataStrategy(window.__remixManifest, window.__remixRouteModules, () => router),",
      },
      // Where the reader goes is told to Remix's context at once. React would then give up the markup of a part of the page
      // whose code has not come yet (app/shell/late-page.tsx), and show nothing until it has. The context learns of it as the
      // router's does: in a transition, which waits.
      {
        from: "        setLocation(newState.location);\n",
        to: "        React.startTransition(() => setLocation(newState.location));\n",
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

/** For the browser's build. */
export const leanRemix = definePatches("lean-remix", "browser", [...UNUSED, ...SETTLED]);
