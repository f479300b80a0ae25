import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type ListedOrganization,
  listOrganizations,
} from "#app/domains/organizations/desk/list-queries.server.ts";
import {
  ORGANIZATION_FILTERS,
  organizationCursor,
  STATUS_WORDS,
  TYPE_WORDS,
} from "#app/domains/organizations/desk/organization-filters.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const COLUMNS: readonly ListColumn<ListedOrganization>[] = [
  {
    key: "name",
    label: "Name",
    heading: true,
    cell: (row) => (
      <Link to={adminPaths.organization(row.id)} data-key-open>
        <bdi>{row.name === "" ? "Without a name" : row.name}</bdi>
      </Link>
    ),
  },
  { key: "type", label: "Type", optional: "shown", cell: (row) => TYPE_WORDS[row.type] },
  { key: "status", label: "Status", optional: "shown", cell: (row) => STATUS_WORDS[row.status] },
  { key: "state", label: "State", optional: "shown", cell: (row) => row.state },
  { key: "agents", label: "Agents", optional: "shown", end: true, cell: (row) => row.agents },
  { key: "seats", label: "Seats", optional: "shown", end: true, cell: (row) => row.seats ?? "Any" },
  { key: "created", label: "Created", optional: "shown", cell: (row) => formatUtcDay(row.createdAt) },
  { key: "npn", label: "NPN", optional: "hidden", cell: (row) => row.npn ?? "" },
  {
    key: "archived",
    label: "Archived on",
    optional: "hidden",
    cell: (row) => (row.archivedAt === null ? "" : formatUtcDay(row.archivedAt)),
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, ORGANIZATION_FILTERS);
  const after = organizationCursor.parse(searchParams.get("after"));
  const list = await listOrganizations(context, query, after);
  return { ...list, query, first: after === null, shown: readColumns(searchParams, COLUMNS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Organizations", description: "Every agency, FMO and carrier.", indexable: false });

export default function Organizations() {
  const { organizations, next, count, query, first, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Organizations"
      lead="Agencies, FMOs, and carriers: applied for, active, and archived."
    >
      <ConsoleList
        label="Organizations"
        noun={{ one: "organization", many: "organizations" }}
        to={adminPaths.organizations}
        filters={ORGANIZATION_FILTERS}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={organizations}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.organizationsFile(query)}
      />
    </ConsolePage>
  );
}
