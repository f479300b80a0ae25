import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** ISO/IEC 18004: four light modules on each side, or scanners may not find the code. */
const QUIET_MODULES = 4;

/** `GET /contact-capture/{identifier}/qr.svg`: a code with the agent's id, which still works when the slug changes. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const identifier = parseIdentifier(params.identifier);
  const agent = identifier === null ? null : await findLeadAgent(context, identifier);
  if (agent === null) throw new Response("No such code.\n", { status: 404 });
  shareWithEveryone(context, request);
  const svg = renderSVG(context.origin + leadPaths.captureCard(agent.id), {
    ecc: "M",
    border: QUIET_MODULES,
  });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
