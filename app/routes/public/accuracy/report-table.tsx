import type { ReportFigures } from "#app/domains/accuracy/figures/figure-queries.server.ts";
import { formatShare } from "#app/domains/accuracy/figures/figures.ts";
import { FACT_NAMES } from "#app/domains/accuracy/words.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { t, tn } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type ReportTableProps = { reports: readonly ReportFigures[]; medianMs: number | null; year: number };

/** What readers reported this year, and how often they were right. */
export function ReportTable({ reports, medianMs, year }: ReportTableProps) {
  const sum = (of: (row: ReportFigures) => number) => reports.reduce((all, row) => all + of(row), 0);
  const [decided, wrong] = [sum((row) => row.decided), sum((row) => row.wrong)];
  return (
    <Section id="reports" title={t("What readers found wrong")}>
      {reports.length === 0 ? (
        <p>{t("Nobody has reported a fact this year.")}</p>
      ) : (
        <>
          <p>
            <span>
              {tn(
                sum((row) => row.reports),
                "In {year}, readers sent {n} report.",
                "In {year}, readers sent {n} reports.",
                { year: String(year) },
              )}
            </span>
            {decided === 0 || medianMs === null ? null : (
              <span>
                {` ${t(
                  "Of {decided} reported facts decided so far, {wrong} were wrong ({share}). Half were decided within {time}.",
                  { decided, wrong, share: formatShare(wrong, decided), time: formatSpan(medianMs) },
                )}`}
              </span>
            )}
          </p>
          <DataTable
            className="mt-4"
            caption={t("Reports of readers by kind of fact")}
            rows={reports}
            rowKey={({ fact }) => fact}
            columns={[
              { key: "fact", label: t("Fact"), heading: true, cell: ({ fact }) => t(FACT_NAMES[fact]) },
              { key: "reports", label: t("Reports"), end: true, cell: (row) => formatCount(row.reports) },
              { key: "cases", label: t("Facts reported"), end: true, cell: (row) => formatCount(row.cases) },
              {
                key: "decided",
                label: t("Decided so far"),
                end: true,
                cell: (row) => formatCount(row.decided),
              },
              { key: "wrong", label: t("Were wrong"), end: true, cell: (row) => formatCount(row.wrong) },
              {
                key: "unclear",
                label: t("Couldn’t tell"),
                end: true,
                cell: (row) => formatCount(row.unclear),
              },
            ]}
          />
        </>
      )}
      <Caption className="mt-3">
        {t(
          "On every profile, “Report a wrong fact” tells us, without an account. The agent confirms or corrects it, or our team decides; about licenses, our team always decides. Several reports of one fact are decided together.",
        )}
      </Caption>
    </Section>
  );
}
