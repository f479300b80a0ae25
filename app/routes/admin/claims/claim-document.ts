import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findClaim } from "#app/domains/claims/claim-queries.server.ts";
import { documentName } from "#app/domains/claims/document-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { savedDocument } from "#app/platform/files/upload.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** The document of an open claim as a download. It comes from a stranger, so this site never shows it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const claimId = parseUuid(params.id);
  const claim = claimId === null ? null : await findClaim(context, claimId);
  const document = claim?.status === "open" ? claim.document : null;
  const body =
    claim === null || document === null ? null : await context.documents.get(documentName(claim.id));
  if (document === null || body === null)
    throw new Response("There’s no document here, or it has been deleted.\n", { status: 404 });
  return savedDocument(body, document.type, "claim");
}
