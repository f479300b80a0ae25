/** A state's counties, greener where there are more agents. Pages draw it with `<use href>`, like the area map. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { outlinePath, projectBox, STATE_MAP_WIDTH } from "#app/domains/directory/maps/map-drawing.ts";
import { findStateOutlines } from "#app/domains/directory/maps/map-queries.server.ts";
import { shadeOf } from "#app/domains/directory/maps/shades.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const FILLS = ["none", "var(--shade-1)", "var(--shade-2)", "var(--shade-3)", "var(--shade-4)"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = /^([a-z]{2})\.svg$/.exec(params.name ?? "")?.[1]?.toUpperCase();
  const rows = code === undefined ? null : await findStateOutlines(context, code);
  if (rows === null) throw new Response("No such map.\n", { status: 404 });
  shareWithEveryone(context, request);
  const box = {
    minLat: Math.min(...rows.map((row) => row.minLat)),
    maxLat: Math.max(...rows.map((row) => row.maxLat)),
    minLon: Math.min(...rows.map((row) => row.minLon)),
    maxLon: Math.max(...rows.map((row) => row.maxLon)),
  };
  const { project, height } = projectBox(box, STATE_MAP_WIDTH);
  const most = Math.max(...rows.map((row) => row.agentCount));
  const paths = rows.map(
    (row) =>
      `<path d="${outlinePath(row.outline, project)}" fill="${FILLS[shadeOf(row.agentCount, most)]}"/>`,
  );
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STATE_MAP_WIDTH} ${height}">` +
      `<symbol id="counties" viewBox="-2 -2 ${STATE_MAP_WIDTH + 4} ${height + 4}">` +
      `<g stroke="var(--map-line, #a7a697)" stroke-width="1" stroke-linejoin="round">${paths.join("")}</g></symbol></svg>\n`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
}
