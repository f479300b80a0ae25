import { Link } from "@remix-run/react";
import type { SideFilter } from "#app/domains/reviews/listing/list-inputs.ts";
import type { SideCounts } from "#app/domains/reviews/replies/side-queries.server.ts";
import type { SideReview } from "#app/domains/reviews/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type SideReviewsProps = {
  reviews: readonly SideReview[];
  /** Of the reviews with the filter's stars and agent. */
  counts: SideCounts;
  filter: SideFilter;
  /** The list without its filter. */
  all: string;
  /** Of the agent's own showcase; null for managers of an organization. */
  slug: string | null;
  /** Shows each review's agent. */
  named: boolean;
};

/** Reviews to answer, each with a link to its reply. */
export function SideReviews({ reviews, counts, filter, all, slug, named }: SideReviewsProps) {
  const { show, stars } = filter;
  if (counts.published === 0 && stars === null) {
    return (
      <EmptyState
        title="No published reviews yet"
        actions={
          slug === null ? (
            <Link to={paths.help("reviews")}>How reviews are checked</Link>
          ) : (
            <ButtonLink to={paths.showcase(slug)}>Your showcase</ButtonLink>
          )
        }
      >
        <p>
          Customers write them by choosing “Leave a review” on the showcase. You can ask for one, but don’t
          promise anything for it.
        </p>
      </EmptyState>
    );
  }
  if (reviews.length === 0) {
    return (
      <EmptyState title="No reviews like that" actions={<ButtonLink to={all}>All reviews</ButtonLink>}>
        <p>{show === "to-answer" && stars === null ? "Every review has a reply." : "Try another filter."}</p>
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Published reviews, those without a reply first"
      rows={reviews}
      rowKey={(row) => row.id}
      columns={[
        { key: "stars", label: "Stars", cell: (row) => <Stars value={row.stars} /> },
        {
          key: "review",
          label: "Review",
          heading: true,
          cell: (row) => (
            <>
              <Link to={paths.review(row.id)}>{row.title}</Link>
              <Caption as="span" className="block font-text">
                {` ${[...(named ? [row.agentName] : []), row.author, row.typeName ?? "Insurance"].join(" · ")}`}
              </Caption>
            </>
          ),
        },
        { key: "published", label: "Published", cell: (row) => formatPublicDay(row.publishedAt) },
        {
          key: "replied",
          label: "Reply",
          cell: (row) => (row.repliedAt === null ? "none yet" : formatPublicDay(row.repliedAt)),
        },
        {
          key: "action",
          label: "Answer it",
          hideLabel: true,
          cell: (row) => (
            <ButtonLink small to={`${paths.review(row.id)}#reply`}>
              <span>{row.repliedAt === null ? "Reply" : "Change reply"}</span>
              <span className="sr-only">{` to “${row.title}”`}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
