import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { signedConsents } from "#app/domains/leads/consents/consent-file.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** `GET /dashboard/leads/{id}/consent.json`: what the person agreed to, signed, for the agent of the lead alone. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const leadId = parseUuid(params.id);
  const file = leadId === null ? null : await signedConsents(context, viewer.userId, leadId);
  if (file === null) throw new Response("You have no lead at this address.\n", { status: 404 });
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="consent-${leadId}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
