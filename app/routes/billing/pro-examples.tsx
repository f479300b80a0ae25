import { Link } from "@remix-run/react";
import type { WeekFigures } from "#app/domains/billing/figures/figures-queries.server.ts";
import { FIGURES_WEEKS } from "#app/domains/billing/limits.ts";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { FREE_VERSIONS } from "#app/domains/directory/showcase/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

/** Full weeks of the example: as many as say what the file is like. */
export const EXAMPLE_WEEKS = 3;

export type ProExample = {
  /** Their last full weeks, newest first; none without a profile. */
  weeks: readonly WeekFigures[];
  /** How often their showcase was changed. */
  versions: number;
};

/** What Agent Pro adds, each with what it would be for this agent. */
export function ProExamples({ example }: { example: ProExample | null }) {
  const weeks = example?.weeks ?? [];
  return (
    <Section id="pro" title="What Agent Pro adds" thin>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Sheet as="article" className="grid gap-3 p-5">
          <h3>{`${FIGURES_WEEKS} weeks of figures, as a file`}</h3>
          <p className="text-14 text-ink-2">
            {`Your dashboard has 12 weeks of views, leads, and conversations. The file has reviews, replies, answers, and answer times of ${FIGURES_WEEKS}, one row a week, for your own spreadsheet.`}
          </p>
          {weeks.length === 0 ? (
            <p className="text-14">For example, whether you answer faster than you did a year ago.</p>
          ) : (
            <DataTable
              caption={`For example, your last ${weeks.length} full weeks`}
              showCaption
              stack={false}
              rows={weeks}
              rowKey={({ week }) => String(week)}
              columns={[
                {
                  key: "week",
                  label: "Week from",
                  heading: true,
                  cell: ({ week }) => formatDay(utcDay(week)).replace(/, \d{4}$/, ""),
                },
                { key: "reviews", label: "Reviews", end: true, cell: ({ reviews }) => reviews },
                { key: "answers", label: "Answers", end: true, cell: ({ answers }) => answers },
                {
                  key: "median",
                  label: "First reply",
                  end: true,
                  cell: ({ medianMinutes }) =>
                    medianMinutes === null ? "none" : formatSpan(medianMinutes * MINUTE_MS),
                },
              ]}
            />
          )}
        </Sheet>
        <Sheet as="article" className="grid gap-3 p-5">
          <h3>Every earlier version of your profile</h3>
          <p className="text-14 text-ink-2">
            {`Without a plan you can bring back the last ${FREE_VERSIONS}. With Agent Pro, any of them.`}
          </p>
          <p className="text-14">{versionsExample(example?.versions ?? 0)}</p>
          {example === null || example.versions === 0 ? null : (
            <p className="text-14">
              <Link to={paths.showcaseVersions()}>Your earlier versions</Link>
            </p>
          )}
        </Sheet>
      </div>
    </Section>
  );
}

function versionsExample(versions: number): string {
  if (versions > FREE_VERSIONS)
    return `You have ${formatCountOf(versions, "earlier version")}: ${FREE_VERSIONS} without a plan, all ${versions} with it.`;
  const has =
    versions === 0
      ? "You haven’t changed your profile yet."
      : `You have ${formatCountOf(versions, "earlier version")}, so today you can bring back all of them without a plan.`;
  return `${has} After ten changes, it would be ${FREE_VERSIONS} without a plan and all ten with it.`;
}
