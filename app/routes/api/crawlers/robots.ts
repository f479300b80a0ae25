import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** Public pages are open to all robots. Personal pages and the endless combinations of searches are not. */
export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Disallow: ${paths.saved()}`,
    `Disallow: ${paths.compare()}`,
    `Disallow: ${paths.search()}?`,
    "Allow: /",
    "",
    `Sitemap: ${context.origin}${paths.sitemapIndex()}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
