import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportOrganizations } from "#app/domains/organizations/desk/list-queries.server.ts";
import { ORGANIZATION_FILTERS } from "#app/domains/organizations/desk/organization-filters.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { csvAnswer } from "#app/platform/csv-stream.ts";
import { readListQuery } from "../console/list-view.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/organizations.csv`, with the filters of the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const query = readListQuery(new URL(request.url).searchParams, ORGANIZATION_FILTERS);
  return csvAnswer(await exportOrganizations(context, query, admin.userId), "organizations.csv");
}
