import { PHOTO_OWNERS, waitingPhotoCases } from "#app/domains/photos/reports/case-list-queries.server.ts";
import { adminPhotoAddress } from "#app/paths/paths.ts";
import { inTurn } from "../decide/in-turn.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { DUE_COLUMNS, TODAY } from "../list-pages/queue.server.ts";

export const photos = defineList({
  name: "photos",
  title: "Reported photos",
  lead: "Photos that readers reported, what is due first.",
  description: "What readers reported.",
  noun: { one: "photo", many: "photos" },
  empty: "A photo that readers report shows up here, with its clock.",
  links: TODAY,
  filters: [
    { name: "find", label: "Name of whose photo it is" },
    {
      name: "owner",
      label: "Whose",
      any: "Anybody’s",
      options: [
        { value: "agent", label: "An agent’s" },
        { value: "organization", label: "An organization’s" },
        { value: "person", label: "Somebody else’s" },
      ],
    },
  ],
  filterOf: ({ find, owner }) => ({ find, owner: PHOTO_OWNERS.find((one) => one === owner) }),
  columns: [
    {
      key: "photo",
      label: "Of",
      heading: true,
      cell: (row) => ({ link: inTurn(adminPhotoAddress(row.id)), text: row.name, opens: true }),
      file: { of: (row) => row.name, id: (row) => row.id },
    },
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
  ...waitingPhotoCases,
  exported: { act: "photo.export", kind: "photo" },
});
