import { Link } from "@remix-run/react";
import type { AdminReviewRow } from "#app/domains/reviews/review-list-queries.server.ts";
import { paths } from "#app/paths.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";
import { REVIEW_STATUS } from "./review-filters.ts";

/** What the list of reviews can show. */
export const REVIEW_COLUMNS: readonly ListColumn<AdminReviewRow>[] = [
  {
    key: "review",
    label: "Review",
    heading: true,
    file: { title: (row) => row.title, id: (row) => row.id },
    cell: (row) => (
      <Link to={paths.review(row.id)} prefetch="none" data-key-open>
        {row.title === "" ? "Text deleted" : row.title}
      </Link>
    ),
  },
  {
    key: "about",
    label: "About",
    file: { agent: (row) => row.agentName },
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
    file: { by: (row) => row.author },
    cell: (row) => <bdi>{row.author === "" ? "A deleted account" : row.author}</bdi>,
  },
  {
    key: "status",
    label: "Status",
    cell: (row) => REVIEW_STATUS[row.status],
    file: { status: (row) => row.status },
  },
  {
    key: "proof",
    label: "Proof",
    end: true,
    optional: "shown",
    cell: (row) => `${row.proofTier} of 3`,
    file: { proof: (row) => row.proofTier },
  },
  {
    key: "sent",
    label: "Sent",
    cell: (row) => <LocalTime timeMs={row.submittedAt} />,
    file: { sent: (row) => fileMoment(row.submittedAt) },
  },
  {
    key: "case",
    label: "Case",
    file: { "open case": (row) => row.caseId },
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
