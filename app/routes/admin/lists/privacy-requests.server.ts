import { privacyRequestsList } from "#app/domains/privacy/request-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";
import { PRIVACY_KIND_WORDS, PRIVACY_STATUS_WORDS } from "../privacy/privacy-words.ts";

const SHOWN = ["open", "appealed", "done", "declined", "closed"] as const;

/** The address and what people wrote stay out of the file. */
export const privacyRequests = defineList({
  name: "privacy-requests",
  title: "Privacy requests",
  lead: "People who ask to see, correct, or delete what we hold about them. Each is due 45 days after it was confirmed.",
  description: "Requests about a person’s own information.",
  noun: { one: "request", many: "requests" },
  empty: "Corrections and appeals show up here, with their clock. Copies and deletions happen by link.",
  links: TODAY,
  filters: [
    { name: "find", label: "Email" },
    {
      name: "status",
      label: "Status",
      any: "Waiting",
      options: SHOWN.map((value) => ({ value, label: PRIVACY_STATUS_WORDS[value] })),
    },
  ],
  filterOf: ({ find, status }) => ({ find, status: SHOWN.find((one) => one === status) }),
  columns: [
    {
      key: "email",
      label: "Email",
      heading: true,
      cell: (row) => ({ link: adminPaths.privacyRequest(row.id), text: row.email, opens: true }),
      file: { id: (row) => row.id },
    },
    {
      key: "kind",
      label: "Asks for",
      cell: (row) => PRIVACY_KIND_WORDS[row.kind],
      file: { asks_for: (row) => row.kind },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => PRIVACY_STATUS_WORDS[row.status],
      file: { status: (row) => row.status },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...privacyRequestsList,
  exported: { act: "privacy.export", kind: "email" },
});
