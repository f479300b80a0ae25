import { Link } from "@remix-run/react";
import type { Person } from "#app/domains/accounts/admin/person-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { AUDIT_ACTS } from "#app/platform/audit/audit-acts.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { ShownList } from "../frame/shown-list.tsx";

const actWords = (act: string): string =>
  Object.hasOwn(AUDIT_ACTS, act) ? AUDIT_ACTS[act as keyof typeof AUDIT_ACTS] : act;

/** What admins did to this account, and what this account did as an admin. */
export function PersonAudit({ person }: { person: Person }) {
  const { state, about } = person;
  return (
    <>
      <ShownList
        id="audit"
        title="What admins did here"
        rows={person.auditAbout}
        rowKey={(row) => String(row.no)}
        none="Nothing in the log about this account."
        all={{ to: adminPaths.audit({ kind: "account", subject: state.id }), rows: about.auditAbout }}
        columns={[
          { key: "act", label: "Act", heading: true, cell: (row) => actWords(row.act) },
          {
            key: "who",
            label: "By",
            cell: (row) => <bdi>{row.actor ?? "The product, or a deleted account"}</bdi>,
          },
          { key: "why", label: "Reason", cell: (row) => <bdi className="wrap-anywhere">{row.reason}</bdi> },
          { key: "at", label: "When", cell: (row) => formatMoment(row.at) },
        ]}
      />
      {state.role === "admin" || person.auditBy.length > 0 ? (
        <ShownList
          id="audit-by"
          title="What they did as an admin"
          rows={person.auditBy}
          rowKey={(row) => String(row.no)}
          none="Nothing yet."
          all={{ to: adminPaths.audit({ actor: state.id }), rows: about.auditBy }}
          columns={[
            { key: "act", label: "Act", heading: true, cell: (row) => actWords(row.act) },
            {
              key: "what",
              label: "To",
              cell: (row) =>
                row.subjectKind === "account" ? (
                  <Link to={adminPaths.person(row.subjectId)}>An account</Link>
                ) : (
                  row.subjectKind
                ),
            },
            { key: "why", label: "Reason", cell: (row) => <bdi className="wrap-anywhere">{row.reason}</bdi> },
            { key: "at", label: "When", cell: (row) => formatMoment(row.at) },
          ]}
        />
      ) : null}
    </>
  );
}
