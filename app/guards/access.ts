import type { PageFacts } from "#app/platform/pages/pages.ts";

/** Who may reach a route. A test walks the built manifest and calls each route as each kind of visitor. */
export type Access = "public" | "anonymous" | "signed-in" | "settings" | "admin";

/**
 * What every route module with a loader or an action exports as `handle`: everything that is declared about its
 * address.
 */
export type RouteHandle = PageFacts & {
  access: Access;
  /**
   * How header and footer are: `wide` for results, `home` without the search box, `bare` without either, `workspace` in a
   * sidebar for the signed-in, and as on other pages for everyone else.
   */
  layout?: "page" | "wide" | "home" | "bare" | "workspace";
};
