import { AUDIT_SUBJECTS, parseAuditFilter } from "#app/domains/audit/audit-inputs.ts";
import { auditLog, findVerifications, type ListedAct } from "#app/domains/audit/audit-queries.server.ts";
import { verifyAsAdmin } from "#app/domains/audit/verify-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { AUDIT_ACTS } from "#app/platform/audit/audit-acts.ts";
import { site } from "#app/platform/site.ts";
import { actWords, kindWords, subjectPath } from "../audit/audit-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

/** All of the row, whatever is shown: the file is enough to repeat a verification. */
const IN_FILE = {
  no: (row: ListedAct) => row.no,
  at: (row: ListedAct) => fileMoment(row.at),
  actorId: (row: ListedAct) => row.actorId,
  act: (row: ListedAct) => row.act,
  subjectKind: (row: ListedAct) => row.subjectKind,
  subjectId: (row: ListedAct) => row.subjectId,
  reason: (row: ListedAct) => row.reason,
  before: (row: ListedAct) => row.before,
  after: (row: ListedAct) => row.after,
  hash: (row: ListedAct) => row.hash,
  previousHash: (row: ListedAct) => row.previousHash,
};

export const audit = defineList({
  name: "audit",
  title: "Audit log",
  lead: "What admins did, newest first. Rows are only ever added; each carries the hash of the one before it.",
  description: "What admins did, when, and why.",
  label: "Acts",
  noun: { one: "act", many: "acts" },
  empty: "What an admin does from now on shows up here.",
  filters: [
    { name: "actor", label: "Admin", hint: "Email or id; “product” for what no person did" },
    {
      name: "act",
      label: "Act",
      any: "Any act",
      options: Object.entries(AUDIT_ACTS).map(([value, label]) => ({ value, label })),
    },
    {
      name: "kind",
      label: "Done to",
      any: "Anything",
      options: AUDIT_SUBJECTS.map((value) => ({ value, label: kindWords(value) })),
    },
    { name: "subject", label: "Its id" },
    { name: "from", label: "From", type: "date" },
    { name: "to", label: "To", type: "date" },
  ],
  filterOf: parseAuditFilter,
  columns: [
    {
      key: "act",
      label: "Act",
      heading: true,
      cell: (row) => [
        { anchor: `row-${row.no}`, text: actWords(row.act) },
        { caption: [`Row ${row.no}, `, { at: row.at }] },
      ],
      file: IN_FILE,
    },
    {
      key: "actor",
      label: "By",
      optional: "shown",
      cell: ({ actorId, actorName }) =>
        actorId === null
          ? `${site.name} itself`
          : { link: adminPaths.audit({ actor: actorId }), text: actorName ?? "A deleted account" },
    },
    {
      key: "subject",
      label: "Done to",
      cell: ({ subjectKind: kind, subjectId: id }) => {
        const page = subjectPath(kind, id);
        return [
          `${kindWords(kind)} `,
          page === null ? { id } : { link: page, text: id, id: true, opens: true },
          " ",
          { link: adminPaths.audit({ kind, subject: id }), text: "All of it", small: true },
        ];
      },
    },
    { key: "reason", label: "Reason", optional: "shown", cell: (row) => row.reason },
    {
      key: "changes",
      label: "What it changed",
      optional: "shown",
      cell: ({ no, before, after }) => ({ changes: { label: `What row ${no} changed`, before, after } }),
    },
    { key: "hash", label: "Hash", optional: "hidden", cell: (row) => ({ code: row.hash }) },
  ],
  rowKey: (row) => String(row.no),
  ...auditLog,
  async page(context, filter, after) {
    const [page, verification] = await Promise.all([
      auditLog.page(context, filter, after),
      findVerifications(context),
    ]);
    return { ...page, head: { verification } };
  },
  fileName: "audit-log",
  exported: { act: "audit-log.export", kind: "audit-log" },
  acts: {
    async verify(context, adminId) {
      await verifyAsAdmin(context, adminId);
      return null;
    },
  },
  backTo: () => `${adminPaths.audit()}#verified`,
});
