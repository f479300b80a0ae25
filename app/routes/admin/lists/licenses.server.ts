import {
  type AdminLicenseRow,
  licenseCursor,
  listAdminLicenses,
  readAdminLicenses,
} from "#app/domains/licenses/license-list-queries.server.ts";
import { EVIDENCE_WORDS, formatLastDay, linesWords, STATUS_WORDS } from "#app/domains/licenses/words.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { defineList } from "../list-pages/definition.server.ts";

const { lapsed: _, "not-yet-effective": __, ...WORDS } = STATUS_WORDS;
const RECORDED: Readonly<Record<AdminLicenseRow["status"], string>> = { ...WORDS, expired: "Expired" };

const STATUSES = Object.keys(RECORDED) as AdminLicenseRow["status"][];
const EVIDENCE = Object.keys(EVIDENCE_WORDS) as AdminLicenseRow["evidence"][];

/** The file leaves out each license's changes. */
export const licenses = defineList({
  name: "licenses",
  title: "Licenses",
  lead: "The ledger as it was read. Whether a license counts today also depends on its days and its state’s clock.",
  description: "What we know of each license.",
  noun: { one: "license", many: "licenses" },
  empty: "Licenses come with the lists that are imported and the documents that agents send.",
  filters: [
    { name: "find", label: "License number or NPN", hint: "The complete number." },
    { name: "state", label: "State", any: "Any state", options: [], pattern: /^[A-Z]{2}$/ },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: STATUSES.map((value) => ({ value, label: RECORDED[value] })),
    },
    {
      name: "evidence",
      label: "Evidence",
      any: "Any evidence",
      options: EVIDENCE.map((value) => ({ value, label: EVIDENCE_WORDS[value].replace(/,$/, "") })),
    },
  ],
  filterOf: ({ find, state, status, evidence }) => ({
    find,
    state,
    status: STATUSES.find((one) => one === status),
    evidence: EVIDENCE.find((one) => one === evidence),
  }),
  columns: [
    {
      key: "license",
      label: "License",
      heading: true,
      cell: (row) => [
        { link: paths.showcase(row.agentSlug), text: row.agentName, opens: true },
        { caption: `${row.stateCode} ${row.number}, NPN ${row.npn}` },
        ...(row.changes.length === 0
          ? []
          : [
              {
                more: "What changed",
                letter: ["h", "What changed"] as const,
                lines: row.changes.map(({ at, words }) => [{ at }, `: ${words}`]),
              },
            ]),
      ],
      file: {
        agent: (row) => row.agentName,
        npn: (row) => row.npn,
        state: (row) => row.stateCode,
        number: (row) => row.number,
      },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => RECORDED[row.status],
      file: { status: (row) => row.status },
    },
    {
      key: "lines",
      label: "Lines",
      optional: "shown",
      cell: (row) => linesWords(row.lines),
      file: { lines: (row) => linesWords(row.lines) },
    },
    {
      key: "evidence",
      label: "Evidence",
      optional: "shown",
      cell: (row) => [
        `${EVIDENCE_WORDS[row.evidence]} ${formatDay(row.evidenceReadOn)}`,
        ...(row.documentId === null
          ? []
          : [{ link: paths.adminLicense(row.documentId), text: "A document to read", block: true } as const]),
      ],
      file: { evidence: (row) => row.evidence, "evidence read": (row) => row.evidenceReadOn },
    },
    {
      key: "begins",
      label: "Begins",
      optional: "hidden",
      cell: (row) => formatDay(row.effectiveOn),
      file: { begins: (row) => row.effectiveOn },
    },
    {
      key: "ends",
      label: "Ends",
      optional: "shown",
      cell: (row) => formatLastDay(row.expiresOn),
      file: { ends: (row) => row.expiresOn },
    },
  ],
  rowKey: (row) => String(row.no),
  place: (after) => licenseCursor.parse(after),
  page: listAdminLicenses,
  file: readAdminLicenses,
  exported: { act: "license.export", kind: "license" },
});
