import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { Role } from "#app/domains/accounts/types.ts";
import { formatDayOf } from "#app/platform/reader-time.ts";
import { Tag } from "#app/ui/record/tag.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";

export type ShownPerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  status: "active" | "archived";
  confirmed: boolean;
  language: string;
  npn: string | null;
  createdAt: number;
  archivedAt: number | null;
  lastUsedAt: number | null;
};

const day = (timeMs: number | null) => (timeMs === null ? "" : formatDayOf(timeMs));

/** What the list of people can show. */
export const PEOPLE_COLUMNS: readonly ListColumn<ShownPerson>[] = [
  {
    key: "name",
    label: "Name",
    heading: true,
    file: { "last name": (row) => row.lastName, "first name": (row) => row.firstName, id: (row) => row.id },
    cell: (row) => (
      <Link to={adminPaths.person(row.id)} data-key-open>
        <bdi>{`${row.lastName}, ${row.firstName}`}</bdi>
      </Link>
    ),
  },
  {
    key: "email",
    label: "Email",
    optional: "shown",
    file: { email: (row) => row.email },
    cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
  },
  {
    key: "role",
    label: "Role",
    optional: "shown",
    cell: (row) => roleLabel(row.role),
    file: { role: (row) => row.role },
  },
  {
    key: "status",
    label: "Status",
    optional: "shown",
    file: { status: (row) => row.status },
    cell: (row) => (row.status === "archived" ? <Tag>Archived</Tag> : "Active"),
  },
  {
    key: "confirmed",
    label: "Address confirmed",
    optional: "shown",
    file: { "email confirmed": (row) => (row.confirmed ? "yes" : "no") },
    cell: (row) => (row.confirmed ? "Yes" : "No"),
  },
  {
    key: "created",
    label: "Created",
    optional: "shown",
    cell: (row) => day(row.createdAt),
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
    key: "language",
    label: "Language",
    optional: "hidden",
    cell: (row) => row.language,
    file: { language: (row) => row.language },
  },
  {
    key: "used",
    label: "Last signed in",
    optional: "hidden",
    cell: (row) => day(row.lastUsedAt),
    file: { "last signed in": (row) => fileMoment(row.lastUsedAt) },
  },
  {
    key: "archived",
    label: "Archived on",
    optional: "hidden",
    cell: (row) => day(row.archivedAt),
    file: { archived: (row) => fileMoment(row.archivedAt) },
  },
];
