import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeSitemapIndex } from "#app/domains/directory/sitemap.ts";
import { getShardCounts } from "#app/domains/directory/sitemap-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /sitemap.xml`: names the sitemaps. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const counts = await getShardCounts(context);
  shareWithEveryone(context, request);
  const shards = (["cities", "organizations", "agents"] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, at) => `${kind}-${at + 1}`),
  );
  const text = writeSitemapIndex(context.origin, ["pages", "states", ...shards].map(paths.sitemap));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
