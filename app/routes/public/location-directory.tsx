import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { PlaceColumns } from "#app/domains/directory/components/places/place-columns.tsx";
import { StateTiles } from "#app/domains/directory/components/places/state-tiles.tsx";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { getCountry } from "#app/domains/directory/places/country-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { named, rich, t } from "#app/text/text.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

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
  const { states, largest } = useLoaderData<typeof loader>();
  const total = states.reduce((sum, state) => sum + state.agentCount, 0);
  const agents = <b>{t("{total} agents", { total })}</b>;
  const some = states.filter((state) => state.agentCount > 0).length;
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: t("Home"), to: paths.home() }, { label: t("All places") }]} />
      <PageHead>
        <h1>{t("Agents by state and city")}</h1>
        <p className="text-muted">
          {some === states.length
            ? rich("{agents} in all 50 states and Washington, DC.", { agents })
            : rich("{agents} in {some} of {all} states, counting Washington, DC.", {
                agents,
                some,
                all: states.length,
              })}
        </p>
      </PageHead>
      <StateTiles states={states} />
      <Section id="all-states" title={t("All states")}>
        <PlaceColumns
          places={states.map((state) => ({ ...state, name: named(state.name), to: paths.state(state.slug) }))}
        />
      </Section>
      <Section id="cities" title={t("Cities with most agents")}>
        <CityLinks columns cities={largest} />
      </Section>
    </PageMain>
  );
}
