import { Link } from "@remix-run/react";
import type { Person } from "#app/domains/accounts/admin/person-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf, formatMoment } from "#app/platform/time/reader-time.ts";
import { ShownList } from "../frame/shown-list.tsx";

const decided = (timeMs: number | null) => (timeMs === null ? "Open" : formatDayOf(timeMs));

/** What they wrote, asked, agreed to, and were sent, and the decisions about them. */
export function PersonRecords({ person }: { person: Person }) {
  const { state, about } = person;
  const received = person.received.map(({ status, reviews }) => `${reviews} ${status}`).join(", ");
  return (
    <>
      <ShownList
        id="reviews"
        title={`Reviews they wrote (${about.reviews})`}
        rows={person.written}
        rowKey={(row) => row.id}
        none="No reviews written."
        columns={[
          {
            key: "agent",
            label: "About",
            heading: true,
            cell: (row) => <Link to={paths.showcase(row.slug)}>{row.agent}</Link>,
          },
          { key: "stars", label: "Stars", end: true, cell: (row) => row.stars },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "at", label: "Sent in", cell: (row) => formatDayOf(row.submittedAt) },
        ]}
      >
        {received === "" ? undefined : <p>{`About them: ${received}.`}</p>}
      </ShownList>
      <ShownList
        id="cases"
        title="Cases about reviews"
        rows={person.cases}
        rowKey={(row) => row.id}
        none="No cases."
        columns={[
          {
            key: "opened",
            label: "Opened",
            heading: true,
            cell: (row) => <Link to={paths.adminReview(row.id)}>{formatMoment(row.openedAt)}</Link>,
          },
          { key: "cause", label: "By", cell: (row) => row.cause },
          { key: "decided", label: "Decided", cell: (row) => decided(row.decidedAt) },
          { key: "decision", label: "Decision", cell: (row) => row.decision ?? "" },
        ]}
      />
      <ShownList
        id="claims"
        title="Claims to profiles"
        rows={person.claims}
        rowKey={(row) => row.id}
        none="No claims."
        columns={[
          {
            key: "agent",
            label: "Profile",
            heading: true,
            cell: (row) => <Link to={paths.adminClaim(row.id)}>{row.agent}</Link>,
          },
          { key: "kind", label: "Kind", cell: (row) => row.kind },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "decided", label: "Decided", cell: (row) => decided(row.decidedAt) },
        ]}
      />
      <ShownList
        id="agent-applications"
        title="Applied to be listed"
        rows={person.agentApplications}
        rowKey={(row) => row.id}
        none="They didn’t apply to be listed."
        columns={[
          {
            key: "npn",
            label: "NPN",
            heading: true,
            cell: (row) => <Link to={adminPaths.newAgent(row.id)}>{row.npn}</Link>,
          },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "decided", label: "Decided", cell: (row) => decided(row.decidedAt) },
        ]}
      />
      <ShownList
        id="applications"
        title="Applications"
        rows={person.applications}
        rowKey={(row) => row.id}
        none="No applications."
        columns={[
          {
            key: "organization",
            label: "Organization",
            heading: true,
            cell: (row) => (
              <Link to={paths.adminApplication(row.id)}>{row.organization || "Not named yet"}</Link>
            ),
          },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "decided", label: "Decided", cell: (row) => decided(row.decidedAt) },
        ]}
      />
      <ShownList
        id="questions"
        title={`Questions they asked (${about.questions})`}
        rows={person.asked}
        rowKey={(row) => row.id}
        none="No questions."
        columns={[
          {
            key: "at",
            label: "Asked",
            heading: true,
            cell: (row) => <Link to={adminPaths.question(row.id)}>{formatMoment(row.askedAt)}</Link>,
          },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "answers", label: "Answers", end: true, cell: (row) => row.answers },
        ]}
      />
      <ShownList
        id="consents"
        title={`Consents (${about.consents})`}
        rows={person.consents}
        rowKey={(row) => row.id}
        none="No consent on record."
        columns={[
          { key: "purpose", label: "For", heading: true, cell: (row) => row.purpose },
          { key: "channel", label: "By", cell: (row) => row.channel },
          { key: "given", label: "Given", cell: (row) => formatMoment(row.givenAt) },
          {
            key: "revoked",
            label: "Taken back",
            cell: (row) => (row.revokedAt === null ? "" : formatMoment(row.revokedAt)),
          },
        ]}
      />
      <ShownList
        id="emails"
        title={`Emails to them (${about.emails})`}
        rows={person.emails}
        rowKey={(row) => row.id}
        none="No emails."
        all={{ to: adminPaths.mail({ to: state.email, status: "sent" }), label: "All that were sent" }}
        columns={[
          {
            key: "kind",
            label: "Kind",
            heading: true,
            cell: (row) => row.kind,
          },
          // Empty once it is sent: sent emails are stored without their text.
          { key: "subject", label: "Subject", cell: (row) => row.subject },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "at", label: "When", cell: (row) => formatMoment(row.sentAt ?? row.createdAt) },
        ]}
      />
    </>
  );
}
