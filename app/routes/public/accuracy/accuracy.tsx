import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { readAccuracy } from "#app/domains/accuracy/figures/figure-queries.server.ts";
import { addUp } from "#app/domains/accuracy/figures/figures.ts";
import { FACTS } from "#app/domains/accuracy/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { accuracyPaths } from "#app/paths/accuracy.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { rich, t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { AgeBar, AgeLegend } from "./age-bar.tsx";
import { AgeTable, SourceTable } from "./fact-tables.tsx";
import { Recount } from "./recount.tsx";
import { ReportTable } from "./report-table.tsx";
import { StateTable } from "./state-table.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /accuracy[?fact=phone]`: how old what profiles say is, who said it, and how often readers found it wrong. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const asked = new URL(request.url).searchParams.get("fact");
  const shown = FACTS.find((one) => one === asked) ?? null;
  const year = new Date(context.clock.now()).getUTCFullYear();
  const { counts, states, ...accuracy } = await readAccuracy(context, year);
  const figures = addUp(counts, FACTS, shown);
  const ofState = new Map(figures.states.map((one) => [one.stateCode, one]));
  return {
    ...accuracy,
    figures: {
      ...figures,
      states: states.flatMap(({ code, name }) => {
        const one = ofState.get(code);
        return one === undefined ? [] : [{ ...one, name }];
      }),
    },
    shown,
    year,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("How accurate profiles are"),
    description: t(
      "How long ago licenses, phone numbers, and addresses of insurance agents were confirmed, by whom, and how often readers found them wrong.",
    ),
    canonicalPath: accuracyPaths.page(),
    imagePath: paths.pageCard("home"),
    indexable: data?.shown === null,
  });

/** The days of this page are in UTC, and so is its time. */
const formatUtc = (timeMs: number): string =>
  `${formatDay(utcDay(timeMs))}, ${new Date(timeMs).toISOString().slice(11, 16)} UTC`;

export default function Accuracy() {
  const { figures, countedFrom, shown, reports, medianMs, year } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <Breadcrumbs
        items={[{ label: t("Home"), to: paths.home() }, { label: t("How accurate profiles are") }]}
      />
      <PageHead>
        <h1>{t("How accurate profiles are")}</h1>
        <p className="max-w-[62ch] text-muted">
          {t(
            "Phone numbers change, offices move, and licenses end. Here is how long ago each fact on our profiles was confirmed, by whom, and how often readers found it wrong.",
          )}
        </p>
      </PageHead>
      {countedFrom === null ? (
        <EmptyState title={t("Not counted yet")}>
          <p>{t("The figures appear here once all states are counted, within an hour.")}</p>
        </EmptyState>
      ) : (
        <>
          <p>
            {rich("{facts}, counted state by state. The oldest of these counts is from {time}.", {
              facts: <b>{t("{n} facts on profiles of listed agents", { n: figures.total })}</b>,
              time: <time dateTime={new Date(countedFrom).toISOString()}>{formatUtc(countedFrom)}</time>,
            })}
          </p>
          <figure className="mt-5">
            <AgeBar ages={figures.ages} tall />
            <AgeLegend ages={figures.ages} total={figures.total} />
          </figure>
          <AgeTable facts={figures.facts} />
          <SourceTable facts={figures.facts} />
          <Section id="states" title={t("By state")}>
            <StateTable states={figures.states} shown={shown} />
          </Section>
        </>
      )}
      <ReportTable reports={reports} medianMs={medianMs} year={year} />
      <Recount states={figures.states} />
      <p className="mt-8">
        {rich("How we check licenses, and what each line on a profile means: {help}.", {
          help: <Link to={paths.help("licenses")}>{t("Help")}</Link>,
        })}
      </p>
    </PageMain>
  );
}
