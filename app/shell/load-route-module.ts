/**
 * In the built pages this stands in the place of Remix's own (vite.config.ts), which loads the page anew, without a word,
 * when the code of the next one does not arrive: the reader is back where they were and never learns why. Here the
 * page says so.
 */
import type { ComponentType } from "react";

type RouteModule = { default: ComponentType };
type Route = { id: string; module: string };

/** The code of a route, from what was loaded already or from the server. */
export async function loadRouteModule(
  route: Route,
  loaded: Record<string, RouteModule>,
): Promise<RouteModule> {
  const known = loaded[route.id];
  if (known !== undefined) return known;
  try {
    const module: RouteModule = await import(/* @vite-ignore */ route.module);
    loaded[route.id] = module;
    return module;
  } catch (error) {
    return { default: notArrived(error, window.__remixRouter?.state.navigation.location?.key) };
  }
}

/**
 * Stands where the page should: Page Loading Error for whoever was on the way to it. A form that is sent to it from
 * another page needs nothing of its code; whoever goes there later has it from the server, as a whole.
 */
function notArrived(error: unknown, onTheWay: string | undefined): ComponentType {
  return () => {
    if (window.__remixRouter?.state.location.key === onTheWay) throw error;
    window.location.reload();
    return null;
  };
}
