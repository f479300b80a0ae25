import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamActs } from "#app/domains/audit/audit-file.server.ts";
import { parseAuditFilter } from "#app/domains/audit/audit-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { recordActs } from "#app/platform/commit.ts";
import { csvAnswer } from "#app/platform/csv-stream.ts";
import { narrowedBy } from "../console/list-file.server.ts";
import { readListQuery } from "../console/list-view.ts";
import { AUDIT_FILTERS } from "./audit-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/audit.csv`, with the filters of the page: what it lists, all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const query = readListQuery(new URL(request.url).searchParams, AUDIT_FILTERS);
  await recordActs(context, [
    {
      actorId: admin.userId,
      act: "audit-log.export",
      subject: { kind: "audit-log", id: "list" },
      after: narrowedBy(AUDIT_FILTERS, query),
    },
  ]);
  return csvAnswer(streamActs(context, parseAuditFilter(query)), "audit-log.csv");
}
