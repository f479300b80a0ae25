import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAdminApplications } from "#app/domains/onboarding/application-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { APPLICATION_COLUMNS } from "./application-columns.tsx";
import { APPLICATION_FILTERS, applicationFilterOf } from "./application-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/applications.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "applications",
    adminId: admin.userId,
    act: "application.export",
    kind: "application",
    filters: APPLICATION_FILTERS,
    columns: APPLICATION_COLUMNS,
    filterOf: applicationFilterOf,
    read: readAdminApplications,
  });
}
