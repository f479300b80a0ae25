import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { requireList } from "../lists/registry.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/{list}.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return requireList(params.list).answerFile(request, context, admin.userId);
}
