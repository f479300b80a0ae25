import { Link } from "@remix-run/react";
import { STATUS_WORDS, TYPE_WORDS } from "#app/domains/organizations/admin/organization-filters.ts";
import type { findOrganizationForAdmin } from "#app/domains/organizations/admin/organization-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { AUDIT_ACTS } from "#app/platform/audit/audit-acts.ts";
import { formatDayOf, formatMoment } from "#app/platform/time/reader-time.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { ShownList } from "../frame/shown-list.tsx";

export type OrganizationFactsProps = NonNullable<Awaited<ReturnType<typeof findOrganizationForAdmin>>>;

const actWords = (act: string): string =>
  Object.hasOwn(AUDIT_ACTS, act) ? AUDIT_ACTS[act as keyof typeof AUDIT_ACTS] : act;
const day = (timeMs: number | null) => (timeMs === null ? "" : formatDayOf(timeMs));

/** The organization's facts, members, affiliations, and history. */
export function OrganizationFacts({
  state,
  members,
  applications,
  affiliations,
  events,
  audit,
}: OrganizationFactsProps) {
  return (
    <>
      <Section id="facts" title="Organization" thin>
        <FactList
          className="max-w-176"
          items={[
            { term: "Type", detail: TYPE_WORDS[state.type] },
            {
              term: "Status",
              detail: `${STATUS_WORDS[state.status]}${state.archivedAt === null ? "" : ` ${formatMoment(state.archivedAt)}`}`,
            },
            {
              term: "Page",
              detail:
                state.status === "active" ? (
                  <Link to={paths.organization(state.slug)}>{state.slug}</Link>
                ) : (
                  "None"
                ),
            },
            { term: "State", detail: state.state },
            { term: "NPN", detail: state.npn ?? "None" },
            { term: "Members", detail: `${state.members}, ${state.agents} of them agents` },
            { term: "Seats", detail: state.seats ?? "As many as they like" },
            {
              term: "Plan",
              detail: state.plan === null ? "None" : `${state.plan}, ${state.planStatus ?? ""}`,
            },
            { term: "Created", detail: formatMoment(state.createdAt) },
          ]}
        />
      </Section>
      <ShownList
        id="members"
        title="Members"
        rows={members}
        rowKey={(row) => row.id}
        none="Nobody belongs to it."
        columns={[
          {
            key: "name",
            label: "Member",
            heading: true,
            cell: (row) =>
              row.userId === null ? (
                <bdi>{row.name ?? "A deleted account"}</bdi>
              ) : (
                <Link to={adminPaths.person(row.userId)}>
                  <bdi>{row.name}</bdi>
                </Link>
              ),
          },
          { key: "role", label: "As", cell: (row) => row.role },
          { key: "joined", label: "Joined", cell: (row) => day(row.joinedAt) },
          {
            key: "left",
            label: "Left",
            cell: (row) => (row.leftAt === null ? "" : `${day(row.leftAt)}, ${row.cause ?? ""}`),
          },
        ]}
      />
      <ShownList
        id="applications"
        title="Applications"
        rows={applications}
        rowKey={(row) => row.id}
        none="No applications."
        columns={[
          {
            key: "at",
            label: "Sent in",
            heading: true,
            cell: (row) => <Link to={paths.adminApplication(row.id)}>{formatMoment(row.submittedAt)}</Link>,
          },
          {
            key: "who",
            label: "By",
            cell: (row) => <Link to={adminPaths.person(row.userId)}>The applicant</Link>,
          },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "decided", label: "Decided", cell: (row) => day(row.decidedAt) },
        ]}
      />
      <ShownList
        id="affiliations"
        title="Affiliations"
        rows={affiliations}
        rowKey={(row) => row.id}
        none="No affiliations."
        columns={[
          {
            key: "other",
            label: "With",
            heading: true,
            cell: (row) => (
              <Link to={adminPaths.organization(row.otherId)}>{row.other || "Without a name"}</Link>
            ),
          },
          { key: "side", label: "Which is", cell: (row) => (row.above ? "Above" : "Below") },
          { key: "status", label: "Status", cell: (row) => row.status },
          { key: "since", label: "Since", cell: (row) => day(row.since) },
          { key: "until", label: "Until", cell: (row) => day(row.until) },
        ]}
      />
      <ShownList
        id="events"
        title="What happened"
        rows={events}
        rowKey={(row) => row.id}
        none="Nothing yet."
        columns={[
          { key: "what", label: "What", heading: true, cell: (row) => row.kind },
          { key: "detail", label: "Detail", cell: (row) => row.detail },
          { key: "at", label: "When", cell: (row) => formatMoment(row.at) },
        ]}
      />
      <ShownList
        id="audit"
        title="What admins did here"
        rows={audit}
        rowKey={(row) => String(row.no)}
        none="Nothing in the log about this organization."
        all={{ to: adminPaths.audit({ kind: "organization", subject: state.id }) }}
        columns={[
          { key: "act", label: "Act", heading: true, cell: (row) => actWords(row.act) },
          { key: "who", label: "By", cell: (row) => <bdi>{row.actor ?? "A deleted account"}</bdi> },
          { key: "why", label: "Reason", cell: (row) => <bdi className="wrap-anywhere">{row.reason}</bdi> },
          { key: "at", label: "When", cell: (row) => formatMoment(row.at) },
        ]}
      />
    </>
  );
}
