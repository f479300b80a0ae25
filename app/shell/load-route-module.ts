/**
 * In the built pages this stands in the place of Remix's own (vite.config.ts), which loads the page anew, without a word,
 * when the code of the next one does not arrive: the reader is back where they were and never learns why. Here it is an
 * error, and the page says so.
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
    // On the way to that page: Page Loading Error stands in its place.
    if (window.__remixRouter?.state.navigation.state !== "idle") throw error;
    // A form of another page's, sent from this one, needs its code for nothing, and this one stays.
    return { default: LoadedAnew };
  }
}

/** Whoever goes to that page later has it from the server as a whole. */
function LoadedAnew() {
  window.location.reload();
  return null;
}
