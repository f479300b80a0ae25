import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { clearedView } from "#app/guards/view-as.server.ts";
import { adminPaths } from "#app/paths/admin.ts";

/** Whoever has the cookie may let it go: who is no admin any more as well. */
export const handle = { access: "public", english: true } satisfies RouteHandle;

/** There is nothing to see here: ending the view is a form's action. */
export function loader() {
  return redirect(adminPaths.home());
}

export function action({ context }: ActionFunctionArgs) {
  context.cookies.push(clearedView());
  return redirect(adminPaths.home(), { status: 303, headers: { "X-Remix-Reload-Document": "true" } });
}
