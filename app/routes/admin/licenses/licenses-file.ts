import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAdminLicenses } from "#app/domains/licenses/license-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { LICENSE_COLUMNS } from "./license-columns.tsx";
import { licenseFilterOf, licenseFilters } from "./license-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/licenses.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "licenses",
    adminId: admin.userId,
    act: "license.export",
    kind: "license",
    filters: licenseFilters([]),
    columns: LICENSE_COLUMNS,
    filterOf: licenseFilterOf,
    read: readAdminLicenses,
  });
}
