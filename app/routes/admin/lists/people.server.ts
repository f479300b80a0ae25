import type { Elsewhere } from "#app/domains/accounts/admin/act-commands.server.ts";
import { accountTarget } from "#app/domains/accounts/admin/bulk-accounts.server.ts";
import { PEOPLE_FILTERS, parsePlace, readFilter } from "#app/domains/accounts/admin/people-filter.ts";
import { listPeople, readPeople } from "#app/domains/accounts/admin/people-queries.server.ts";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import { cancelAllToCome } from "#app/domains/calendar/appointments/forgetting.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Cell } from "../list-pages/cells.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

/** As when an owner closes their account: future appointments are canceled, and the cron notifies the other side. */
export const elsewhereOf =
  (context: AppContext): Elsewhere =>
  (userId) =>
    cancelAllToCome(context, userId);

const day = (timeMs: number | null): Cell => (timeMs === null ? null : { day: timeMs });

export const people = defineList({
  name: "people",
  title: "People",
  lead: "Every account. Open one to see all of it, and to change what it may.",
  description: "Every account, searched and narrowed.",
  noun: { one: "person", many: "people" },
  filters: PEOPLE_FILTERS,
  filterOf: (query) => query,
  columns: [
    {
      key: "name",
      label: "Name",
      heading: true,
      cell: (row) => ({
        link: adminPaths.person(row.id),
        text: `${row.lastName}, ${row.firstName}`,
        opens: true,
      }),
      file: {
        "last name": (row) => row.lastName,
        "first name": (row) => row.firstName,
        id: (row) => row.id,
      },
    },
    {
      key: "email",
      label: "Email",
      optional: "shown",
      cell: (row) => ({ long: row.email }),
      file: { email: (row) => row.email },
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
      cell: (row) => (row.status === "archived" ? { tag: "Archived" } : "Active"),
      file: { status: (row) => row.status },
    },
    {
      key: "confirmed",
      label: "Address confirmed",
      optional: "shown",
      cell: (row) => (row.confirmed ? "Yes" : "No"),
      file: { "email confirmed": (row) => (row.confirmed ? "yes" : "no") },
    },
    {
      key: "created",
      label: "Created",
      optional: "shown",
      cell: (row) => ({ day: row.createdAt }),
      file: { created: (row) => fileMoment(row.createdAt) },
    },
    {
      key: "npn",
      label: "NPN",
      optional: "hidden",
      cell: (row) => row.npn,
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
  ],
  rowKey: (row) => row.id,
  place: (after, query) => parsePlace(readFilter(query).order, after),
  page: listPeople,
  file: readPeople,
  exported: { act: "account.export", kind: "account" },
  bulk: {
    target: accountTarget(elsewhereOf),
    choose: (row) => `Choose ${row.firstName} ${row.lastName}`,
    heading: "Person",
    about: "Email",
    gone: "A deleted account",
    open: adminPaths.person,
    reason: "For the log, and for each of them: they read it in their email.",
    acts: {
      archive: {
        verb: "Archive",
        danger: true,
        means:
          "Each is signed out everywhere, nobody sees the account, and only an admin restores it. Appointments to come are canceled, and plans of their own end with what is paid for. Each gets an email with your reason.",
      },
      restore: {
        verb: "Restore",
        means:
          "Each signs in as before. Appointments that were canceled stay canceled. Each gets an email with your reason.",
      },
      "end-sessions": {
        verb: "End the sessions of",
        label: "End sessions",
        danger: true,
        means: "Each is signed out everywhere and gets an email with your reason. That can’t be taken back.",
      },
    },
  },
});
