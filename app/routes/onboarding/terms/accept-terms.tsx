import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

/** Redirects to the page with the terms: older emails have this address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSettingsAccess(request, context);
  return redirect(paths.userAgreement());
}
