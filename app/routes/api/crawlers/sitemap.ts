import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  listAgentAddresses,
  listCityAddresses,
  listOrganizationAddresses,
  listStateAddresses,
} from "#app/domains/directory/places/sitemap-queries.server.ts";
import { listQuestionAddresses } from "#app/domains/questions/published/sitemap-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { neutralityAddress, reviewRulesAddress } from "#app/paths/review-rules.ts";
import { type AppContext, shareWithEveryone } from "#app/platform/context.ts";
import {
  parseSitemapName,
  type SitemapEntry,
  type SitemapName,
  writeSitemap,
} from "#app/platform/pages/sitemap.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const fixedPages = [
  paths.home(),
  paths.locationHub(),
  paths.locationDirectory(),
  paths.askExpert(),
  paths.expertAnswers(),
  paths.live(),
  paths.help(),
  paths.accuracy(),
  reviewRulesAddress(),
  neutralityAddress(),
  paths.reviewLog(),
  paths.ourVision(),
  paths.whoPays(),
  paths.accessibility(),
  paths.privacyPolicy(),
  paths.termsOfService(),
];

/** `GET /sitemaps/{name}.xml` */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const name = parseSitemapName(params.name ?? "");
  const entries = name === null ? [] : await listEntries(context, name);
  if (entries.length === 0) throw new Response("No such sitemap.\n", { status: 404 });
  shareWithEveryone(context, request);
  return new Response(writeSitemap(context.origin, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

async function listEntries(context: AppContext, name: SitemapName): Promise<SitemapEntry[]> {
  switch (name.kind) {
    case "pages":
      return fixedPages.map((path) => ({ path }));
    case "states":
      return (await listStateAddresses(context)).map(({ slug }) => ({ path: paths.state(slug) }));
    case "cities":
      return (await listCityAddresses(context, name.shard)).map((city) => ({
        path: paths.city(city.stateSlug, city.slug),
      }));
    case "agents":
      return (await listAgentAddresses(context, name.shard)).map(({ slug, updatedAt }) => ({
        path: paths.showcase(slug),
        updatedAt,
      }));
    case "questions":
      return (await listQuestionAddresses(context, name.shard)).map(({ slug }) => ({
        path: paths.expertAnswer(slug),
      }));
    case "organizations":
      return (await listOrganizationAddresses(context, name.shard)).map(({ slug }) => ({
        path: paths.organization(slug),
      }));
  }
}
