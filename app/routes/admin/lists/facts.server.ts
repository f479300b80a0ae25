import { waitingFactCases } from "#app/domains/accuracy/reports/case-list-queries.server.ts";
import { FACT_NAMES, FACTS } from "#app/domains/accuracy/words.ts";
import { adminFactAddress } from "#app/paths/accuracy.ts";
import { inTurn } from "../decide/in-turn.ts";
import { factTitle } from "../facts/fact-words.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

export const facts = defineList({
  name: "facts",
  title: "Facts reported",
  lead: "What readers say was wrong on a profile, what is due first.",
  description: "What readers say was wrong on a profile.",
  noun: { one: "fact", many: "facts" },
  empty: "A fact that readers report as wrong shows up here, with its clock.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name of the agent" },
    {
      name: "fact",
      label: "Fact",
      any: "Any fact",
      options: FACTS.map((value) => ({ value, label: FACT_NAMES[value] })),
    },
  ],
  filterOf: ({ find, fact }) => ({ find, fact: FACTS.find((one) => one === fact) }),
  columns: [
    {
      key: "agent",
      label: "On the profile of",
      heading: true,
      cell: (row) => ({ link: inTurn(adminFactAddress(row.id)), text: row.agentName, opens: true }),
      file: { agent: (row) => row.agentName, id: (row) => row.id },
    },
    { key: "fact", label: "Fact", cell: (row) => factTitle(row), file: { fact: (row) => factTitle(row) } },
    {
      key: "reports",
      label: "Reports",
      end: true,
      cell: (row) => row.reports,
      file: { reports: (row) => row.reports },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingFactCases,
  exported: { act: "fact.export", kind: "fact" },
});
