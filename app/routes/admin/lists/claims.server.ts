import { waitingClaims } from "#app/domains/claims/claim-list-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { claimTitle } from "../claims/claim-words.ts";
import { inTurn } from "../decide/in-turn.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

const KINDS = ["claim", "contest"] as const;

export const claims = defineList({
  name: "claims",
  title: "Claims to decide",
  lead: "Claimed and contested profiles, what is due first.",
  description: "Claims and contested profiles.",
  noun: { one: "claim", many: "claims" },
  empty: "What somebody claims or contests shows up here, with its clock.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name or NPN", hint: "Of the agent, or the claimant’s name." },
    {
      name: "kind",
      label: "What",
      any: "Both",
      options: [
        { value: "claim", label: "A claim" },
        { value: "contest", label: "A contested profile" },
      ],
    },
  ],
  filterOf: ({ find, kind }) => ({ find, kind: KINDS.find((one) => one === kind) }),
  columns: [
    {
      key: "claim",
      label: "Claim",
      heading: true,
      cell: (row) => ({ link: inTurn(paths.adminClaim(row.id)), text: claimTitle(row), opens: true }),
      file: { claim: claimTitle, id: (row) => row.id },
    },
    {
      key: "agent",
      label: "Profile",
      cell: (row) => `${row.agentName}, NPN ${row.npn}`,
      file: { agent: (row) => row.agentName, npn: (row) => row.npn },
    },
    {
      key: "by",
      label: "By",
      optional: "shown",
      cell: (row) => ({ name: row.claimant }),
      file: { by: (row) => row.claimant },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingClaims,
  exported: { act: "claim.export", kind: "claim" },
});
