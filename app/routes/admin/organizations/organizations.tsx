import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { listOrganizations } from "#app/domains/organizations/desk/list-queries.server.ts";
import {
  ORGANIZATION_FILTERS,
  organizationCursor,
} from "#app/domains/organizations/desk/organization-filters.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { bulkOf } from "../bulk/bulk-words.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { ORGANIZATION_COLUMNS } from "./organization-columns.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, ORGANIZATION_FILTERS, ORGANIZATION_COLUMNS, organizationCursor.parse);
  return { ...list, ...(await listOrganizations(context, list.query, list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Organizations", description: "Every agency, FMO and carrier.", indexable: false });

export default function Organizations() {
  const { organizations, next, count, query, first, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Organizations"
      lead="Agencies, FMOs, and carriers: applied for, active, and archived."
      actions={<Link to={adminPaths.bulk("organizations")}>Acts on many organizations</Link>}
    >
      <ConsoleList
        label="Organizations"
        noun={{ one: "organization", many: "organizations" }}
        to={adminPaths.organizations}
        filters={ORGANIZATION_FILTERS}
        query={query}
        columns={ORGANIZATION_COLUMNS}
        shown={shown}
        rows={organizations}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        bulk={bulkOf("organizations", (row: { name: string }) =>
          row.name === "" ? "Choose one without a name" : `Choose ${row.name}`,
        )}
        fileTo={adminPaths.organizationsFile}
      />
    </ConsolePage>
  );
}
