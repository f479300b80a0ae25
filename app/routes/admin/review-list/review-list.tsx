import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type AdminReviewRow,
  listAdminReviews,
  reviewCursor,
} from "#app/domains/reviews/review-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { REVIEW_FILTERS, REVIEW_STATUS, STATUSES } from "./review-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, REVIEW_FILTERS);
  const after = reviewCursor.parse(searchParams.get("after"));
  const status = STATUSES.find((one) => one === query.status) ?? "published";
  const page = await listAdminReviews(context, { agent: query.agent, status }, after);
  return { ...page, query, shown: readColumns(searchParams, COLUMNS), first: after === null };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Reviews", description: "Every review and what became of it.", indexable: false });

const COLUMNS: readonly ListColumn<AdminReviewRow>[] = [
  {
    key: "review",
    label: "Review",
    heading: true,
    cell: (row) => (
      <Link to={paths.review(row.id)} prefetch="none" data-key-open>
        {row.title === "" ? "Text deleted" : row.title}
      </Link>
    ),
  },
  {
    key: "about",
    label: "About",
    cell: (row) => (
      <Link to={paths.showcase(row.agentSlug)} prefetch="none">
        {row.agentName}
      </Link>
    ),
  },
  {
    key: "by",
    label: "By",
    optional: "shown",
    cell: (row) => <bdi>{row.author === "" ? "A deleted account" : row.author}</bdi>,
  },
  { key: "status", label: "Status", cell: (row) => REVIEW_STATUS[row.status] },
  { key: "proof", label: "Proof", end: true, optional: "shown", cell: (row) => `${row.proofTier} of 3` },
  { key: "sent", label: "Sent", cell: (row) => <LocalTime timeMs={row.submittedAt} /> },
  {
    key: "case",
    label: "Case",
    cell: (row) =>
      row.caseId === null ? (
        "None open"
      ) : (
        <Link to={paths.adminReview(row.caseId)} prefetch="none" data-key="c" data-key-label="Its open case">
          Waits for a decision
        </Link>
      ),
  },
];

export default function ReviewList() {
  const { reviews, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Reviews"
      lead="Every review and what became of it. Its stars aren’t shown here: nobody decides by them."
      actions={<Link to={paths.adminReviews()}>Reviews to decide</Link>}
    >
      <ConsoleList
        label="Reviews"
        noun={{ one: "review", many: "reviews" }}
        to={adminPaths.reviews}
        filters={REVIEW_FILTERS}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={reviews}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="Nothing in this state."
      />
    </ConsolePage>
  );
}
