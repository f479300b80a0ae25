import { REPORT_REASONS } from "#app/domains/messages/conversation-texts.ts";
import { waitingMessageReports } from "#app/domains/messages/moderation.server.ts";
import { paths } from "#app/paths/paths.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { TODAY, WAIT_COLUMN } from "../list-pages/queue.server.ts";
import { withNote } from "../today/report-forms.tsx";

const REASONS = Object.keys(REPORT_REASONS) as (keyof typeof REPORT_REASONS)[];

/** The file leaves out what was written in the conversation, and the reporter's note. */
export const messageReports = defineList({
  name: "message-reports",
  title: "Reported messages",
  lead: "What one side of a conversation reported, the longest waiting first. Each is decided in its row.",
  description: "What one side of a conversation reported.",
  noun: { one: "report", many: "reports" },
  empty: "What somebody reports in a conversation shows up here.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name of the agent" },
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
      key: "agent",
      label: "With",
      heading: true,
      cell: (row) => ({ link: paths.showcase(row.agentSlug), text: row.agentName, opens: true }),
      file: { agent: (row) => row.agentName, id: (row) => row.id },
    },
    { key: "what", label: "What was reported", cell: (row) => ({ excerpt: row.excerpt }) },
    {
      key: "reason",
      label: "Why",
      cell: (row) => `${withNote(REPORT_REASONS[row.reason], row.note)}, by the ${row.reporter}`,
      file: { reason: (row) => row.reason, reporter: (row) => row.reporter },
    },
    WAIT_COLUMN,
    { key: "decide", label: "Decision", hideLabel: true, cell: (row) => ({ report: row.id, of: "message" }) },
  ],
  rowKey: (row) => row.id,
  ...waitingMessageReports,
  exported: { act: "conversation.export-reports", kind: "conversation" },
});
