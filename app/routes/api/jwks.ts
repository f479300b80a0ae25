import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { tokenKeys } from "#app/domains/auth/sessions/sessions.server.ts";
import { publicKeys } from "#app/domains/auth/sessions/tokens.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** Our public keys (RFC 7517), for services that check our access tokens. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(publicKeys(tokenKeys(context)), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
