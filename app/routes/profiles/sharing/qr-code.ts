import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import { findAgentAddress } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { requireIdentifier } from "../load-profile.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** ISO/IEC 18004: four light modules on each side, or scanners may not find the code. */
const QUIET_MODULES = 4;

/** `GET /showcase/{identifier}/qr.svg`: opens the short address, which stays valid when the slug changes. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const address = await findAgentAddress(context, requireIdentifier(params.identifier));
  if (address === null || address.accountStatus !== "active")
    throw new Response("No such code.\n", { status: 404 });
  shareWithEveryone(context, request);
  const svg = renderSVG(`${context.origin}${paths.shortAgent(address.id)}`, {
    ecc: "M",
    border: QUIET_MODULES,
  });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
