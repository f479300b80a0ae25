import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openStoredFile } from "#app/domains/photos/files.server.ts";
import { findPhotoCase } from "#app/domains/photos/reports/case-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** A reported photo, even if its owner has removed it since; 404 once it is deleted. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const caseId = parseUuid(params.id);
  const facts = caseId === null ? null : await findPhotoCase(context, caseId);
  const body = facts === null ? null : await openStoredFile(context, facts.photoName, "640.jpg");
  if (body === null)
    throw new Response("There’s no photo here, or it’s gone.\n", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });
  return new Response(body, {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" },
  });
}
