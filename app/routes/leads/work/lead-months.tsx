import type { LeadMonth } from "#app/domains/leads/lead-queries.server.ts";
import { SUMMED_LEAST_AGENTS } from "#app/domains/organizations/limits.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

/** How many leads an organization's agents received. Counts only, because a lead goes to one person. */
export function LeadMonths({
  organization,
  isAbove,
  months,
}: {
  organization: string;
  /** Other organizations may be below it. */
  isAbove: boolean;
  months: readonly LeadMonth[];
}) {
  return (
    <Section id="months" title={`Leads of agents at ${organization}, by month`} thin>
      {months.length === 0 ? (
        <p>None in the last 12 months.</p>
      ) : (
        <DataTable
          caption={`Leads of agents at ${organization}, by month`}
          stack={false}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { key: "month", label: "Month", heading: true, cell: ({ month }) => formatMonth(month) },
            { key: "received", label: "Received", end: true, cell: ({ received }) => formatCount(received) },
            { key: "won", label: "Won so far", end: true, cell: ({ won }) => formatCount(won) },
          ]}
        />
      )}
      {isAbove ? (
        <Caption className="mt-3">
          {`Agents below your organization count here once there are ${SUMMED_LEAST_AGENTS} of them: a sum over fewer could show what one of them gets.`}
        </Caption>
      ) : null}
    </Section>
  );
}
