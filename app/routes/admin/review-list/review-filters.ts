/** What narrows the list of reviews. */
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";
import type { AdminReviewFilter } from "#app/domains/reviews/review-list-queries.server.ts";

export const REVIEW_STATUS: Readonly<Record<ReviewStatus, string>> = {
  published: "Published",
  held: "Held",
  removed: "Removed",
  withdrawn: "Taken back by the writer",
  "awaiting-verification": "Waiting for the writer to confirm",
};
const STATUSES = Object.keys(REVIEW_STATUS) as ReviewStatus[];

export const REVIEW_FILTERS = [
  { name: "agent", label: "Name or NPN of the agent" },
  {
    name: "status",
    label: "Status",
    order: true,
    options: STATUSES.map((value) => ({ value, label: REVIEW_STATUS[value] })),
  },
] as const;

/** What the address asks for: those that are published where it names no state. */
export const reviewFilterOf = ({
  agent,
  status,
}: {
  [Name in (typeof REVIEW_FILTERS)[number]["name"]]?: string;
}): AdminReviewFilter => ({ agent, status: STATUSES.find((one) => one === status) ?? "published" });
