import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "#app/domains/accounts/account-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

/** Everything that is kept of the viewer, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  return new Response(JSON.stringify(await exportAccount(context, viewer), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="account.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
