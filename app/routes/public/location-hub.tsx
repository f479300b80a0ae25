import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Country, CountrySummary } from "#app/domains/directory/components/places/country.tsx";
import { getCountry } from "#app/domains/directory/places/country-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", layout: "home", inView: true } satisfies RouteHandle;

const CITY_LIMIT = 60;

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return getCountry(context, CITY_LIMIT);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("Search insurance agents by location"),
    description: t(
      "Find licensed insurance agents near a ZIP code, a city, or your location, by insurance type.",
    ),
    canonicalPath: paths.locationHub(),
    imagePath: paths.pageCard("location-hub"),
  });

export default function LocationHub() {
  const country = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <PageHead>
        <h1>{t("Search by location")}</h1>
        <p className="text-muted">
          <CountrySummary {...country} />
        </p>
      </PageHead>
      <Country {...country} />
    </PageMain>
  );
}
