import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listNights, nightsFile } from "#app/domains/directory/ranking/neutrality/check-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /neutrality.csv`: the nights of the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return new Response(nightsFile(await listNights(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="neutrality.csv"',
    },
  });
}
