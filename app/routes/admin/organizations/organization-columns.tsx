import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import type { ListedOrganization } from "#app/domains/organizations/desk/list-queries.server.ts";
import { STATUS_WORDS, TYPE_WORDS } from "#app/domains/organizations/desk/organization-filters.ts";
import { formatDayOf } from "#app/platform/reader-time.ts";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";

/** What the list of organizations can show. */
export const ORGANIZATION_COLUMNS: readonly ListColumn<ListedOrganization>[] = [
  {
    key: "name",
    label: "Name",
    heading: true,
    file: { name: (row) => row.name, id: (row) => row.id },
    cell: (row) => (
      <Link to={adminPaths.organization(row.id)} data-key-open>
        <bdi>{row.name === "" ? "Without a name" : row.name}</bdi>
      </Link>
    ),
  },
  {
    key: "type",
    label: "Type",
    optional: "shown",
    cell: (row) => TYPE_WORDS[row.type],
    file: { type: (row) => row.type },
  },
  {
    key: "status",
    label: "Status",
    optional: "shown",
    cell: (row) => STATUS_WORDS[row.status],
    file: { status: (row) => row.status },
  },
  {
    key: "state",
    label: "State",
    optional: "shown",
    cell: (row) => row.state,
    file: { state: (row) => row.state },
  },
  {
    key: "agents",
    label: "Agents",
    optional: "shown",
    end: true,
    cell: (row) => row.agents,
    file: { agents: (row) => row.agents },
  },
  {
    key: "seats",
    label: "Seats",
    optional: "shown",
    end: true,
    cell: (row) => row.seats ?? "Any",
    file: { seats: (row) => row.seats },
  },
  {
    key: "created",
    label: "Created",
    optional: "shown",
    cell: (row) => formatDayOf(row.createdAt),
    file: { created: (row) => fileMoment(row.createdAt) },
  },
  {
    key: "npn",
    label: "NPN",
    optional: "hidden",
    cell: (row) => row.npn ?? "",
    file: { npn: (row) => row.npn },
  },
  {
    key: "archived",
    label: "Archived on",
    optional: "hidden",
    file: { archived: (row) => fileMoment(row.archivedAt) },
    cell: (row) => (row.archivedAt === null ? "" : formatDayOf(row.archivedAt)),
  },
];
