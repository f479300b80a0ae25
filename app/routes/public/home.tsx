import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CityLinks } from "#app/domains/directory/components/places/city-links.tsx";
import { StateTiles } from "#app/domains/directory/components/places/state-tiles.tsx";
import { SearchForm } from "#app/domains/directory/components/search/search-form.tsx";
import { SpecimenRecord } from "#app/domains/directory/components/specimen-record.tsx";
import { RecentlyViewed } from "#app/domains/directory/components/viewed/recently-viewed.tsx";
import { getHomeFigures } from "#app/domains/directory/places/country-queries.server.ts";
import { LatestAnswers } from "#app/domains/questions/components/latest-answers.tsx";
import { CIRCLE_EXPERTS, WIDEN_AFTER_MINUTES } from "#app/domains/questions/limits.ts";
import { listLatestAnswers } from "#app/domains/questions/published/latest-queries.server.ts";
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
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

export const handle = { access: "public", layout: "home", inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  // Specification §2: an applicant's home is the application.
  if (viewer?.role === "org_pending") throw redirect(paths.settings({ section: "application" }));
  shareWithEveryone(context, request);
  const [figures, latest, log] = await Promise.all([
    getHomeFigures(context),
    listLatestAnswers(context),
    findLogState(context),
  ]);
  const { totals, entries } = countedBy(log, figures.reviewTotals);
  return {
    ...figures,
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
  const agentCount = home.states.reduce((sum, state) => sum + state.agentCount, 0);
  const published = home.reviewTotals
    .filter((row) => row.status === "published")
    .reduce((sum, row) => sum + row.count, 0);
  return (
    <PageMain>
      <section className="grid grid-cols-1 gap-x-14 gap-y-10 pt-[clamp(2.5rem,6vw,5.25rem)] lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div>
          <h1 className="text-display leading-[1.03] tracking-[-0.022em]">{named(site.tagline)}</h1>
          <p className="mt-5 max-w-[46ch] text-[1.1875rem] text-ink-2">
            {t(
              "See every agent’s state license, what it covers, and when we last checked it. See how each reviewer was verified.",
            )}
          </p>
          <SearchForm hero types={home.types} />
          <Starts />
        </div>
        {home.specimen === null ? null : <SpecimenRecord agent={home.specimen} />}
      </section>

      <dl
        className="mt-14 grid border-line-strong border-y max-md:grid-cols-2 md:max-lg:grid-cols-3 lg:grid-cols-[repeat(3,auto)_1fr]"
        aria-label={t("The register in figures")}
      >
        <Figure term={t("Agents listed")}>{formatCount(agentCount)}</Figure>
        <Figure term={t("Cities with an agent")}>{formatCount(home.placesWithAgents)}</Figure>
        <Figure term={t("Published reviews")}>{formatCount(published)}</Figure>
        <Figure term={t("How these are counted")}>
          <small className="mt-1.5 block font-sans font-text text-14 text-ink-2 leading-[1.45]">
            <span>{`${t("From the register itself, on {day}. No figure on this site is an estimate.", {
              day: formatDay(home.today),
            })} `}</span>
            <Link to={paths.help("data")}>{t("Where the data comes from")}</Link>
          </small>
        </Figure>
      </dl>

      <Section
        id="states"
        title={t("Agents by state")}
        aside={
          <Caption>
            {t("{agentCount} agents with at least one license on file, {today}", {
              agentCount,
              today: formatDay(home.today),
            })}
          </Caption>
        }
      >
        <WithAside>
          <div>
            <StateTiles states={home.states} />
          </div>
          <div>
            <h3>{t("Cities with most agents")}</h3>
            <CityLinks cities={home.largest} />
            <p className="mt-4 text-14">
              <Link to={paths.locationDirectory()}>{t("All places, A to Z")}</Link>
            </p>
          </div>
        </WithAside>
      </Section>

      <RecentlyViewed />

      <Section
        id="answers"
        title={t("Answered by licensed people")}
        aside={
          <Link className="text-14" to={paths.expertAnswers()}>
            {t("All expert answers")}
          </Link>
        }
      >
        <WithAside>
          <LatestAnswers answers={home.latest} />
          <div>
            <h3>{t("Have a question of your own?")}</h3>
            <p className="mt-2 mb-4 max-w-measure text-14 text-muted">
              {t(
                "It goes to up to {experts} nearby agents licensed for it in your state. If nobody answers in {minutes} minutes, we ask more of them. Your name and email address aren’t published.",
                { experts: numeral(CIRCLE_EXPERTS), minutes: WIDEN_AFTER_MINUTES[0] },
              )}
            </p>
            <ButtonLink to={paths.askExpert()}>{t("Ask an Expert")}</ButtonLink>
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
        <ReviewRecord totals={home.reviewTotals} />
        <CountedFromLog entries={home.loggedEntries} />
      </Section>

      <Section id="why" title={t("Why this directory is different")}>
        <WithAside>
          <p className="max-w-measure">
            {t(
              "Agents can’t pay to rank higher. An expired license stays on the profile and leaves that state’s results. Reviews that were held or removed are counted next to those that were published.",
            )}
          </p>
          <p>
            <Link to={paths.ourVision()}>{t("Our vision, point by point")}</Link>
          </p>
        </WithAside>
      </Section>

      <Section id="for-agents" title={t("Are you licensed?")}>
        <WithAside>
          <p className="max-w-measure">
            {t(
              "Your profile may be here already. Claim it with a code that we email to the address in your state’s register, or with a document. Then answer questions, messages, and reviews in the states and lines you hold. Claiming never changes your place in a list.",
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

/** What people often begin with, as searches around the reader. */
function Starts() {
  const near = t("near me");
  const starts = [
    { label: t("My roof was damaged"), to: paths.search({ q: near, type: "home" }) },
    { label: t("Turning 65"), to: paths.search({ q: near, type: "medicare" }) },
    { label: t("Buying a car"), to: paths.search({ q: near, type: "auto" }) },
    { label: t("First apartment"), to: paths.search({ q: near, type: "renters" }) },
    { label: t("Starting a business"), to: paths.search({ q: near, type: "business" }) },
    { label: t("Agents who speak Spanish"), to: paths.search({ q: "español cerca de mí" }) },
  ];
  return (
    <nav aria-labelledby="starts" className="mt-5 flex flex-wrap items-center gap-2">
      <span id="starts" className="text-14 text-muted">
        {t("People often start with")}
      </span>
      {starts.map(({ label, to }) => (
        <Chip key={label} to={to}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}

/** Numbers to ten are words in running text. */
const numeral = (count: number) =>
  t("no one two three four five six seven eight nine ten").split(" ")[count] ?? count;

/** One of the four figures: the last, in words, takes what room the others leave. */
function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "min-w-0 border-line py-4.5 md:px-5 md:py-5 lg:px-8",
        "max-md:not-first:border-t max-md:nth-3:border-l max-md:nth-3:pl-4 max-md:last:col-span-full max-md:first:col-span-full",
        "md:not-first:border-l md:first:pl-0",
        "md:max-lg:last:col-span-full md:max-lg:last:border-t md:max-lg:last:border-l-0 md:max-lg:last:px-0",
      )}
    >
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="font-heading font-serif text-32 lining-nums leading-[1.15]">{children}</dd>
    </div>
  );
}
