import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamScopes } from "#app/domains/calendar/scopes/scope-statements.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** What the viewer's clients agreed to talk about before appointments about Medicare. Only the viewer's own as an agent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  return new Response(streamScopes(context, viewer.userId), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="medicare-scopes.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
