import { listStates } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { bulkCases } from "#app/domains/licenses/imports/cases/bulk-cases.server.ts";
import { waitingCases } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { inTurn } from "../decide/in-turn.ts";
import { CASE_KINDS, CASE_WORDS, caseTitle } from "../list-cases/case-words.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

const filterOf = ({ find, kind, state }: Readonly<Record<string, string | undefined>>) => ({
  find,
  state,
  kind: CASE_KINDS.find((one) => one === kind),
});

export const listCases = defineList({
  name: "list-cases",
  title: "Rows of lists to decide",
  lead: "What imported lists leave open, what is due first. A license in question shows as not confirmed until it’s decided.",
  description: "What imported lists leave to an admin.",
  noun: { one: "row", many: "rows" },
  empty:
    "A row that contradicts a license, can’t be read, names no place we know, or says that someone died or retired shows up here.",
  links: TODAY,
  filters: [
    { name: "find", label: "License number, NPN, or name" },
    {
      name: "kind",
      label: "What",
      any: "Everything",
      options: CASE_KINDS.map((value) => ({ value, label: CASE_WORDS[value] })),
    },
    { name: "state", label: "List of", any: "Any state", pattern: /^[A-Z]{2}$/, options: [] },
  ],
  filterOf,
  columns: [
    {
      key: "row",
      label: "About",
      heading: true,
      cell: (row) => ({ link: inTurn(adminPaths.listCase(row.id)), text: caseTitle(row), opens: true }),
      file: { about: caseTitle, id: (row) => row.id },
    },
    {
      key: "what",
      label: "What",
      cell: (row) => [CASE_WORDS[row.kind], { caption: row.reason }],
      file: { what: (row) => CASE_WORDS[row.kind], reason: (row) => row.reason },
    },
    {
      key: "license",
      label: "License",
      cell: (row) => (row.kind === "place" ? null : row.marks ? "In question" : "Unchanged"),
      file: { "in question": (row) => (row.marks ? "yes" : "no") },
    },
    {
      key: "npn",
      label: "NPN in the list",
      optional: "hidden",
      cell: (row) => row.npn,
      file: { npn: (row) => row.npn },
    },
    {
      key: "import",
      label: "Import",
      optional: "shown",
      cell: (row) => ({
        link: adminPaths.import(row.importNo),
        text: `No. ${row.importNo}, row ${row.rowNo}`,
      }),
      file: { import: (row) => row.importNo, row: (row) => row.rowNo },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingCases,
  async page(context, filter, after) {
    const [page, state] = await Promise.all([waitingCases.page(context, filter, after), listStates(context)]);
    return { ...page, options: { state } };
  },
  bulk: {
    target: bulkCases(filterOf),
    choose: (row) => `Choose ${caseTitle(row)}`,
    heading: "About",
    about: "License",
    gone: "A row that is gone",
    open: adminPaths.listCase,
    reason: "For the log.",
    acts: {
      refuse: {
        verb: "Set aside",
        label: "Set aside: about someone else",
        means:
          "Licenses in question are as they were before, agents and agencies without a place get no page, and the next list doesn’t raise these rows again.",
      },
      apply: {
        verb: "Use",
        label: "Use the rows",
        danger: true,
        means: "Each license says what its row says. Undoing the import takes it back.",
      },
    },
  },
  exported: { act: "list-case.export", kind: "list-case" },
});
