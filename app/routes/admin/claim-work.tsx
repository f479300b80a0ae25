import { Link } from "@remix-run/react";
import type { WaitingClaim } from "#app/domains/claims/types.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { claimTitle } from "./claim-words.ts";
import { DueClock } from "./due-clock.tsx";

export type ClaimWorkProps = { claims: readonly WaitingClaim[]; nowMs: number };

/** Claims and contests that wait for a person, what is due first. */
export function ClaimWork({ claims, nowMs }: ClaimWorkProps) {
  return (
    <Section id="claims" title="Claims to decide" thin>
      {claims.length === 0 ? (
        <EmptyState title="No claims waiting" level={3} />
      ) : (
        <DataTable
          caption="Claims with a document and contested profiles, due soonest first"
          rows={claims}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "claim",
              label: "Claim",
              heading: true,
              cell: (row) => (
                <>
                  <Link to={paths.adminClaim(row.id)}>{claimTitle(row)}</Link>
                  <Caption as="span" className="block font-text">
                    {row.agentName}, NPN {row.npn}
                  </Caption>
                </>
              ),
            },
            { key: "by", label: "By", cell: (row) => <bdi>{row.claimant}</bdi> },
            { key: "due", label: "Due", cell: (row) => <DueClock {...row} decidedAt={null} nowMs={nowMs} /> },
          ]}
        />
      )}
    </Section>
  );
}
