import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { CountyColumns } from "#app/domains/directory/components/places/county-columns.tsx";
import { PlaceFigures } from "#app/domains/directory/components/places/place-figures.tsx";
import { PlaceHead } from "#app/domains/directory/components/places/place-head.tsx";
import { StateCitiesMap } from "#app/domains/directory/components/places/state-cities-map.tsx";
import { TypeChips } from "#app/domains/directory/components/places/type-chips.tsx";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import { findState } from "#app/domains/directory/places/state-queries.server.ts";
import { findStateCode } from "#app/domains/directory/search/places/place-text.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { lastsWhileTrue, organizationTags, tagOf } from "#app/platform/cache/page-tags.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const code = findStateCode((params.state ?? "").replaceAll("-", " "));
  const url = new URL(request.url);
  const letter = /^[a-z]$/.exec(url.searchParams.get("letter") ?? "")?.[0] ?? null;
  const found = code === null ? null : await findState(context, code, letter);
  if (found === null) {
    throw notFoundNotice(t("No such state"), t("We cover all 50 states and Washington, DC."), [
      { label: t("All states"), to: paths.locationDirectory() },
    ]);
  }
  if (params.state !== found.state.slug) throw redirect(`${paths.state(found.state.slug)}${url.search}`, 301);
  lastsWhileTrue(context, {
    tags: [tagOf.state(found.state.code), ...organizationTags(found.agents)],
    zones: [zoneOfState(found.state.code)],
  });
  return {
    ...found,
    letter,
    today: utcDay(context.clock.now()),
    legal: medicareAmong(context, "agents of a place", found.agents),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data === undefined
    ? pageMeta("", { title: t("No such state"), description: "", indexable: false })
    : pageMeta(rootOrigin(matches), {
        title: t("Insurance agents in {place}", { place: named(data.state.name) }),
        description: tn(
          data.state.agentCount,
          "{n} insurance agent in {state}, by county and city, with licenses and reviews.",
          "{n} insurance agents in {state}, by county and city, with licenses and reviews.",
          { state: named(data.state.name) },
        ),
        canonicalPath: paths.state(data.state.slug),
        imagePath: paths.pageCard("state"),
        indexable: data.state.agentCount > 0 && data.letter === null,
      });

const LETTER =
  "grid min-h-dense min-w-dense place-items-center rounded-2 px-2 text-ink no-underline hover:bg-sunk aria-current:bg-ink aria-current:text-paper";

export default function StatePage() {
  const {
    state,
    placesWithAgents,
    figures,
    counties,
    cities,
    letters,
    types,
    map,
    agents,
    letter,
    today,
    legal,
  } = useLoaderData<typeof loader>();
  const address = paths.state(state.slug);
  const name = named(state.name);
  const withState = cities.map((city) => ({ ...city, stateSlug: state.slug, stateCode: state.code }));
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: t("All places"), to: paths.locationDirectory() }, { label: name }]} />
      <PlaceHead wide map={map === null ? null : <StateCitiesMap state={state} map={map} />}>
        <PageHead>
          <h1>{t("Insurance agents in {place}", { place: name })}</h1>
          <p className="text-muted">
            {rich("{agents} an office in {cities} and {counties}.", {
              agents: (
                <b>
                  {t(state.agentCount === 1 ? "{n} agent has" : "{n} agents have", { n: state.agentCount })}
                </b>
              ),
              cities: tn(placesWithAgents, "{n} city", "{n} cities"),
              counties: tn(counties.length, "{n} county", "{n} counties"),
            })}
          </p>
        </PageHead>
        {figures === null ? null : <PlaceFigures figures={figures} q={state.name} around={false} />}
        {state.agentCount === 0 ? null : <TypeChips types={types} q={state.name} />}
      </PlaceHead>
      {state.agentCount === 0 ? (
        <EmptyState
          title={t("No agents in {name} yet", { name })}
          actions={<Link to={paths.locationDirectory()}>{t("All states")}</Link>}
        />
      ) : (
        <>
          {agents.length === 0 ? null : (
            <Section
              id="agents"
              title={t("Top-ranked agents")}
              aside={
                <Link className="text-14" to={paths.help("ranking")}>
                  {t("Why this ranking?")}
                </Link>
              }
            >
              <AgentList level={3} columns agents={agents} today={today} back={address} />
              {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
            </Section>
          )}
          <Section id="counties" title={t("By county")}>
            <CountyColumns counties={counties} stateCode={state.code} />
          </Section>
        </>
      )}
      <Section
        id="cities"
        title={
          letter === null
            ? t("Cities with most agents")
            : t("Places with {letter}", { letter: letter.toUpperCase() })
        }
      >
        <nav className="mb-4 flex flex-wrap gap-1" aria-label={t("Places by first letter")}>
          <Link
            className={LETTER}
            to={`${address}#cities`}
            aria-current={letter === null ? "true" : undefined}
            prefetch="none"
          >
            {t("Most agents")}
          </Link>
          {letters
            .filter((one) => /^[a-z]$/.test(one.letter))
            .map((one) => (
              <Link
                key={one.letter}
                className={LETTER}
                to={`${paths.state(state.slug, { letter: one.letter })}#cities`}
                aria-current={letter === one.letter ? "true" : undefined}
                aria-label={`${one.letter.toUpperCase()}, ${tn(one.count, "{n} place", "{n} places")}`}
                prefetch="none"
              >
                {one.letter.toUpperCase()}
              </Link>
            ))}
        </nav>
        <CityLinks columns cities={withState} showState={false} />
      </Section>
    </PageMain>
  );
}
