import { adminAgents } from "#app/domains/listings/agents/agent-list-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { ENDING_WORDS } from "../agents/agent-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const ENDINGS = Object.keys(ENDING_WORDS) as (keyof typeof ENDING_WORDS)[];
const stateOf = ({ active, ending }: { active: boolean; ending: (typeof ENDINGS)[number] | null }) =>
  active ? "Listed" : ending === null ? "Archived" : ENDING_WORDS[ending];

export const agents = defineList({
  name: "agents",
  title: "Agents",
  lead: "Every profile in the directory, and those who left it. Open one to see what can be done.",
  description: "Every profile, listed or not.",
  noun: { one: "agent", many: "agents" },
  empty: "Agents come with the lists that are imported, and you can add one by hand.",
  links: [{ to: adminPaths.addAgent(), label: "Add an agent" }],
  filters: [
    { name: "find", label: "Name or NPN", hint: "Or the last part of the profile’s address." },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: ENDINGS.map((value) => ({ value, label: ENDING_WORDS[value] })),
    },
  ],
  filterOf: ({ find, status }) => ({ find, ending: ENDINGS.find((one) => one === status) }),
  columns: [
    {
      key: "agent",
      label: "Agent",
      heading: true,
      cell: (row) => [
        { link: adminPaths.agent(row.id), text: row.name, opens: true },
        { caption: `NPN ${row.npn}` },
      ],
      file: { agent: (row) => row.name, npn: (row) => row.npn, id: (row) => row.id },
    },
    {
      key: "place",
      label: "Place",
      optional: "shown",
      cell: (row) => `${row.city}, ${row.stateCode}`,
      file: { city: (row) => row.city, state: (row) => row.stateCode },
    },
    { key: "status", label: "Status", cell: stateOf, file: { status: stateOf } },
    {
      key: "claimed",
      label: "Claimed",
      optional: "shown",
      cell: (row) => (row.claimed ? "Yes" : "No"),
      file: { claimed: (row) => (row.claimed ? "yes" : "no") },
    },
    {
      key: "since",
      label: "Here since",
      optional: "hidden",
      cell: (row) => ({ day: row.createdAt }),
      file: { since: (row) => fileMoment(row.createdAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...adminAgents,
  exported: { act: "agent.export", kind: "agent" },
});
