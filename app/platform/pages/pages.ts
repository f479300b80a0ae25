/** What the product knows about a page from its address. Each route's `handle` declares it; nothing is listed twice. */
import { matchRoutes } from "@remix-run/react";
import { canonicalPath } from "./page-address.ts";

/** What is needed about a page before its route runs, or from outside it. */
export type PageFacts = {
  /**
   * Shown in English alone: professionals and admins work there, as the notices of states and carriers are in English. A
   * function where it depends on the query. All pages of admins are, without saying so.
   */
  english?: true | ((search: URLSearchParams) => boolean);
  /** Shown to an admin who views the product as someone else (docs/decisions/0064); no other page is. */
  inView?: true;
  /** Open to a person in the payment step of onboarding (specification §4.6). */
  whilePaying?: true;
};

export type Pages = {
  /** Of the page at a path, with or without Remix's `.data`; null where there is none. */
  factsOf(pathname: string): PageFacts | null;
  /** The id of the route at a path, for logs: unlike the path, it names nobody. Null where there is none. */
  routeOf(pathname: string): string | null;
  /** Whether its texts have no other language. */
  isEnglishAlone(url: Pick<URL, "pathname" | "searchParams">): boolean;
  /** Whether a profile's address, `/{slug}`, can't be this: one of our pages begins with it. */
  isReserved(segment: string): boolean;
};

/** The parts of Remix's table of routes (`ServerBuild["routes"]`) that are read here. */
type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: { handle?: unknown } };
type RouteNode = { id: string; path?: string; index?: boolean; handle: unknown; children: RouteNode[] };

/** What the Worker answers without a route, and what specification §2 reserves for later. */
const WITHOUT_ROUTE = ["about", "assets", "dev", "favicon.ico", "healthz", "parties", "readyz"];

/** Reads the table once, for use in every request. */
export function readPages(routes: Record<string, Route | undefined>): Pages {
  const all = Object.values(routes).filter((one) => one !== undefined);
  const below = (parentId: string | undefined): RouteNode[] =>
    all
      .filter((one) => one.parentId === parentId)
      .map(({ id, path, index, module }) => ({
        id,
        ...(path === undefined ? {} : { path }),
        ...(index === undefined ? {} : { index }),
        handle: module.handle,
        children: below(id),
      }));
  // `index` is a discriminant in the router's type, which a computed tree cannot show.
  const tree = below(undefined) as Parameters<typeof matchRoutes>[0];
  const reserved = new Set([...WITHOUT_ROUTE, ...firstSegments(below(undefined))]);

  const matched = (pathname: string) => {
    // The router writes about a path that is no text.
    const path = canonicalPath(pathname);
    if (path === null) return null;
    const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return matchRoutes(tree, page)?.at(-1)?.route ?? null;
  };
  const handleOf = (pathname: string): (PageFacts & { access?: string }) | null =>
    matched(pathname)?.handle ?? null;
  return {
    factsOf: handleOf,
    routeOf: (pathname) => matched(pathname)?.id ?? null,
    isEnglishAlone({ pathname, searchParams }) {
      const { access, english } = handleOf(pathname) ?? {};
      return access === "admin" || (typeof english === "function" ? english(searchParams) : english === true);
    },
    isReserved: (segment) => reserved.has(segment),
  };
}

const firstSegments = (nodes: readonly RouteNode[]): string[] =>
  nodes.flatMap(({ path, children }) => {
    const first = path?.split("/").find((segment) => segment !== "");
    if (first === undefined) return firstSegments(children);
    return /^[:*]/.test(first) ? [] : [first];
  });
