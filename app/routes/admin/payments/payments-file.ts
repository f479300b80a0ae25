import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamPayments } from "#app/domains/billing/payments-file.server.ts";
import { PaymentFilterInput } from "#app/domains/billing/payments-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { csvAnswer } from "#app/platform/csv-stream.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/payments.csv`, with the filters of the page: what it lists, all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const filter = PaymentFilterInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer(streamPayments(context, filter), "payments.csv");
}
