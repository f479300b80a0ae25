import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PEOPLE_FILTERS } from "#app/domains/accounts/desk/people-filter.ts";
import { readPeople } from "#app/domains/accounts/desk/people-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { PEOPLE_COLUMNS } from "./people-columns.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/people.csv`, with the filters and columns of the page: everybody whom it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "people",
    adminId: admin.userId,
    act: "account.export",
    kind: "account",
    filters: PEOPLE_FILTERS,
    columns: PEOPLE_COLUMNS,
    filterOf: (query) => query,
    read: readPeople,
  });
}
