import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FILE_ROWS } from "#app/domains/billing/limits.ts";
import { writePayments } from "#app/domains/billing/payments-file.server.ts";
import { PaymentFilterInput } from "#app/domains/billing/payments-inputs.ts";
import { listPaymentsForFile } from "#app/domains/billing/payments-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/payments.csv`, with the filters of the page: what it lists, all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const filter = PaymentFilterInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  const payments = await listPaymentsForFile(context, filter);
  if (payments === null)
    return new Response(
      `That’s more than ${FILE_ROWS.toLocaleString("en-US")} payments, too many for one file. Choose a month.\n`,
      { status: 400, headers: { "Content-Type": "text/plain; charset=utf-8" } },
    );
  return new Response(writePayments(payments), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="payments.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
