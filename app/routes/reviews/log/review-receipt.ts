import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findReview } from "#app/domains/reviews/listing/review-queries.server.ts";
import { makeReceipt } from "#app/domains/reviews/public-log/receipt-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "signed-in" } satisfies RouteHandle;

/** `GET /reviews/:id/receipt.json`: the review's place in the public log, for its writer and the agent it is about. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = parseUuid(params.id);
  const found = id === null ? null : await findReview(context, id, viewer.userId);
  if (id === null || found === null || !(found.reader.wrote || found.reader.speaks))
    return refuse(t("Only the writer of a review and its agent get its receipt."));
  const receipt = await makeReceipt(context, id, found.reader.wrote ? "writer" : "agent");
  if (receipt === null)
    return refuse(t("The log doesn’t have this review yet. New entries appear within a minute or two."));
  return new Response(`${JSON.stringify(receipt, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="review-receipt.json"',
    },
  });
}

const refuse = (sentence: string) =>
  new Response(`${sentence}\n`, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
