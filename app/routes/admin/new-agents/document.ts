import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findAgentApplication } from "#app/domains/claims/applications/application-queries.server.ts";
import { documentName } from "#app/domains/claims/applications/document-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { savedDocument } from "#app/platform/files/upload.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** The document of an application as a download. It comes from a stranger, so this site never shows it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = parseUuid(params.id);
  const application = id === null ? null : await findAgentApplication(context, id);
  const body = application === null ? null : await context.documents.get(documentName(application.id));
  if (application === null || body === null)
    throw new Response("There’s no document here, or it has been deleted.\n", { status: 404 });
  return savedDocument(body, application.documentType, "application");
}
