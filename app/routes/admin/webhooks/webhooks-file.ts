import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readStoredEvents } from "#app/domains/billing/events/event-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { WEBHOOK_COLUMNS } from "./webhook-columns.tsx";
import { WEBHOOK_FILTERS, webhookFilterOf } from "./webhook-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/webhooks.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "webhooks",
    adminId: admin.userId,
    act: "webhook.export",
    kind: "webhook",
    filters: WEBHOOK_FILTERS,
    columns: WEBHOOK_COLUMNS,
    filterOf: webhookFilterOf,
    read: readStoredEvents,
  });
}
