import { Link } from "@remix-run/react";
import { type AccuracyFigures, formatShare } from "#app/domains/accuracy/figures/figures.ts";
import type { ReportedFact } from "#app/domains/accuracy/types.ts";
import { FACT_NAMES, FACTS } from "#app/domains/accuracy/words.ts";
import { accuracyPaths } from "#app/paths/accuracy.ts";
import { named, t } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { AgeBar } from "./age-bar.tsx";

export type ShownState = AccuracyFigures["states"][number] & { name: string };

/** How old facts are in each state: all of them, or those of one kind. */
export function StateTable({ states, shown }: { states: readonly ShownState[]; shown: ReportedFact | null }) {
  return (
    <>
      <nav className="mb-4 flex flex-wrap gap-x-5 gap-y-1" aria-label={t("Facts shown by state")}>
        {[null, ...FACTS].map((fact) => (
          <Link
            key={fact ?? "all"}
            className="inline-flex min-h-dense pointer-coarse:min-h-target items-center aria-current:font-strong aria-current:text-ink aria-current:no-underline"
            to={`${accuracyPaths.page({ fact })}#states`}
            aria-current={fact === shown ? "true" : undefined}
            prefetch="none"
          >
            {fact === null ? t("All facts") : t(FACT_NAMES[fact])}
          </Link>
        ))}
      </nav>
      <DataTable
        caption={t("How long ago facts were confirmed, by state")}
        rows={states}
        rowKey={({ stateCode }) => stateCode}
        // Folded into lines, 51 states would be a dozen screens of a phone.
        stack={false}
        className="md:[&_th:first-child]:w-[55%]"
        columns={[
          {
            key: "state",
            label: t("State"),
            heading: true,
            cell: ({ name, ages }) => (
              <span className="grid gap-1.5 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center">
                <span>{named(name)}</span>
                <AgeBar ages={ages} />
              </span>
            ),
          },
          {
            key: "fresh",
            label: t("Within 90 days"),
            end: true,
            cell: ({ ages, total }) => formatShare(ages["30"] + ages["90"], total),
          },
          {
            key: "old",
            label: t("Over 180 days or never"),
            end: true,
            cell: ({ ages, total }) => formatShare(ages.older + ages.never, total),
          },
          { key: "count", label: t("Facts"), end: true, cell: ({ total }) => formatCount(total) },
        ]}
      />
      <Caption className="mt-3">
        {t(
          "A license counts in the state that issued it, every other fact in the state of the agent’s office. The colors are those at the top.",
        )}
      </Caption>
    </>
  );
}
