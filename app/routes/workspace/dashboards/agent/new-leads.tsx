import { Link } from "@remix-run/react";
import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import { leadName, SOURCE_NAMES } from "#app/domains/leads/lead-words.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { NotInView } from "../not-in-view.tsx";

/** New leads, newest first; null while an admin looks. */
export function NewLeads({ leads }: { leads: readonly Lead[] | null }) {
  return (
    <Section id="leads" title="New leads" thin aside={<Link to={leadPaths.leads()}>All leads</Link>}>
      {leads === null ? (
        <NotInView />
      ) : leads.length === 0 ? (
        <EmptyState
          level={3}
          title="No new leads"
          actions={<Link to={leadPaths.contactCapture()}>Your contact card</Link>}
        >
          <p>Quote requests, and people who fill in your card, show here.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="New leads"
          rows={leads}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              label: "Who",
              heading: true,
              cell: (lead) => <Link to={leadPaths.lead(lead.id)}>{leadName(lead)}</Link>,
            },
            {
              key: "about",
              label: "About",
              cell: ({ typeName, stateCode }) =>
                typeName === null ? "Not said" : `${typeName}${stateCode === null ? "" : `, ${stateCode}`}`,
            },
            { key: "source", label: "Came by", cell: ({ source }) => SOURCE_NAMES[source] },
            { key: "when", label: "When", cell: ({ receivedAt }) => formatDayOf(receivedAt) },
          ]}
        />
      )}
    </Section>
  );
}
