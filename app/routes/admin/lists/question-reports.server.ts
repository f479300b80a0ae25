import { waitingQuestionReports } from "#app/domains/questions/admin/report-list-queries.server.ts";
import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import { paths } from "#app/paths/paths.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { TODAY, WAIT_COLUMN } from "../list-pages/queue.server.ts";
import { withNote } from "../today/report-forms.tsx";

const REASONS = Object.keys(REPORT_REASONS) as (keyof typeof REPORT_REASONS)[];
const SHOWN_CHARACTERS = 300;

export const questionReports = defineList({
  name: "question-reports",
  title: "Reported questions and answers",
  lead: "What readers reported, the longest waiting first. Each is decided in its row.",
  description: "What readers reported.",
  noun: { one: "report", many: "reports" },
  empty: "What readers report shows up here.",
  links: TODAY,
  filters: [
    { name: "find", label: "Title of the question" },
    {
      name: "reason",
      label: "Reason",
      any: "Any reason",
      options: REASONS.map((value) => ({ value, label: REPORT_REASONS[value] })),
    },
  ],
  filterOf: ({ find, reason }) => ({ find, reason: REASONS.find((one) => one === reason) }),
  columns: [
    {
      key: "question",
      label: "Question",
      heading: true,
      cell: (row) => ({
        link: paths.expertAnswer(row.slug),
        text: row.title === "" ? "Text deleted" : row.title,
        opens: true,
      }),
      file: { question: (row) => row.title, id: (row) => row.id },
    },
    {
      key: "what",
      label: "What was reported",
      cell: (row) => [
        row.isAnswer ? "An answer: " : "The question: ",
        { name: row.text.slice(0, SHOWN_CHARACTERS) },
      ],
      file: { reported: (row) => (row.isAnswer ? "answer" : "question"), text: (row) => row.text },
    },
    {
      key: "reason",
      label: "Why",
      cell: (row) => withNote(REPORT_REASONS[row.reason], row.note),
      file: { reason: (row) => row.reason, note: (row) => row.note },
    },
    WAIT_COLUMN,
    {
      key: "decide",
      label: "Decision",
      hideLabel: true,
      cell: (row) => ({ report: row.id, of: "question" }),
    },
  ],
  rowKey: (row) => row.id,
  ...waitingQuestionReports,
  exported: { act: "question.export-reports", kind: "question" },
});
