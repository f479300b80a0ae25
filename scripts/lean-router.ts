/**
 * The router brings along what Fairlead never asks of it: transitions of views, blockers of navigation, data that arrives
 * later by `defer` (single fetch has its own way) and routes that are replaced while developing. In the browser's build they are
 * left out: 2 kB of compressed JavaScript, and five effects of the element around every page.
 */
import type { Plugin } from "vite";
import { type Patch, patchModule, patchPlugin } from "./patched-modules.ts";

const ROUTER: Patch = {
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
    { from: "  let deferred = value;\n", until: "}\nfunction isResponse(value) {", to: "  return false;\n" },
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
};

const PROVIDER: Patch = {
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
};

const PATCHES: Patch[] = [ROUTER, PROVIDER];
const SOURCE = "scripts/lean-router.ts";

/** The module's text without them; null for a module that is not one of these. Throws where it says otherwise. */
export const leaveOut = (id: string, code: string): string | null => patchModule(PATCHES, SOURCE, id, code);

/** For the browser's build. */
export const leanRouter = (): Plugin => patchPlugin("lean-router", "browser", PATCHES, SOURCE);
