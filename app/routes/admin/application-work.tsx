import { Link } from "@remix-run/react";
import type { WaitingApplication } from "#app/domains/onboarding/application-types.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { APPLICATION_STATUS } from "./application-words.ts";
import { DueClock } from "./due-clock.tsx";

export type ApplicationWorkProps = { applications: readonly WaitingApplication[]; nowMs: number };

/** Applications that wait for a person, the longest waiting first. */
export function ApplicationWork({ applications, nowMs }: ApplicationWorkProps) {
  return (
    <Section id="applications" title="Applications waiting" thin>
      {applications.length === 0 ? (
        <EmptyState title="No applications waiting" level={3}>
          <p>The next one will show up here as soon as it’s sent.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Applications from organizations, longest wait first"
          rows={applications}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "name",
              label: "Organization",
              heading: true,
              cell: (row) => (
                <>
                  <Link to={paths.adminApplication(row.id)}>{row.organizationName}</Link>
                  <Caption as="span" className="block font-text">
                    {typeWords[row.organizationType]}
                  </Caption>
                </>
              ),
            },
            { key: "by", label: "By", cell: (row) => <bdi>{row.email}</bdi> },
            { key: "status", label: "Status", cell: (row) => APPLICATION_STATUS[row.status] },
            {
              key: "due",
              label: "Due",
              cell: (row) => (
                <DueClock openedAt={row.submittedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
