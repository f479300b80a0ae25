import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { CountyTable } from "#app/domains/directory/components/places/county-table.tsx";
import { StateMap } from "#app/domains/directory/components/places/state-map.tsx";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { findState } from "#app/domains/directory/place-queries.server.ts";
import { readSaved } from "#app/domains/directory/saved.ts";
import { findStateCode } from "#app/domains/directory/search/place-text.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const code = findStateCode((params.state ?? "").replaceAll("-", " "));
  const url = new URL(request.url);
  const letter = /^[a-z]$/.exec(url.searchParams.get("letter") ?? "")?.[0] ?? null;
  const found = code === null ? null : await findState(context, code, letter);
  if (found === null) {
    throw notFoundNotice(
      "No such state",
      "The register covers the fifty states and the District of Columbia.",
      [{ label: "All states", to: paths.locationDirectory() }],
    );
  }
  if (params.state !== found.state.slug) throw redirect(`${paths.state(found.state.slug)}${url.search}`, 301);
  return { ...found, letter, saved: readSaved(request), today: utcDay(context.clock.now()) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data === undefined
    ? pageMeta("", { title: "No such state", description: "", indexable: false })
    : pageMeta(rootOrigin(matches), {
        title: `Insurance agents in ${data.state.name}`,
        description: `${formatCountOf(data.state.agentCount, "insurance agent")} in ${data.state.name}, by county and city, with licenses and reviews.`,
        canonicalPath: paths.state(data.state.slug),
        imagePath: paths.pageCard("state"),
        indexable: data.state.agentCount > 0 && data.letter === null,
      });

const LETTER =
  "grid min-h-dense min-w-dense place-items-center rounded-2 px-2 text-ink no-underline hover:bg-sunk aria-current:bg-ink aria-current:text-paper";

export default function StatePage() {
  const { state, counties, cities, letters, types, agents, letter, saved, today } =
    useLoaderData<typeof loader>();
  const address = paths.state(state.slug);
  const withState = cities.map((city) => ({ ...city, stateSlug: state.slug, stateCode: state.code }));
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: "All places", to: paths.locationDirectory() }, { label: state.name }]} />
      <PageHead>
        <h1>Insurance agents in {state.name}</h1>
        <p className="text-muted">
          <b>{formatCountOf(state.agentCount, "agent has", "agents have")}</b> an office in{" "}
          {formatCountOf(counties.length, "county", "counties")}.
        </p>
      </PageHead>
      {state.agentCount === 0 ? (
        <EmptyState
          title={`No agents in ${state.name} yet`}
          actions={<Link to={paths.locationDirectory()}>All states</Link>}
        />
      ) : (
        <>
          <Row>
            {types.map((type) => (
              <Chip key={type.slug} to={paths.search({ q: state.name, type: type.slug })}>
                {type.name}
              </Chip>
            ))}
          </Row>
          <Section
            id="counties"
            title="By county"
            aside={<Caption>Greener means more agents; the table has every number.</Caption>}
          >
            <WithAside>
              <StateMap code={state.code} name={state.name} />
              <CountyTable counties={counties} stateSlug={state.slug} />
            </WithAside>
          </Section>
          <Section
            id="agents"
            title="First in order"
            aside={
              <Link className="text-14" to={paths.help("ranking")}>
                How the order is made
              </Link>
            }
          >
            <AgentList level={3} narrow agents={agents} today={today} saved={saved} back={address} />
          </Section>
        </>
      )}
      <Section
        id="cities"
        title={letter === null ? "Cities with most agents" : `Places with ${letter.toUpperCase()}`}
      >
        <nav className="mb-4 flex flex-wrap gap-1" aria-label="Places by first letter">
          <Link
            className={LETTER}
            to={`${address}#cities`}
            aria-current={letter === null ? "true" : undefined}
            prefetch="none"
          >
            Most agents
          </Link>
          {letters
            .filter((one) => /^[a-z]$/.test(one.letter))
            .map((one) => (
              <Link
                key={one.letter}
                className={LETTER}
                to={`${paths.state(state.slug, { letter: one.letter })}#cities`}
                aria-current={letter === one.letter ? "true" : undefined}
                aria-label={`${one.letter.toUpperCase()}, ${formatCountOf(one.count, "place")}`}
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
