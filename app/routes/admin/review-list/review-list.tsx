import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { listAdminReviews, reviewCursor } from "#app/domains/reviews/review-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { bulkOf } from "../bulk/bulk-words.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { REVIEW_COLUMNS } from "./review-columns.tsx";
import { REVIEW_FILTERS, reviewFilterOf } from "./review-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, REVIEW_FILTERS, REVIEW_COLUMNS, reviewCursor.parse);
  return { ...list, ...(await listAdminReviews(context, reviewFilterOf(list.query), list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Reviews", description: "Every review and what became of it.", indexable: false });

export default function ReviewList() {
  const { reviews, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Reviews"
      lead="Every review and what became of it. Its stars aren’t shown here: nobody decides by them."
      actions={
        <>
          <Link to={adminPaths.bulk("reviews")}>Acts on many reviews</Link>
          <Link to={paths.adminReviews()}>Reviews to decide</Link>
        </>
      }
    >
      <ConsoleList
        label="Reviews"
        noun={{ one: "review", many: "reviews" }}
        to={adminPaths.reviews}
        filters={REVIEW_FILTERS}
        query={query}
        columns={REVIEW_COLUMNS}
        shown={shown}
        rows={reviews}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        bulk={bulkOf("reviews", (row: { title: string }) => `Choose “${row.title}”`)}
        fileTo={adminPaths.reviewsFile}
        empty="Nothing in this state."
      />
    </ConsolePage>
  );
}
