/**
 * A page whose code comes when its reader first touches it. Until then it is what the server has made of it: links lead,
 * forms send, as without JavaScript. React keeps the markup within the boundary and takes it over once the code is there.
 */
import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { type ComponentType, Suspense, useEffect } from "react";
import { lateCode } from "./late-code.ts";
import { describedIn } from "./served-meta.ts";
import { ShownContext } from "./toast-region.tsx";

/** A page and its head. `Args` is what its `meta` is given. */
type PageCode<Args = Parameters<MetaFunction>[0]> = {
  Page: ComponentType;
  meta: (args: Args) => MetaDescriptor[] | undefined;
};

let plainly = false;

/**
 * What `render` makes of a page. Where a part of it fails, React's server writes a mark for the browser and goes on; here the
 * failure is thrown, as for any other page.
 */
export function renderWhole(render: () => string): string {
  const html = render();
  if (!html.includes("<!--$!-->")) return html;
  plainly = true;
  try {
    return render();
  } finally {
    plainly = false;
  }
}

/**
 * The page's component and `meta` for its route: of `now` on the server, of what `load` brings in the browser, untouched where
 * `isAwaited` says that it has something to do at once.
 */
export function latePage<Args>(
  now: PageCode<Args> | null,
  load: () => Promise<PageCode<Args>>,
  isAwaited: () => boolean = () => false,
) {
  const late = lateCode(now, load);
  // The routes of the page that was sent are read before there is a router. Gone to within the site there is no markup to keep.
  const isServed = globalThis.__remixRouter === undefined;

  function Whole() {
    useEffect(() => late.takenOver(), []);
    if (late.now !== null) return <late.now.Page />;
    if (!isServed) late.bring().catch(() => {});
    throw late.arrival;
  }

  // The same element each time: React would give up the markup of a boundary that is given new properties. Nor may a toast
  // that goes be told to it.
  const whole = (
    <ShownContext.Provider value={null}>
      <Suspense>
        <Whole />
      </Suspense>
    </ShownContext.Provider>
  );
  return {
    Page() {
      useEffect(() => {
        // Whoever is in it already has touched it before there was anybody to notice.
        if (isAwaited() || document.activeElement?.closest("#main")) late.bring().catch(() => {});
        return late.watch();
      }, [late, isAwaited]);
      return plainly ? <Whole /> : whole;
    },
    meta: (args: Args) => (late.now === null ? describedIn(document) : late.now.meta(args)),
    bring: late.bring,
  };
}
