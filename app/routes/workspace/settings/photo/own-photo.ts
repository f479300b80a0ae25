import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { openStoredFile } from "#app/domains/photos/files.server.ts";
import { findNameOf, findOwnOwner } from "#app/domains/photos/photo-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { photoFile, photoUrlOf } from "#app/paths/paths.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

/** A former photo, only for those who may bring it back. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const photoId = parseUuid(params.id);
  const facts = photoId === null ? null : await findOwnOwner(context, viewer);
  const name = photoId === null || facts === null ? null : await findNameOf(context, facts.owner, photoId);
  const body = name === null ? null : await openStoredFile(context, name, "320.jpg");
  // The demonstration's portraits are static files, at their public address.
  if (name !== null && body === null) return redirect(photoFile(photoUrlOf(name), 320));
  if (body === null)
    throw new Response("There’s no photo here.\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(body, {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" },
  });
}
