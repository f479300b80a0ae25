import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { agentCursor } from "#app/domains/directory/cards/list-cursor.ts";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { type CityLink, CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { CityMapAside } from "#app/domains/directory/components/places/city-map.tsx";
import { NoAgentsHere } from "#app/domains/directory/components/places/no-agents-here.tsx";
import { PlaceFigures } from "#app/domains/directory/components/places/place-figures.tsx";
import { PlaceHead } from "#app/domains/directory/components/places/place-head.tsx";
import { TypeChips } from "#app/domains/directory/components/places/type-chips.tsx";
import { SaveSearch } from "#app/domains/directory/components/search/save-search.tsx";
import { formatCounty } from "#app/domains/directory/format-figures.ts";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import { findCity } from "#app/domains/directory/places/city-queries.server.ts";
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
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const stateCode = findStateCode((params.state ?? "").replaceAll("-", " "));
  const citySlug = /^[a-z0-9-]{1,80}$/.exec((params.city ?? "").toLowerCase())?.[0];
  if (stateCode === null || citySlug === undefined) throw noSuchCity([], "");
  const url = new URL(request.url);
  const afterText = url.searchParams.get("after");
  const after = agentCursor.parse(afterText);
  if (afterText !== null && after === null) throw new Response(null, { status: 404 });
  const found = await findCity(context, stateCode, citySlug, after);
  if (found.state === null || found.city === null) throw noSuchCity(found.namesakes, found.state?.name ?? "");
  const canonical = paths.city(found.state.slug, found.city.slug);
  if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301);
  if (after !== null && found.agents.length === 0) throw new Response(null, { status: 404 });
  // Without a post office of its own its agents are those around: of any city.
  if (found.byPost)
    lastsWhileTrue(context, {
      tags: [
        tagOf.city(found.state.code, found.city.slug),
        ...found.nearest.map((near) => tagOf.count(near.stateCode, near.slug)),
        ...organizationTags(found.agents),
      ],
      zones: [zoneOfState(found.state.code)],
    });
  return {
    ...found,
    state: found.state,
    city: found.city,
    continued: after !== null,
    today: utcDay(context.clock.now()),
    legal: medicareAmong(context, "agents of a place", found.agents),
  };
}

