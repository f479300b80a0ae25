import { Link } from "@remix-run/react";
import type { ApplicationPage } from "#app/domains/claims/applications/application-types.ts";
import { formatLastDay, linesWords, recordedWords } from "#app/domains/licenses/words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { DOCUMENT_NAMES } from "../claims/claim-words.ts";
import { STATUS_WORDS, VERDICT_WORDS, whyListed } from "./new-agent-words.ts";

export type NewAgentFactsProps = { application: ApplicationPage; hasDocument: boolean };

const digits = (text: string) => <span className="lining-nums tabular-nums">{text}</span>;

/** What the agent says, who sends it, who may be the same person, and what lists say. */
export function NewAgentFacts({ application, hasDocument }: NewAgentFactsProps) {
  const { applicant, licenses, listed, others, listings } = application;
  return (
    <>
      <Warnings application={application} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
        <Section id="sent" title="What the agent says" thin>
          <FactList
            items={[
              { term: "Name", detail: <bdi>{`${application.firstName} ${application.lastName}`}</bdi> },
              { term: "NPN", detail: digits(application.npn) },
              {
                term: "Business ZIP",
                detail: `${application.zip}${application.place === null ? ", which we don’t know" : `, ${application.place}`}`,
              },
              {
                term: "Document",
                detail: <DocumentLink application={application} hasDocument={hasDocument} />,
              },
            ]}
          />
        </Section>
        <Section id="applicant" title="The account" thin>
          <FactList
            items={[
              {
                term: "Name",
                detail: (
                  <>
                    <Link to={adminPaths.person(applicant.userId)}>
                      <bdi>{applicant.name}</bdi>
                    </Link>
                    <span>{applicant.sameName ? ", the same name" : ", not the same name"}</span>
                  </>
                ),
              },
              { term: "Email", detail: applicant.email },
              { term: "Email confirmed", detail: applicant.emailConfirmed ? "Yes" : "No" },
              { term: "Account since", detail: formatDayOf(applicant.since) },
            ]}
          />
        </Section>
      </div>
      <Section id="licenses-named" title="Licenses they name" thin>
        <DataTable
          caption="Licenses in the application"
          rows={licenses}
          rowKey={(row) => `${row.stateCode} ${row.number}`}
          columns={[
            { key: "state", label: "State", heading: true, cell: (row) => row.stateName },
            { key: "number", label: "Number", cell: (row) => digits(row.number) },
            { key: "lines", label: "Lines", cell: (row) => linesWords(row.lines) },
            { key: "from", label: "From", cell: (row) => formatDay(row.effectiveOn) },
            { key: "until", label: "Until", cell: (row) => formatDay(row.expiresOn) },
          ]}
        />
      </Section>
      {listings.length === 0 ? null : (
        <Section id="lists" title="What lists say" thin>
          <DataTable
            caption="Rows of imported lists about this NPN or these licenses"
            rows={listings}
            rowKey={(row) => `${row.importNo} ${row.said.number} ${row.said.npn}`}
            columns={[
              { key: "verdict", label: "Says", heading: true, cell: (row) => VERDICT_WORDS[row.verdict] },
              {
                key: "row",
                label: "Row",
                cell: ({ said }) =>
                  `${said.stateCode} ${said.number}, NPN ${said.npn}${said.name === null ? "" : `, ${said.name}`}`,
              },
              { key: "status", label: "Status", cell: ({ said }) => recordedWords(said.status) },
              {
                key: "until",
                label: "Until",
                cell: ({ said }) => (said.expiresOn === null ? "–" : formatLastDay(said.expiresOn)),
              },
              {
                key: "list",
                label: "List",
                cell: (row) => (
                  <Link to={adminPaths.import(row.importNo)}>{`of ${formatDay(row.readOn)}`}</Link>
                ),
              },
              {
                key: "settled",
                label: "Looked at",
                cell: (row) =>
                  row.verdict === "confirms"
                    ? "–"
                    : row.settledAt === null
                      ? "Not yet"
                      : formatDayOf(row.settledAt),
              },
            ]}
          />
        </Section>
      )}
      {listed.length === 0 ? null : (
        <Section id="listed" title="Profiles that may be theirs" thin>
          <DataTable
            caption="Listed agents with the NPN, one of the licenses, or a similar name in the same city"
            rows={listed}
            rowKey={(row) => String(row.agentNo)}
            columns={[
              {
                key: "agent",
                label: "Profile",
                heading: true,
                cell: (row) => <Link to={paths.showcase(row.slug)}>{row.name}</Link>,
              },
              { key: "why", label: "Why", cell: (row) => whyListed(row) },
              { key: "npn", label: "NPN", cell: (row) => digits(row.npn) },
              { key: "place", label: "Place", cell: (row) => row.place },
              { key: "held", label: "Claimed", cell: (row) => (row.isHeld ? "By an account" : "No") },
            ]}
          />
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section id="others" title="Others who applied with this NPN" thin>
          <DataTable
            caption="Other applications with the same NPN"
            rows={others}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "account",
                label: "Account",
                heading: true,
                cell: (row) => (
                  <Link to={adminPaths.newAgent(row.id)}>
                    <bdi>{row.name}</bdi>
                  </Link>
                ),
              },
              { key: "status", label: "Status", cell: (row) => STATUS_WORDS[row.status] },
              { key: "sent", label: "Sent", cell: (row) => formatDayOf(row.openedAt) },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** What an admin must not overlook. */
function Warnings({
  application: { status, listed, others, listings, applicant, notListedSince },
}: Pick<NewAgentFactsProps, "application">) {
  const isContradicted = listings.some(
    ({ verdict, settledAt }) => verdict !== "confirms" && settledAt === null,
  );
  const said = [
    isContradicted ? "The list contradicts: see what it says below." : null,
    status === "open" && notListedSince !== null
      ? `The person with this NPN asked not to be listed, and we agreed on ${formatDayOf(notListedSince)}. Approving lists them again.`
      : null,
    listed.some(({ why }) => why === "npn")
      ? "An import has brought a profile with this NPN since they applied. Approving would make a second one, so it’s offered as a claim instead."
      : null,
    status === "open" && others.some((one) => one.status === "open")
      ? "Someone else has applied with the same NPN. Read both before you decide."
      : null,
    status === "open" && applicant.managed !== null
      ? "The account manages a profile by now. Decline the application."
      : null,
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <Note tone="bad">
      {said.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Note>
  );
}

function DocumentLink({ application, hasDocument }: NewAgentFactsProps) {
  const file = `${DOCUMENT_NAMES[application.documentType]}, ${Math.ceil(application.documentBytes / 1024)} kB`;
  if (hasDocument)
    return (
      <Link to={adminPaths.newAgent(application.id, "/document")} reloadDocument>
        {`The document (${file})`}
      </Link>
    );
  return (
    <span>
      {application.status === "open"
        ? `The document is missing (${file}). You can approve only what you find in the state’s own lookup.`
        : `The document has been deleted (${file})`}
    </span>
  );
}
