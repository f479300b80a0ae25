import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAdminReviews } from "#app/domains/reviews/review-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { REVIEW_COLUMNS } from "./review-columns.tsx";
import { REVIEW_FILTERS, reviewFilterOf } from "./review-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/reviews.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "reviews",
    adminId: admin.userId,
    act: "review.export",
    kind: "review",
    filters: REVIEW_FILTERS,
    columns: REVIEW_COLUMNS,
    filterOf: reviewFilterOf,
    read: readAdminReviews,
  });
}
