import { listingRequestsList } from "#app/domains/listings/requests/request-queries.server.ts";
import { REASON_WORDS } from "#app/domains/listings/words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { STATUS_WORDS } from "../agents/request-words.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

const STATUSES = Object.keys(STATUS_WORDS) as (keyof typeof STATUS_WORDS)[];

/** Who asks, and what they wrote, stay out of the file. */
export const notListed = defineList({
  name: "not-listed",
  title: "Not listed",
  lead: "People who ask to be taken out of the directory, what is due first.",
  description: "Requests not to be listed.",
  noun: { one: "request", many: "requests" },
  empty: "Requests not to be listed show up here, with their clock.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name or NPN" },
    {
      name: "status",
      label: "Status",
      any: "Waiting",
      options: STATUSES.filter((one) => one !== "open").map((value) => ({
        value,
        label: STATUS_WORDS[value],
      })),
    },
  ],
  filterOf: ({ find, status }) => ({ find, status: STATUSES.find((one) => one === status) }),
  columns: [
    {
      key: "person",
      label: "Person",
      heading: true,
      cell: (row) => [
        {
          link: adminPaths.notListedRequest(row.id),
          text: row.agentName ?? `NPN ${row.npn}`,
          opens: true,
        },
        { caption: row.agentName === null ? "Nobody here has this NPN" : `NPN ${row.npn}` },
      ],
      file: { person: (row) => row.agentName, npn: (row) => row.npn, id: (row) => row.id },
    },
    {
      key: "why",
      label: "Why",
      cell: (row) => REASON_WORDS[row.why],
      file: { why: (row) => row.why },
    },
    {
      key: "by",
      label: "Asked by",
      optional: "shown",
      cell: (row) => (row.requester === "" ? "Deleted" : { name: row.requester }),
    },
    {
      key: "status",
      label: "Status",
      optional: "hidden",
      cell: (row) => STATUS_WORDS[row.status],
      file: { status: (row) => row.status },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...listingRequestsList,
  exported: { act: "listing.export", kind: "listing" },
});
