import { Link } from "@remix-run/react";
import { BesideTheCity, YearLines } from "#app/domains/billing/components/year-figures.tsx";
import type { Year } from "#app/domains/billing/figures/year-queries.server.ts";
import { FIGURES_WEEKS, FREE_WEEKS } from "#app/domains/billing/limits.ts";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { FREE_VERSIONS } from "#app/domains/directory/showcase/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";

export type ProExample = {
  /** Their own figures; null without a profile. */
  year: Year | null;
  /** How often their showcase was changed. */
  versions: number;
  /** Their plan includes figures. */
  has: boolean;
};

/** What Agent Pro adds, drawn with the reader's own figures: all of them with a plan, else as many as they have without. */
export function ProExamples({ example: { year, versions, has } }: { example: ProExample }) {
  return (
    <Section id="pro" title={has ? "Your Agent Pro" : "What Agent Pro adds"} thin>
      {year === null ? null : (
        <div className="mb-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Sheet as="article" className="grid grid-cols-1 gap-4 p-5 md:p-6">
            <div>
              <h3>{`Your ${FIGURES_WEEKS} weeks`}</h3>
              <p className="mt-1 text-14 text-ink-2">
                {has
                  ? "On your dashboard, and as a file for your own spreadsheet."
                  : `Your own figures. Without a plan you see ${FREE_WEEKS} weeks.`}
              </p>
            </div>
            <YearLines year={year} shown={has ? FIGURES_WEEKS : FREE_WEEKS} />
            {has ? (
              <p className="text-14">
                <Link to={`${paths.dashboard()}#year`}>See it on your dashboard</Link>
              </p>
            ) : null}
          </Sheet>
          {year.beside === null ? null : (
            <Sheet as="article" className="grid grid-cols-1 content-start gap-4 p-5 md:p-6">
              <h3>{`Beside ${year.beside.city}`}</h3>
              <BesideTheCity beside={year.beside} />
            </Sheet>
          )}
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Sheet as="article" className="grid content-start gap-2 p-5 md:p-6">
          <h3>Every week as a file</h3>
          <p className="text-14 text-ink-2">
            {`Reviews, stars, replies, answers, and answer times of ${FIGURES_WEEKS} weeks, one row a week.`}
          </p>
          {has ? (
            <p className="text-14">
              <Link to={paymentPaths.figuresFile()} reloadDocument>
                Download the file (CSV)
              </Link>
            </p>
          ) : null}
        </Sheet>
        <Sheet as="article" className="grid content-start gap-2 p-5 md:p-6">
          <h3>{`Bring back any version, not only the last ${FREE_VERSIONS}`}</h3>
          <p className="text-14 text-ink-2">
            {versions === 0
              ? "Each change of your profile is stored, with who made it and when."
              : `You have ${formatCountOf(versions, "earlier version")} of your profile, each with what changed.`}
          </p>
          {versions === 0 ? null : (
            <p className="text-14">
              <Link to={paths.showcaseVersions()}>Your earlier versions</Link>
            </p>
          )}
        </Sheet>
      </div>
    </Section>
  );
}
