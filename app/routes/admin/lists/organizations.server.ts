import { organizationTarget } from "#app/domains/organizations/admin/bulk-organizations.server.ts";
import { adminOrganizations } from "#app/domains/organizations/admin/list-queries.server.ts";
import {
  ORGANIZATION_FILTERS,
  STATUS_WORDS,
  TYPE_WORDS,
} from "#app/domains/organizations/admin/organization-filters.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

export const organizations = defineList({
  name: "organizations",
  title: "Organizations",
  lead: "Agencies, FMOs, and carriers: applied for, active, and archived.",
  description: "Every agency, FMO and carrier.",
  noun: { one: "organization", many: "organizations" },
  filters: ORGANIZATION_FILTERS,
  filterOf: (query) => query,
  columns: [
    {
      key: "name",
      label: "Name",
      heading: true,
      cell: (row) => ({
        link: adminPaths.organization(row.id),
        text: row.name === "" ? "Without a name" : row.name,
        opens: true,
      }),
      file: { name: (row) => row.name, id: (row) => row.id },
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
      key: "archived",
      label: "Archived on",
      optional: "hidden",
      cell: (row) => (row.archivedAt === null ? null : { day: row.archivedAt }),
      file: { archived: (row) => fileMoment(row.archivedAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...adminOrganizations,
  exported: { act: "organization.export", kind: "organization" },
  bulk: {
    target: organizationTarget,
    choose: (row) => (row.name === "" ? "Choose one without a name" : `Choose ${row.name}`),
    heading: "Organization",
    about: "State",
    gone: "A deleted organization",
    open: adminPaths.organization,
    reason: "For the log, and for everybody with an account there: they read it in their email.",
    acts: {
      archive: {
        verb: "Archive",
        danger: true,
        means:
          "Of each, memberships, invites, requests, and affiliations end, its agents work for themselves, its page is gone, and its plan ends with what is paid for. Everybody with an account there gets an email with your reason.",
      },
      restore: {
        verb: "Restore",
        means:
          "Each opens again with the accounts that it lost then, its owner among them. Its agents have to be invited again; affiliations stay ended. Those who come back get an email with your reason.",
      },
    },
  },
});
