import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getHighestNumbers } from "#app/domains/directory/places/sitemap-queries.server.ts";
import { getHighestQuestionNo } from "#app/domains/questions/published/sitemap-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { SHARDED_KINDS, shardsFor, writeSitemapIndex } from "#app/platform/pages/sitemap.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /sitemap.xml`: lists the sitemaps. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [numbers, questions] = await Promise.all([getHighestNumbers(context), getHighestQuestionNo(context)]);
  const highest = { ...numbers, questions };
  shareWithEveryone(context, request);
  const shards = SHARDED_KINDS.flatMap((kind) =>
    Array.from({ length: shardsFor(highest[kind]) }, (_, at) => `${kind}-${at + 1}`),
  );
  const text = writeSitemapIndex(context.origin, ["pages", "states", ...shards].map(paths.sitemap));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
