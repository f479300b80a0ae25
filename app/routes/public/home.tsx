import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { StateTiles } from "#app/domains/directory/components/places/state-tiles.tsx";
import { SearchForm } from "#app/domains/directory/components/search/search-form.tsx";
import { SpecimenRecord } from "#app/domains/directory/components/specimen-record.tsx";
import { getHomeFigures } from "#app/domains/directory/place-queries.server.ts";
import { ReviewLedger } from "#app/domains/reviews/components/review-ledger.tsx";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { formatDay } from "#app/platform/dates.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export const handle = { access: "public", layout: "home" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  // Specification §2: an applicant's home is the application.
  if (viewer?.role === "org_pending") throw redirect(paths.settings({ section: "application" }));
  shareWithEveryone(context, request);
  return { ...(await getHomeFigures(context)), today: utcDay(context.clock.now()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: site.tagline.replace(/\.$/, ""),
    description: site.description,
    canonicalPath: paths.home(),
    imagePath: paths.pageCard("home"),
    jsonLd: [
      {
        "@type": "WebSite",
        name: site.name,
        url: `${rootOrigin(matches)}${paths.home()}`,
        potentialAction: {
          "@type": "SearchAction",
          target: `${rootOrigin(matches)}${paths.search()}?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  });

export default function Home() {
  const home = useLoaderData<typeof loader>();
  const agentCount = home.states.reduce((sum, state) => sum + state.agentCount, 0);
  const published = home.reviewTotals
    .filter((row) => row.status === "published")
    .reduce((sum, row) => sum + row.count, 0);
  return (
    <PageMain>
      <section className="hero">
        <div>
          <h1>{site.tagline}</h1>
          <p className="text-18">
            Every licence here names its state, its lines and the day the evidence was read. Every review says
            what we know of its writer.
          </p>
          <SearchForm types={home.types} />
        </div>
        {home.specimen === null ? null : <SpecimenRecord agent={home.specimen} today={home.today} />}
      </section>

      <dl className="now" aria-label="The register in figures">
        <div>
          <dt>Agents listed</dt>
          <dd>{formatCount(agentCount)}</dd>
        </div>
        <div>
          <dt>Cities with an agent</dt>
          <dd>{formatCount(home.placesWithAgents)}</dd>
        </div>
        <div>
          <dt>Published reviews</dt>
          <dd>{formatCount(published)}</dd>
        </div>
        <div>
          <dt>How these are counted</dt>
          <dd>
            <small>
              From the register itself, on {formatDay(home.today)}. No figure on this site is an estimate.{" "}
              <Link to={paths.help("data")}>Where the data comes from</Link>
            </small>
          </dd>
        </div>
      </dl>

      <Section
        id="states"
        title="Agents by state"
        aside={
          <Caption>
            {formatCount(agentCount)} agents with at least one licence on file, {formatDay(home.today)}
          </Caption>
        }
      >
        <WithAside>
          <div>
            <StateTiles states={home.states} />
          </div>
          <div>
            <h3>Cities with most agents</h3>
            <CityLinks cities={home.largest} />
            <p className="text-14">
              <Link to={paths.locationDirectory()}>All places, A to Z</Link>
            </p>
          </div>
        </WithAside>
      </Section>

      <Section
        id="where-reviews-went"
        title="Where every review went"
        aside={
          <Link className="text-14" to={paths.help("reviews")}>
            How reviews are checked
          </Link>
        }
      >
        <ReviewLedger totals={home.reviewTotals} />
      </Section>

      <Section id="why" title="Why this register is different">
        <WithAside>
          <p>
            Payment has no column in the ranking. A lapsed licence stays on the record and leaves that state’s
            results. What was held or removed is counted beside what was published.
          </p>
          <p>
            <Link to={paths.ourVision()}>Our vision, point by point</Link>
          </p>
        </WithAside>
      </Section>
    </PageMain>
  );
}
