/** What narrows the list of reviews. */
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";

export const REVIEW_STATUS: Readonly<Record<ReviewStatus, string>> = {
  published: "Published",
  held: "Held",
  removed: "Removed",
  withdrawn: "Taken back by the writer",
  "awaiting-verification": "Waiting for the writer to confirm",
};
export const STATUSES = Object.keys(REVIEW_STATUS) as ReviewStatus[];

export const REVIEW_FILTERS = [
  { name: "agent", label: "Name or NPN of the agent" },
  {
    name: "status",
    label: "Status",
    order: true,
    options: STATUSES.map((value) => ({ value, label: REVIEW_STATUS[value] })),
  },
] as const;
