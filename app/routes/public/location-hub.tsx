import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { StateTiles } from "#app/domains/directory/components/places/state-tiles.tsx";
import { SearchForm } from "#app/domains/directory/components/search/search-form.tsx";
import { getCountry } from "#app/domains/directory/places/country-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { named, t } from "#app/text/text.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

export const handle = { access: "public", layout: "home", inView: true } satisfies RouteHandle;

const CITY_LIMIT = 18;

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
  const { states, largest, types } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <PageHead>
        <h1>{t("Search by location")}</h1>
        <p className="text-muted">
          {t("A ZIP is the most exact. A city, a state, or an agent’s or organization’s name works as well.")}
        </p>
      </PageHead>
      <SearchForm types={types} />
      <Section id="cities" title={t("Cities with most agents")}>
        <CityLinks columns cities={largest} />
      </Section>
      <Section id="types" title={t("By insurance type, near you")}>
        <Row>
          {types.map((type) => (
            <Chip key={type.slug} to={paths.search({ near: "me", type: type.slug })} rel="nofollow">
              {named(type.name)}
            </Chip>
          ))}
        </Row>
      </Section>
      <Section
        id="states"
        title={t("By state")}
        aside={
          <Link className="text-14" to={paths.locationDirectory()}>
            {t("All places, A to Z")}
          </Link>
        }
      >
        <StateTiles states={states} />
      </Section>
    </PageMain>
  );
}
