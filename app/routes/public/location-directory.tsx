import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Country, CountrySummary } from "#app/domains/directory/components/places/country.tsx";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
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
  // The phone's state picker is a GET form, so that it needs no JavaScript.
  const picked = parseIdentifier(new URL(request.url).searchParams.get("state") ?? undefined);
  if (picked !== null) throw redirect(paths.state(picked.value));
  return getCountry(context, CITY_LIMIT);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("Insurance agents by state and city"),
    description: t(
      "Browse insurance agents in 50 states and Washington, DC, by county and city, with licenses and reviews.",
    ),
    canonicalPath: paths.locationDirectory(),
    imagePath: paths.pageCard("location-directory"),
  });

export default function LocationDirectory() {
  const country = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <PageHead>
        <h1>{t("Agents by state and city")}</h1>
        <p className="text-muted">
          <CountrySummary {...country} />
        </p>
      </PageHead>
      <Country {...country} />
    </PageMain>
  );
}
