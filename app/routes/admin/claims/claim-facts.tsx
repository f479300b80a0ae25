import { Link } from "@remix-run/react";
import type { ClaimAccount, ClaimPage } from "#app/domains/claims/types.ts";
import { formatLastDay } from "#app/domains/licenses/words.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf, formatMoment } from "#app/platform/time/reader-time.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { DOCUMENT_NAMES } from "./claim-words.ts";

export type ClaimFactsProps = { claim: ClaimPage; hasDocument: boolean };

const accountFacts = ({ name, email, since }: ClaimAccount) => [
  { term: "Name", detail: <bdi>{name}</bdi> },
  { term: "Email", detail: email },
  { term: "Account since", detail: formatDayOf(since) },
];

const HELD_BY = {
  code: "A code sent to the state’s email address on file",
  document: "A document an admin read",
} as const;

/** Side by side: what the account says, what the register says, who holds the profile, and what was proved. */
export function ClaimFacts({ claim, hasDocument }: ClaimFactsProps) {
  const { claimant, agent, holder, licenses } = claim;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
        <Section id="claimant" title="The claimant" thin>
          <FactList
            items={[
              ...accountFacts(claimant),
              { term: "Email confirmed", detail: claimant.emailConfirmed ? "Yes" : "No" },
              { term: "Proof", detail: <Proof claim={claim} hasDocument={hasDocument} /> },
            ]}
          />
        </Section>
        <Section id="register" title="State record" thin>
          <FactList
            items={[
              {
                term: "Name",
                detail: `${agent.firstName} ${agent.lastName}, ${claimant.sameName ? "same as the account" : "not the same as the account"}`,
              },
              { term: "NPN", detail: <span className="lining-nums tabular-nums">{claim.npn}</span> },
              { term: "Email on file with the state", detail: agent.registerEmail ?? "None" },
              ...(agent.notListedSince === null
                ? []
                : [
                    {
                      term: "Not listed",
                      detail: `Since ${formatDayOf(agent.notListedSince)}, because they asked. Approving lists them again.`,
                    },
                  ]),
            ]}
          />
        </Section>
        <Section id="holder" title="Current holder" thin>
          {holder === null ? (
            <p>Nobody has claimed this profile.</p>
          ) : (
            <FactList
              items={[
                ...accountFacts(holder),
                { term: "Proof", detail: holder.proof === null ? "None" : HELD_BY[holder.proof] },
              ]}
            />
          )}
        </Section>
      </div>
      <Section id="on-file" title="Licenses on file" thin>
        {licenses.length === 0 ? (
          <p>There’s no license on file for this NPN.</p>
        ) : (
          <DataTable
            caption="Licenses on file for this NPN"
            rows={licenses}
            rowKey={(row) => `${row.stateCode} ${row.number}`}
            columns={[
              { key: "state", label: "State", heading: true, cell: (row) => row.stateCode },
              {
                key: "number",
                label: "Number",
                cell: (row) => <span className="lining-nums tabular-nums">{row.number}</span>,
              },
              { key: "class", label: "Class", cell: (row) => row.licenseClass },
              { key: "status", label: "Status", cell: (row) => row.status },
              { key: "expires", label: "Until", cell: (row) => formatLastDay(row.expiresOn) },
            ]}
          />
        )}
      </Section>
    </>
  );
}

function Proof({ claim, hasDocument }: ClaimFactsProps) {
  const { document, codeProvenAt, way } = claim;
  if (way === "code")
    return (
      <span>
        {codeProvenAt === null
          ? "A code was sent to the address on file and hasn’t been entered"
          : `Entered the code from the address on file on ${formatMoment(codeProvenAt)}`}
      </span>
    );
  if (document === null) return <span>None</span>;
  const kilobytes = `${DOCUMENT_NAMES[document.type]}, ${Math.ceil(document.bytes / 1024)} kB`;
  return hasDocument ? (
    <Link to={paths.adminClaim(claim.id, "/document")} reloadDocument>
      {`The document (${kilobytes})`}
    </Link>
  ) : (
    <span>
      {claim.status === "open"
        ? `The document is missing (${kilobytes}). You can only refuse.`
        : `The document has been deleted (${kilobytes})`}
    </span>
  );
}
