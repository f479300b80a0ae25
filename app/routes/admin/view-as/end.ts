import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { clearedView } from "#app/guards/view-as.server.ts";
import { adminPaths } from "#app/paths/admin.ts";

/** Public: a person with the cookie may end the view, even if they aren't an admin anymore. */
export const handle = { access: "public", english: true } satisfies RouteHandle;

/** Not a page: ending the view is the action. */
export function loader() {
  return redirect(adminPaths.home());
}

export function action({ context }: ActionFunctionArgs) {
  context.cookies.push(clearedView());
  return redirect(adminPaths.home(), { status: 303, headers: { "X-Remix-Reload-Document": "true" } });
}
