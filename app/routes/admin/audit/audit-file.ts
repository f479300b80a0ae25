import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamActs } from "#app/domains/audit/audit-file.server.ts";
import { parseAuditFilter } from "#app/domains/audit/audit-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { csvAnswer } from "#app/platform/csv-stream.ts";
import { readListQuery } from "../console/list-view.ts";
import { AUDIT_FILTERS } from "./audit-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/audit.csv`, with the filters of the page: what it lists, all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const filter = parseAuditFilter(readListQuery(new URL(request.url).searchParams, AUDIT_FILTERS));
  return csvAnswer(streamActs(context, filter), "audit-log.csv");
}
