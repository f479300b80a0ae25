import { meaningWords } from "#app/domains/licenses/imports/words/meanings.ts";
import { listedWords } from "#app/domains/licenses/imports/words/word-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { WORD_KIND_WORDS } from "../imports/import-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const KINDS = ["line", "status", "carrier"] as const;

export const listWords = defineList({
  name: "list-words",
  title: "Words of lists",
  lead: "What admins said that a state’s words for lines of authority and statuses mean, where our tables don’t have them, and which carriers lists name. Lists are read with them.",
  description: "What states call lines of authority and statuses.",
  noun: { one: "word", many: "words" },
  empty: "The page of an import asks what its unknown words mean.",
  links: [{ to: adminPaths.imports(), label: "Imports" }],
  filters: [
    {
      name: "kind",
      label: "Kind",
      options: KINDS.map((value) => ({ value, label: WORD_KIND_WORDS[value] })),
    },
  ],
  filterOf: ({ kind }) => ({ kind: KINDS.find((one) => one === kind) }),
  columns: [
    {
      key: "word",
      label: "Word",
      heading: true,
      cell: (row) => ({ link: adminPaths.listWord(row.wordNo), text: row.written, opens: true }),
      file: { word: (row) => row.written },
    },
    {
      key: "state",
      label: "State",
      cell: (row) => row.stateCode || "All states",
      file: { state: (row) => row.stateCode },
    },
    {
      key: "kind",
      label: "Kind",
      optional: "shown",
      cell: (row) => WORD_KIND_WORDS[row.kind],
      file: { kind: (row) => row.kind },
    },
    {
      key: "means",
      label: "Means",
      cell: (row) => meaningWords(row.kind, row),
      file: { means: (row) => meaningWords(row.kind, row) },
    },
    {
      key: "by",
      label: "Said by",
      optional: "shown",
      cell: (row) => [
        row.by === null ? "A deleted account" : { name: row.by },
        { caption: [{ at: row.decidedAt }] },
      ],
      file: { "said by": (row) => row.by, said: (row) => fileMoment(row.decidedAt) },
    },
    {
      key: "import",
      label: "First met in",
      optional: "hidden",
      cell: (row) => ({ link: adminPaths.import(row.importNo), text: `Import no. ${row.importNo}` }),
      file: { import: (row) => row.importNo },
    },
  ],
  rowKey: (row) => String(row.wordNo),
  ...listedWords,
  exported: { act: "import.export-words", kind: "import" },
});
