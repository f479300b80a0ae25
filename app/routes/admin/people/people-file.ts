import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportPeople } from "#app/domains/accounts/desk/people-file.server.ts";
import { PEOPLE_FILTERS } from "#app/domains/accounts/desk/people-filter.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { csvAnswer } from "#app/platform/csv-stream.ts";
import { readListQuery } from "../console/list-view.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/people.csv`, with the filters of the page: everybody whom it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const query = readListQuery(new URL(request.url).searchParams, PEOPLE_FILTERS);
  return csvAnswer(await exportPeople(context, query, admin.userId), "people.csv");
}
