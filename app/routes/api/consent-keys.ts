import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { consentKeys } from "#app/domains/consents/signed-file-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /.well-known/consent-keys.json`: our public keys (RFC 8037), for anyone who checks a signed consent record. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await consentKeys(context), { headers: { "Cache-Control": "public, max-age=300" } });
}
