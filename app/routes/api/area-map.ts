/**
 * The ground of an area map: land and county lines around a point, as a symbol that pages draw their pins over
 * (`<use href>`), so that it is fetched once, kept, and takes the page's colors in either theme.
 */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { BASE_MAP_UNITS, outlinePath, projectAround } from "#app/domains/directory/maps/map-drawing.ts";
import { listOutlinesAround } from "#app/domains/directory/maps/map-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { MAP_FILE } from "#app/platform/page-cache.ts";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const parts = /^(-?\d{1,2}\.\d{2}),(-?\d{1,3}\.\d{2}),(\d{1,3})\.svg$/.exec(params.name ?? "");
  const center = { lat: Number(parts?.[1]), lon: Number(parts?.[2]) };
  const radiusMiles = Number(parts?.[3]);
  if (
    parts === null ||
    Math.abs(center.lat) > 85 ||
    Math.abs(center.lon) > 180 ||
    radiusMiles < 1 ||
    radiusMiles > 100
  ) {
    throw new Response("No such map.\n", { status: 404 });
  }
  const rows = await listOutlinesAround(context, center, radiusMiles);
  const project = projectAround(center, radiusMiles);
  const land = rows.map((row) => outlinePath(row.outline, project)).join("");
  const edge = BASE_MAP_UNITS;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${edge * 2} ${edge * 2}">` +
      `<path id="ground" d="${land}" fill="var(--map-land, #ede9dd)" stroke="var(--map-line, #a7a697)" ` +
      `stroke-width="1" stroke-linejoin="round"/></svg>\n`,
    { headers: { "Content-Type": "image/svg+xml", "Cache-Control": MAP_FILE } },
  );
}
