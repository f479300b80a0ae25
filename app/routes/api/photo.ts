import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openPhotoFile } from "#app/domains/photos/files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { PHOTO_FILES } from "#app/platform/files/photo-maker.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const NAME = /^[0-9a-z]{12}$/;

/**
 * One size of a photo. Under this name it never changes, so that browsers keep it; once it is removed there is nothing
 * here any more, in any data center, because nothing but the store is asked.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const file = PHOTO_FILES.find((one) => params.file === one && one.endsWith(".jpg"));
  const body =
    file === undefined || !NAME.test(params.name ?? "")
      ? null
      : await openPhotoFile(context, params.name ?? "", file);
  if (body === null)
    throw new Response("There’s no photo here.\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(body, {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
      // Readers of email and contacts show it too.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
