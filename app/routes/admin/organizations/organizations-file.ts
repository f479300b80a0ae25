import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readOrganizations } from "#app/domains/organizations/desk/list-queries.server.ts";
import { ORGANIZATION_FILTERS } from "#app/domains/organizations/desk/organization-filters.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { ORGANIZATION_COLUMNS } from "./organization-columns.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/organizations.csv`, with the filters and columns of the page: every one that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "organizations",
    adminId: admin.userId,
    act: "organization.export",
    kind: "organization",
    filters: ORGANIZATION_FILTERS,
    columns: ORGANIZATION_COLUMNS,
    filterOf: (query) => query,
    read: readOrganizations,
  });
}