function noSuchCity(namesakes: readonly CityLink[], stateName: string): Response {
  const none =
    stateName === ""
      ? t("There is no place of that name.")
      : t("There is no place of that name in {state}.", { state: named(stateName) });
  return notFoundNotice(
    t("No such place"),
    namesakes.length === 0 ? none : `${none} ${t("Elsewhere there is:")}`,
    namesakes.map((one) => ({
      label: `${one.name}, ${one.stateCode}`,
      to: paths.city(one.stateSlug, one.slug),
    })),
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data === undefined
    ? pageMeta("", { title: t("No such place"), description: "", indexable: false })
    : pageMeta(rootOrigin(matches), {
        title: t("Insurance agents in {place}", { place: `${data.city.name}, ${data.state.code}` }),
        description: data.byPost
          ? tn(
              data.city.agentCount,
              "{n} insurance agent with an office in {place}: licenses, reviews and answer times.",
              "{n} insurance agents with an office in {place}: licenses, reviews and answer times.",
              { place: `${data.city.name}, ${named(data.state.name)}` },
            )
          : t("Insurance agents nearest to {place}: licenses, reviews and answer times.", {
              place: `${data.city.name}, ${named(data.state.name)}`,
            }),
        canonicalPath: paths.city(data.state.slug, data.city.slug),
        imagePath: paths.pageCard("city"),
        indexable: (data.city.agentCount > 0 || data.agents.length > 0) && !data.continued,
      });

export default function CityPage() {
  const { state, city, byPost, map, nearest, types, figures, agents, next, continued, today, legal } =
    useLoaderData<typeof loader>();
  const address = paths.city(state.slug, city.slug);
  const here = `${city.name}, ${state.code}`;
  const listed = byPost && figures !== null ? figures.listed : null;
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { label: t("All places"), to: paths.locationDirectory() },
          { label: named(state.name), to: paths.state(state.slug) },
          { label: city.name },
        ]}
      />
      <PlaceHead map={map === null ? null : <CityMapAside city={city} here={here} map={map} />}>
        <PageHead>
          <h1>{t("Insurance agents in {place}", { place: `${city.name}, ${named(state.name)}` })}</h1>
          {byPost ? (
            <p className="text-muted">
              {listed !== null && listed > 0 ? (
                <>
                  <b>{listed}</b>
                  <span>{` ${
                    listed === 1
                      ? t("agent licensed in {state} today.", { state: named(state.name) })
                      : t("agents licensed in {state} today.", { state: named(state.name) })
                  }`}</span>
                  {city.agentCount > listed ? (
                    <span className="block text-14">
                      {tn(
                        city.agentCount - listed,
                        "{n} more has an office here, but no license in force in {state}.",
                        "{n} more have an office here, but no license in force in {state}.",
                        { state: named(state.name) },
                      )}
                    </span>
                  ) : null}
                </>
              ) : (
                <>
                  {rich(
                    city.county === null
                      ? "{agents} an office here."
                      : "{agents} an office here, in {county}.",
                    {
                      agents: (
                        <b>
                          {t(city.agentCount === 1 ? "{n} agent has" : "{n} agents have", {
                            n: city.agentCount,
                          })}
                        </b>
                      ),
                      county: city.county === null ? null : formatCounty(city.county, state.code),
                    },
                  )}
                  <span>{` ${
                    city.agentCount > 0
                      ? t("We list those licensed in {state} today.", {
                          state: named(state.name),
                        })
                      : ""
                  }`}</span>
                </>
              )}
            </p>
          ) : (
            <p className="text-muted">
              {t(
                "No post office has this name, so addresses here name a place nearby. These are the nearest agents licensed in {state} today.",
                { state: named(state.name) },
              )}
            </p>
          )}
        </PageHead>
        {figures === null || continued ? null : <PlaceFigures around figures={figures} q={here} />}
        <Row className="pb-5">
          <ButtonLink look="primary" icon="filter" to={paths.search({ q: here })}>
            {t("Search and filter")}
          </ButtonLink>
          <SaveSearch search={paths.search({ q: here })} back={address} />
        </Row>
        {agents.length === 0 ? null : <TypeChips types={types} q={here} />}
      </PlaceHead>
      {agents.length === 0 ? (
        <NoAgentsHere
          title={
            city.agentCount === 0
              ? t("No agents in {name} yet", { name: city.name })
              : t("No one in {city} has a license in force in {state} today", {
                  city: city.name,
                  state: named(state.name),
                })
          }
          here={city}
          state={state}
          nearest={nearest[0]}
        />
      ) : (
        <Section
          id="agents"
          title={continued ? t("Agents, continued") : byPost ? t("Agents") : t("Nearest agents")}
          aside={
            <Link className="text-14" to={paths.help("ranking")}>
              {t("Why this ranking?")}
            </Link>
          }
        >
          <AgentList level={3} columns compare agents={agents} today={today} back={address} />
          {next === null || listed === null ? null : (
            <p className="mt-6">
              <ButtonLink icon="map" to={paths.search({ q: here })}>
                {t("All {n} with a map and filters", { n: listed })}
              </ButtonLink>
            </p>
          )}
          <Pager
            firstTo={continued ? address : null}
            nextTo={next === null ? null : paths.city(state.slug, city.slug, { after: next })}
          />
        </Section>
      )}
      {nearest.length === 0 ? null : (
        <Section id="near" title={t("Near {name}", { name: city.name })}>
          <CityLinks columns cities={nearest} />
        </Section>
      )}
      {legal === null ? null : <Caption className="my-6">{legal}</Caption>}
    </PageMain>
  );
}
