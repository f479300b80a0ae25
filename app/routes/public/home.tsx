import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { StateTiles } from "#app/domains/directory/components/places/state-tiles.tsx";
import { SearchForm } from "#app/domains/directory/components/search/search-form.tsx";
import { RecentlyViewed } from "#app/domains/directory/components/viewed/recently-viewed.tsx";
import { nearestBigCity } from "#app/domains/directory/places/big-cities.ts";
import { getHome } from "#app/domains/directory/places/home-queries.server.ts";
import { NewestAnswer } from "#app/domains/questions/components/latest-answer.tsx";
import { findLatestAnswer } from "#app/domains/questions/published/latest-queries.server.ts";
import { CountedFromLog, ReviewRecord } from "#app/domains/reviews/event-log/review-record.tsx";
import { countedBy, findLogState } from "#app/domains/reviews/public-log/state.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { publicDay } from "#app/platform/time/reader-time.ts";
import { named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { NearReader } from "./home/near-reader.tsx";
import { Needs } from "./home/needs.tsx";
import { HowItWorks } from "./home/steps.tsx";

export const handle = { access: "public", layout: "home", inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  // Specification §2: an applicant's home is the application.
  if (viewer?.role === "org_pending") throw redirect(paths.settings({ section: "application" }));
  shareWithEveryone(context, request);
  // The edge caches the page once for each of these cities, by the same guess (`isNearReader`).
  const guess = nearestBigCity(context.edgePlace);
  const [home, latest, log] = await Promise.all([
    getHome(context, guess),
    findLatestAnswer(context),
    findLogState(context),
  ]);
  const { totals, entries } = countedBy(log, home.reviewTotals);
  return {
    ...home,
    reviewTotals: totals,
    loggedEntries: entries,
    latest,
    today: publicDay(context.clock.now()),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: named(site.tagline).replace(/\.$/, ""),
    description: named(site.description),
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
  const { near, latest, today } = home;
  const agentCount = home.states.reduce((sum, state) => sum + state.agentCount, 0);
  const published = home.reviewTotals
    .filter((row) => row.status === "published")
    .reduce((sum, row) => sum + row.count, 0);
  return (
    <PageMain>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 pt-[clamp(1.75rem,4vw,3.5rem)] lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div>
          <h1 className="max-w-[15ch] text-[clamp(2.4rem,1.4rem+3.4vw,4rem)] leading-[1.04] tracking-[-0.022em]">
            {named(site.tagline)}
          </h1>
          <SearchForm hero types={home.types} />
          <Needs />
        </div>
        <NearReader near={near} today={today} />
      </div>

      {near === null ? null : (
        <Figures
          figures={[
            { term: t("Agents listed"), value: agentCount },
            { term: t("Cities with an agent"), value: home.placesWithAgents },
            { term: t("Published reviews"), value: published },
          ]}
          today={today}
        />
      )}

      <section className="mt-10 md:mt-14" aria-label={t("How this works")}>
        <HowItWorks />
      </section>

      <RecentlyViewed />

      <Section
        id="answers"
        title={latest === null ? t("Ask a licensed expert") : t("Just answered")}
        aside={
          latest === null ? null : (
            <Link className="text-14" to={paths.expertAnswers()}>
              {t("All expert answers")}
            </Link>
          )
        }
      >
        <WithAside>
          {latest === null ? (
            <p className="max-w-measure text-18 text-ink-2">
              {t("Ask anything about your insurance. A licensed person answers, with name and license.")}
            </p>
          ) : (
            <NewestAnswer answer={latest} />
          )}
          <aside className="self-start rounded-2 bg-accent-tint p-4 md:p-5" aria-labelledby="ask-h">
            <h3 id="ask-h">{t("Have a question of your own?")}</h3>
            <p className="mt-1 mb-4 text-14 text-ink-2">
              {t("Licensed agents in your state answer. Your name and email address aren’t published.")}
            </p>
            <ButtonLink to={paths.askExpert()}>{t("Ask an Expert")}</ButtonLink>
          </aside>
        </WithAside>
      </Section>

      {near === null ? null : (
        <>
          <Section
            id="states"
            title={t("Agents by state")}
            aside={
              <Link className="text-14" to={paths.locationDirectory()}>
                {t("All places, A to Z")}
              </Link>
            }
          >
            <WithAside>
              <StateTiles states={home.states} />
              <div>
                <h3>{t("Cities with most agents")}</h3>
                <CityLinks cities={home.largest} />
              </div>
            </WithAside>
          </Section>

          <Section
            id="where-reviews-went"
            title={t("Where every review went")}
            aside={
              <Link className="text-14" to={paths.help("reviews")}>
                {t("How reviews are checked")}
              </Link>
            }
          >
            <ReviewRecord totals={home.reviewTotals} short />
            <CountedFromLog entries={home.loggedEntries} />
          </Section>
        </>
      )}

      <Section id="for-agents" title={t("Are you licensed?")}>
        <WithAside>
          <p className="max-w-measure text-18 text-ink-2">
            {near === null
              ? t("Answer questions, messages, and reviews in the states where you’re licensed.")
              : t(
                  "Your profile may be here already. Claim it, and answer questions, messages, and reviews. Claiming never changes your place in a list.",
                )}
          </p>
          <p>
            <ButtonLink to={paths.signUp({ role: "agent", next: paths.verifyEmail() })}>
              {t("Claim your profile")}
            </ButtonLink>
          </p>
        </WithAside>
      </Section>
    </PageMain>
  );
}

/** Counts of the register, with where they come from. */
function Figures({ figures, today }: { figures: readonly { term: string; value: number }[]; today: string }) {
  return (
    <div className="mt-10 border-line-strong border-y md:mt-14">
      <dl className="grid grid-cols-3 divide-x divide-line" aria-label={t("The register in figures")}>
        {figures.map(({ term, value }) => (
          <div key={term} className="min-w-0 px-3 py-4 first:pl-0 md:px-6 md:py-5">
            <dt className="text-13 text-muted leading-table md:text-14">{term}</dt>
            <dd className="font-heading font-serif text-24 lining-nums leading-[1.15] md:text-32">
              {formatCount(value)}
            </dd>
          </div>
        ))}
      </dl>
      <Caption className="pb-3">
        <span>{`${t("Counted on {day}.", { day: formatDay(today) })} `}</span>
        <Link to={paths.help("data")}>{t("Where the data comes from")}</Link>
      </Caption>
    </div>
  );
}
