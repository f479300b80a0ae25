import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { writeMembers, writeWeeks } from "#app/domains/billing/figures/figures-file.ts";
import { listMemberFigures, listWeekFigures } from "#app/domains/billing/figures/figures-queries.server.ts";
import { findEntitled } from "#app/domains/billing/subscriptions/seat-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** `GET /dashboard/figures.csv[?organization=slug]`: for plans that include it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const slug = new URL(request.url).searchParams.get("organization");
  const { isAgent } = flagsOf(viewer.role);
  const entitled = await findEntitled(context, viewer.userId, "figures-file", slug);
  if (entitled === null || (slug === null && !isAgent))
    return new Response(
      `Your plan doesn’t include this file. Compare plans: ${context.origin}${paymentPaths.membership()}\n`,
      { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } },
    );
  const { organizationNo } = entitled;
  const text =
    organizationNo === null
      ? writeWeeks(await listWeekFigures(context, viewer.userId))
      : writeMembers(await listMemberFigures(context, viewer.userId, organizationNo));
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${organizationNo === null ? "figures" : `figures-${slug}`}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
