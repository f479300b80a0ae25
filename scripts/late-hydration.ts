/**
 * Where the reader goes is told to Remix's context at once. React would then give up the markup of a part of the page whose
 * code has not come yet (app/shell/late-page.tsx), and show nothing until it has. In the browser's build the context learns of
 * it as the router's does: in a transition, which waits.
 */
import type { Plugin } from "vite";
import { type Patch, patchPlugin } from "./patched-modules.ts";

const PATCHES: Patch[] = [
  {
    file: "/@remix-run/react/dist/esm/browser.js",
    changes: [
      {
        from: "        setLocation(newState.location);\n",
        to: "        React.startTransition(() => setLocation(newState.location));\n",
      },
    ],
  },
];

/** For the browser's build. */
export const lateHydration = (): Plugin =>
  patchPlugin("late-hydration", "browser", PATCHES, "scripts/late-hydration.ts");
