import { Link } from "@remix-run/react";
import type { WaitingDocument } from "#app/domains/licenses/document-queries.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { DueClock } from "./due-clock.tsx";

export type LicenseWorkProps = { documents: readonly WaitingDocument[]; nowMs: number };

/** License documents that wait for a person, what is due first. */
export function LicenseWork({ documents, nowMs }: LicenseWorkProps) {
  return (
    <Section id="licenses" title="License documents to read" thin>
      {documents.length === 0 ? (
        <EmptyState title="No license documents waiting" level={3} />
      ) : (
        <DataTable
          caption="Documents that agents sent for their licenses, due soonest first"
          rows={documents}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "license",
              label: "License",
              heading: true,
              cell: (row) => (
                <Link to={paths.adminLicense(row.id)}>
                  {row.stateName} {row.number}
                </Link>
              ),
            },
            { key: "agent", label: "Agent", cell: (row) => <bdi>{row.agentName}</bdi> },
            { key: "due", label: "Due", cell: (row) => <DueClock {...row} decidedAt={null} nowMs={nowMs} /> },
          ]}
        />
      )}
    </Section>
  );
}
