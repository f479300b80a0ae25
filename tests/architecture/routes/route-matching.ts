/** Which route module answers a URL, by Remix's own matching over `app/routes.ts`. */
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

type Matchable = { id: string; path?: string; index?: boolean; children?: Matchable[] };

function matchable(entries: readonly RouteConfigEntry[]): Matchable[] {
  return entries.map(({ file, path, index, children }) => ({
    id: file,
    ...(path === undefined ? {} : { path }),
    ...(index === true ? { index: true } : {}),
    ...(children === undefined ? {} : { children: matchable(children) }),
  }));
}

// `index` is a discriminant in the router's type, which a computed tree cannot show.
const tree = matchable(await routes) as Parameters<typeof matchRoutes>[0];

/** Files of the splat route and of the single-segment catch-all: reached when no fixed route fits. */
export const CATCH_ALLS: readonly (string | undefined)[] = [
  "routes/public/not-found.tsx",
  "routes/profiles/agent-at-root.tsx",
];

/** The file of the route that answers, relative to `app`; undefined when none does. */
export function findRouteFile(url: string): string | undefined {
  const { pathname } = new URL(url, "http://fairlead.invalid");
  return matchRoutes(tree, { pathname })?.at(-1)?.route.id;
}

type ServerRoute = { id: string; parentId?: string; path?: string; module: object };

/** The table as the build has it, without the modules. */
export function asServerRoutes(
  entries: readonly Matchable[] = matchable(routes),
  parentId?: string,
): Record<string, ServerRoute> {
  return Object.assign(
    {},
    ...entries.map(({ id, path, children = [] }) => {
      const own = { id, module: {}, ...(path && { path }), ...(parentId && { parentId }) };
      return { [id]: own, ...asServerRoutes(children, id) };
    }),
  );
}

/** Every route's full path pattern, such as `/agents/:state`. */
export function listRoutePaths(entries: readonly Matchable[] = matchable(routes), parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return [full === "" ? "/" : full, ...listRoutePaths(children ?? [], full)];
  });
}
