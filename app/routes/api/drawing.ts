import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { draw, parseFace } from "#app/domains/photos/drawings/draw.ts";
import type { RouteHandle } from "#app/guards/access.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** The drawing that a name describes. It reads nothing, and the drawing under a name never changes. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, name = ""] = /^([^.]+)\.svg$/.exec(params.file ?? "") ?? [];
  const face = parseFace(name);
  const drawn = face === null ? draw(name) : await context.photoMaker.drawFace(face);
  if (drawn === null)
    throw new Response("There’s no drawing here.\n", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });
  return new Response(drawn, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
