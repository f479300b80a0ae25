import { waitingNewAgents } from "#app/domains/claims/applications/application-list-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { inTurn } from "../decide/in-turn.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";
import { waitingWords } from "../new-agents/new-agent-words.ts";

const WHAT = ["applied", "contradicted"] as const;

export const newAgents = defineList({
  name: "new-agents",
  title: "New agents",
  lead: "Agents who applied to be listed, and those whom a list contradicts afterward, the longest waiting first.",
  description: "Agents who applied to be listed.",
  noun: { one: "new agent", many: "new agents" },
  empty: "An agent whose NPN the directory doesn’t have shows up here when they apply, with a clock.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name or NPN", hint: "As in the application." },
    {
      name: "what",
      label: "What",
      any: "Both",
      options: [
        { value: "applied", label: "Applied to be listed" },
        { value: "contradicted", label: "The list contradicts" },
      ],
    },
  ],
  filterOf: ({ find, what }) => ({ find, what: WHAT.find((one) => one === what) }),
  columns: [
    {
      key: "agent",
      label: "Agent",
      heading: true,
      cell: (row) => ({ link: inTurn(adminPaths.newAgent(row.id)), text: row.name, opens: true }),
      file: { name: (row) => row.name, id: (row) => row.id },
    },
    { key: "npn", label: "NPN", cell: (row) => row.npn, file: { npn: (row) => row.npn } },
    { key: "what", label: "What", cell: waitingWords, file: { what: waitingWords } },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingNewAgents,
  exported: { act: "new-agent.export", kind: "application" },
});
