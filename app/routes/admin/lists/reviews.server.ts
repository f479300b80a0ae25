import { bulkReviews } from "#app/domains/reviews/cases/admin-bulk.server.ts";
import {
  type AdminReviewFilter,
  adminReviews,
} from "#app/domains/reviews/cases/admin-list-queries.server.ts";
import { disclosedBy, disclosureLabel } from "#app/domains/reviews/disclosures.ts";
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const REVIEW_STATUS: Readonly<Record<ReviewStatus, string>> = {
  published: "Published",
  held: "Held",
  removed: "Removed",
  withdrawn: "Taken back by the writer",
  "awaiting-verification": "Waiting for the writer to confirm",
};
const STATUSES = Object.keys(REVIEW_STATUS) as ReviewStatus[];

/** Published ones, unless the address names another state. */
const filterOf = ({ agent, status }: { agent?: string; status?: string }): AdminReviewFilter => ({
  agent,
  status: STATUSES.find((one) => one === status) ?? "published",
});

/** Null: not asked. */
const yesNo = (said: boolean | null) => (said === null ? null : said ? "yes" : "no");

export const reviews = defineList({
  name: "reviews",
  title: "Reviews",
  lead: "Every review and what became of it. Its stars aren’t shown here: nobody decides by them.",
  description: "Every review and what became of it.",
  noun: { one: "review", many: "reviews" },
  empty: "Nothing in this state.",
  links: [{ to: paths.adminReviews(), label: "Reviews to decide" }],
  filters: [
    { name: "agent", label: "Name or NPN of the agent" },
    {
      name: "status",
      label: "Status",
      order: true,
      options: STATUSES.map((value) => ({ value, label: REVIEW_STATUS[value] })),
    },
  ],
  filterOf,
  columns: [
    {
      key: "review",
      label: "Review",
      heading: true,
      cell: (row) => ({
        link: paths.review(row.id),
        text: row.title === "" ? "Text deleted" : row.title,
        opens: true,
      }),
      file: { title: (row) => row.title, id: (row) => row.id },
    },
    {
      key: "about",
      label: "About",
      cell: (row) => ({ link: paths.showcase(row.agentSlug), text: row.agentName }),
      file: { agent: (row) => row.agentName },
    },
    {
      key: "by",
      label: "By",
      optional: "shown",
      cell: (row) => ({ name: row.author === "" ? "A deleted account" : row.author }),
      file: { by: (row) => row.author },
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
      key: "says",
      label: "The writer says",
      optional: "hidden",
      cell: (row) => disclosureLabel(disclosedBy(row)),
      file: {
        client: (row) => yesNo(row.saysClient),
        paid: (row) => yesNo(row.saysPaid),
        ties: (row) => row.saysTies,
        counts: (row) => yesNo(row.counts),
      },
    },
    {
      key: "sent",
      label: "Sent",
      cell: (row) => ({ at: row.submittedAt }),
      file: { sent: (row) => fileMoment(row.submittedAt) },
    },
    {
      key: "case",
      label: "Case",
      cell: (row) =>
        row.caseId === null
          ? "None open"
          : {
              link: paths.adminReview(row.caseId),
              text: "Waits for a decision",
              letter: ["c", "Its open case"],
            },
      file: { "open case": (row) => row.caseId },
    },
  ],
  rowKey: (row) => row.id,
  ...adminReviews,
  exported: { act: "review.export", kind: "review" },
  bulk: {
    target: bulkReviews(filterOf),
    choose: (row) => `Choose “${row.title}”`,
    heading: "Review",
    about: "About",
    gone: "A deleted review",
    open: paths.review,
    reason: "For the log, and for both sides and the person who reported it: they read it.",
    acts: {
      keep: {
        verb: "Publish or keep",
        label: "Publish or keep them",
        means:
          "Each open case about them ends: what was held is published, and what was reported stays up. Its writer, the agent, and those who reported it are told. That can’t be taken back here, though each can be reported again.",
      },
    },
  },
});
