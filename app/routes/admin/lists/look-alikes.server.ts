import { listStates } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { waitingLookAlikes } from "#app/domains/listings/look-alikes/look-alike-queries.server.ts";
import { SHARED_WORDS } from "#app/domains/listings/words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

export const lookAlikes = defineList({
  name: "look-alikes",
  title: "Two agents who look like one",
  lead: "Profiles in one state with the same name, and the same ZIP code or phone. Merge them, or say that they’re two people. Nothing happens until you do.",
  description: "Profiles that may be one person.",
  noun: { one: "pair", many: "pairs" },
  empty:
    "New profiles are compared with the others each minute. Pairs that look like one person show up here.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name or NPN" },
    { name: "state", label: "State", any: "Any state", pattern: /^[A-Z]{2}$/, options: [] },
  ],
  filterOf: ({ find, state }) => ({ find, state }),
  columns: [
    {
      key: "name",
      label: "Name",
      heading: true,
      cell: (row) => [
        { link: adminPaths.lookAlike(row.id), text: row.name, opens: true },
        { caption: `${row.city}, ${row.stateCode}` },
      ],
      file: { name: (row) => row.name, state: (row) => row.stateCode, id: (row) => row.id },
    },
    {
      key: "npns",
      label: "NPNs",
      cell: (row) => `${row.npn} and ${row.otherNpn}`,
      file: { npn: (row) => row.npn, "other npn": (row) => row.otherNpn },
    },
    {
      key: "shared",
      label: "What they share",
      optional: "shown",
      cell: (row) => SHARED_WORDS[row.shared],
      file: { shared: (row) => row.shared },
    },
    ...DUE_COLUMNS,
  ],
  rowKey: (row) => row.id,
  ...waitingLookAlikes,
  async page(context, filter, after) {
    const [page, state] = await Promise.all([
      waitingLookAlikes.page(context, filter, after),
      listStates(context),
    ]);
    return { ...page, options: { state } };
  },
  exported: { act: "agent.export-list", kind: "agent" },
});
