/**
 * The base of an area map: land, county lines and water around a point, as a symbol that pages draw their pins over
 * (`<use href>`). It is fetched once, cached, and takes the page's colors in either theme.
 */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  BASE_MAP_UNITS,
  coursePath,
  OUTSIDE,
  outlinePath,
  projectAround,
  waterPath,
} from "#app/domains/directory/maps/map-drawing.ts";
import { listGroundAround } from "#app/domains/directory/maps/map-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { MAP_FILE } from "#app/platform/cache/page-cache.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const LAND = "var(--map-land, #ede9dd)";
const WATER = "var(--map-water, #c9d6da)";

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
  const { land, waters } = await listGroundAround(context, center, radiusMiles);
  const project = projectAround(center, radiusMiles);
  const edge = BASE_MAP_UNITS;
  const box = `${-edge} ${-edge} ${edge * 2} ${edge * 2}`;
  const counties = land.map((row) => outlinePath(row.outline, project, OUTSIDE)).join("");
  const areas = waters.map((row) => waterPath(row.areas, project)).join("");
  const courses = waters.map((row) => coursePath(row.courses, project)).join("");
  // Where we have water data, everything else is land, including land abroad.
  const ground =
    waters.length === 0 ? "" : `<path d="M${-edge} ${-edge}H${edge}V${edge}H${-edge}Z" fill="${LAND}"/>`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g id="ground" stroke-linejoin="round">${ground}` +
      `<path d="${counties}" fill="${LAND}" stroke="var(--map-line, #a7a697)"/>` +
      `<path d="${courses}" fill="none" stroke="${WATER}" stroke-width="2"/>` +
      `<path d="${areas}" fill="${WATER}"/></g></svg>\n`,
    { headers: { "Content-Type": "image/svg+xml", "Cache-Control": MAP_FILE } },
  );
}
