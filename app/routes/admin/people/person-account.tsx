import { Link } from "@remix-run/react";
import type { Person } from "#app/domains/accounts/admin/person-queries.server.ts";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import { formatLastDay } from "#app/domains/licenses/words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf, formatMoment, formatPublicDay } from "#app/platform/time/reader-time.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { ShownList } from "../frame/shown-list.tsx";

const moment = (timeMs: number | null) => (timeMs === null ? "Never" : formatMoment(timeMs));

/** The account's person, rights, and ways to sign in. */
export function PersonAccount({ person }: { person: Person }) {
  const { state, about } = person;
  return (
    <>
      {state.eraseAt !== null ? (
        <Note tone="info">
          {`Its owner asked for its deletion: it is erased on ${formatDayOf(state.eraseAt)}. Only they can keep it.`}
        </Note>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
        <Section id="account" title="This account" thin>
          <FactList
            items={[
              { term: "Email", detail: <span className="wrap-anywhere">{state.email}</span> },
              {
                term: "Confirmed",
                detail: state.confirmedAt === null ? "Not yet" : formatMoment(state.confirmedAt),
              },
              { term: "Role", detail: roleLabel(state.role) },
              {
                term: "Status",
                detail:
                  state.status === "active"
                    ? "Active"
                    : `Archived ${state.archivedAt === null ? "" : formatMoment(state.archivedAt)}${state.archivedByUs ? ", by an admin" : ""}`,
              },
              { term: "Language", detail: state.language === "es" ? "Spanish" : "English" },
              { term: "Created", detail: formatMoment(about.createdAt) },
              { term: "Id", detail: <code className="wrap-anywhere text-13">{state.id}</code> },
            ]}
          />
        </Section>
        <Section id="profile" title="Agent’s profile" thin>
          {about.agentSlug === null ? (
            <p>{state.role === "agent" ? "None claimed yet." : "None."}</p>
          ) : (
            <FactList
              items={[
                {
                  term: "Profile",
                  detail: <Link to={paths.showcase(about.agentSlug)}>{about.agentName}</Link>,
                },
                { term: "NPN", detail: about.npn ?? "None" },
                { term: "Verified", detail: about.verified ? `Yes, by ${about.proof ?? "us"}` : "No" },
              ]}
            />
          )}
        </Section>
        <Section id="private" title="What is theirs alone" thin>
          <FactList
            items={[
              { term: "Conversations", detail: about.conversations },
              { term: "Leads", detail: about.leads },
              { term: "Appointments", detail: about.appointments },
            ]}
          />
        </Section>
      </div>
      <ShownList
        id="licenses"
        title="Licenses"
        rows={person.licenses}
        rowKey={(row) => String(row.no)}
        none="No licenses."
        all={about.npn === null ? undefined : { to: adminPaths.licenses({ find: about.npn }) }}
        columns={[
          { key: "license", label: "License", heading: true, cell: (row) => `${row.state} ${row.number}` },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "expires", label: "Expires", cell: (row) => formatLastDay(row.expiresOn) },
        ]}
      />
      <ShownList
        id="organizations"
        title="Organizations"
        rows={person.organizations}
        rowKey={(row) => `${row.id} ${row.joinedAt}`}
        none="Belongs to no organization."
        columns={[
          {
            key: "name",
            label: "Organization",
            heading: true,
            cell: (row) => (
              <Link to={adminPaths.organization(row.id)}>{row.name === "" ? row.id : row.name}</Link>
            ),
          },
          { key: "role", label: "As", cell: (row) => row.role },
          { key: "joined", label: "Joined", cell: (row) => formatPublicDay(row.joinedAt) },
          {
            key: "left",
            label: "Left",
            cell: (row) => (row.leftAt === null ? "" : `${formatPublicDay(row.leftAt)}, ${row.cause ?? ""}`),
          },
        ]}
      />
      <ShownList
        id="sessions"
        title={`Sessions (${about.sessions})`}
        rows={person.sessions}
        rowKey={(row) => row.id}
        none="Not signed in anywhere."
        columns={[
          { key: "device", label: "Device", heading: true, cell: (row) => row.device },
          { key: "proof", label: "Signed in by", cell: (row) => row.proof },
          { key: "begun", label: "Since", cell: (row) => moment(row.createdAt) },
          { key: "used", label: "Last used", cell: (row) => moment(row.lastUsedAt) },
        ]}
      />
      <ShownList
        id="passkeys"
        title="Passkeys"
        rows={person.passkeys}
        rowKey={(row) => row.id}
        none="No passkeys."
        columns={[
          { key: "made", label: "Added", heading: true, cell: (row) => moment(row.createdAt) },
          {
            key: "synced",
            label: "Synced",
            cell: (row) => (row.synced ? "On several devices" : "On one device"),
          },
          { key: "used", label: "Last used", cell: (row) => moment(row.lastUsedAt) },
        ]}
      />
      <ShownList
        id="terms"
        title="Terms agreed to"
        rows={person.terms}
        rowKey={(row) => `${row.type} ${row.version}`}
        none="No terms agreed to."
        columns={[
          {
            key: "terms",
            label: "Terms",
            heading: true,
            cell: (row) => `${row.type}, version ${row.version}`,
          },
          { key: "at", label: "Agreed", cell: (row) => moment(row.agreedAt) },
        ]}
      />
    </>
  );
}
