/**
 * A link is rendered for the browser, where it listens: five listeners that fetch ahead, two effects, two states, and one that
 * navigates. A server's link is its address and nothing of it runs, but all of it is made, for some hundred links a page. In the
 * Worker's build it is not; the HTML is the same.
 */
import type { Plugin } from "vite";
import { type Patch, patchPlugin } from "./patched-modules.ts";

const PATCHES: Patch[] = [
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

const SOURCE = "scripts/still-links.ts";

/** For the Worker's build. */
export const linksWithoutListeners = (): Plugin => patchPlugin("still-links", "worker", PATCHES, SOURCE);
