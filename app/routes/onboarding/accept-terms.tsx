import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

/** One page holds the terms; this address of it stands in older mails. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSettingsAccess(request, context);
  return redirect(paths.userAgreement());
}
