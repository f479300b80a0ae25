import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { askedOf } from "#app/domains/directory/search/needs/asked.ts";
import { isShared, locate } from "#app/domains/directory/search/places/locate.ts";
import { listPoints } from "#app/domains/directory/search/points.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `LivePoints` of a search, with the parameters of its results page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const parsed = parseSearch(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: "This search could not be read." }, { status: 400 });
  const asked = askedOf(parsed.query);
  const nearMe = locate(asked.query, context);
  if (isShared(asked.query, nearMe)) shareWithEveryone(context, request);
  const points = await listPoints(context, asked, nearMe);
  return points === null
    ? Response.json({ error: "This search has no map." }, { status: 404 })
    : Response.json(points);
}
