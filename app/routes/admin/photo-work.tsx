import { Link } from "@remix-run/react";
import type { WaitingPhotoCase } from "#app/domains/photos/types.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { DueClock } from "./due-clock.tsx";

export type PhotoWorkProps = { cases: readonly WaitingPhotoCase[]; nowMs: number };

/** Reported photos that wait for a person, what is due first. */
export function PhotoWork({ cases, nowMs }: PhotoWorkProps) {
  return (
    <Section id="photos" title="Reported photos" thin>
      {cases.length === 0 ? (
        <EmptyState title="No photos reported" level={3} />
      ) : (
        <DataTable
          caption="Photos that readers reported, due soonest first"
          rows={cases}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "of",
              label: "Photo of",
              heading: true,
              cell: (row) => <Link to={row.address}>{row.name}</Link>,
            },
            { key: "reports", label: "Reports", cell: (row) => row.reports },
            { key: "due", label: "Due", cell: (row) => <DueClock {...row} decidedAt={null} nowMs={nowMs} /> },
          ]}
        />
      )}
    </Section>
  );
}
