import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { GPC_SINCE } from "#app/platform/security/gpc.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** Says that the site honors Global Privacy Control, and since when: `{"gpc": true, "lastUpdate": "2026-11-27"}`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return Response.json({ gpc: true, lastUpdate: GPC_SINCE });
}
