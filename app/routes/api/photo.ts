import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openPhotoFile } from "#app/domains/photos/files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { PHOTO_FILES } from "#app/platform/files/photo-maker.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const NAME = /^[0-9a-z]{12}$/;

/**
 * One size of a photo. The photo under a name never changes, so browsers may cache it. A removed photo is gone from
 * every data center at once, because only the store is read.
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
      // Mail and contact programs show it too.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
