import { listedImports } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { importTitle, LIST_WORDS, PHASE_WORDS, phaseWords } from "../imports/import-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const LISTS = ["state", "federal", "agencies", "appointments"] as const;
const PHASES = ["reading", "compared", "applied", "undone"] as const;

export const imports = defineList({
  name: "imports",
  title: "Imports",
  lead: "A list is read and compared before anything is written. An import that was applied can be undone.",
  description: "License lists, tried and applied.",
  noun: { one: "import", many: "imports" },
  empty: "Upload a list of licenses to try the first one.",
  links: [{ to: adminPaths.newImport(), label: "Upload a list" }],
  filters: [
    {
      name: "list",
      label: "Kind",
      options: LISTS.map((value) => ({ value, label: LIST_WORDS[value] })),
    },
    {
      name: "phase",
      label: "Status",
      options: PHASES.map((value) => ({ value, label: PHASE_WORDS[value] })),
    },
  ],
  filterOf: ({ list, phase }) => ({
    list: LISTS.find((one) => one === list),
    phase: PHASES.find((one) => one === phase),
  }),
  columns: [
    {
      key: "import",
      label: "Import",
      heading: true,
      cell: (row) => ({ link: adminPaths.import(row.importNo), text: importTitle(row), opens: true }),
      file: { number: (row) => row.importNo, list: (row) => row.list, state: (row) => row.stateCode },
    },
    {
      key: "day",
      label: "Date of the list",
      optional: "shown",
      cell: (row) => formatDay(row.readOn),
      file: { "date of the list": (row) => row.readOn },
    },
    {
      key: "started",
      label: "Uploaded",
      optional: "shown",
      cell: (row) => ({ at: row.startedAt }),
      file: { uploaded: (row) => fileMoment(row.startedAt) },
    },
    {
      key: "rows",
      label: "Rows",
      end: true,
      optional: "shown",
      cell: (row) => formatCount(row.rowsRead),
      file: { rows: (row) => row.rowsRead },
    },
    {
      key: "applied",
      label: "Written",
      end: true,
      optional: "shown",
      cell: (row) => formatCount(row.applied),
      file: { written: (row) => row.applied },
    },
    {
      key: "rejected",
      label: "Rejected",
      end: true,
      optional: "shown",
      cell: (row) => formatCount(row.rejected),
      file: { rejected: (row) => row.rejected },
    },
    { key: "phase", label: "Status", cell: phaseWords, file: { status: (row) => row.phase } },
  ],
  rowKey: (row) => String(row.importNo),
  ...listedImports,
  exported: { act: "import.export-list", kind: "import" },
});
