import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { documentName } from "#app/domains/licenses/document-commands.server.ts";
import { findDocument } from "#app/domains/licenses/document-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { savedDocument } from "#app/platform/files/upload.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** The document for a license as a download. It comes from a stranger, so this site never shows it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = parseUuid(params.id);
  const document = id === null ? null : await findDocument(context, id);
  const body = document === null ? null : await context.documents.get(documentName(document.id));
  if (document === null || body === null)
    throw new Response("There’s no document here, or it has been deleted.\n", { status: 404 });
  return savedDocument(body, document.documentType, "license");
}
