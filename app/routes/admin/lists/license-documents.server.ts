import { waitingDocuments } from "#app/domains/licenses/document-list-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { inTurn } from "../decide/in-turn.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

export const licenseDocuments = defineList({
  name: "license-documents",
  title: "License documents to read",
  lead: "Documents that agents sent for their licenses, what is due first.",
  description: "What agents sent for their licenses.",
  noun: { one: "document", many: "documents" },
  empty: "What an agent sends shows up here, with its clock.",
  links: TODAY,
  filters: [{ name: "find", label: "License number, NPN, or name" }],
  filterOf: (query) => query,
  columns: [
    {
      key: "license",
      label: "License",
      heading: true,
      cell: (row) => ({
        link: inTurn(paths.adminLicense(row.id)),
        text: `${row.stateName} ${row.number}`,
        opens: true,
      }),
      file: { state: (row) => row.stateName, number: (row) => row.number, id: (row) => row.id },
    },
    {
      key: "agent",
      label: "Of",
      cell: (row) => `${row.agentName}, NPN ${row.npn}`,
      file: { agent: (row) => row.agentName, npn: (row) => row.npn },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingDocuments,
  exported: { act: "license-document.export", kind: "license-document" },
});
