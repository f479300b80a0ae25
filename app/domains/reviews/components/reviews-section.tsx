import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Note } from "#app/ui/note.tsx";
import { Section } from "#app/ui/section.tsx";
import { filterParameters } from "../filter-address.ts";
import type { ReviewFilter, ReviewPage, ReviewSummary as Summary } from "../types.ts";
import { proofWords } from "../wording.ts";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSummary } from "./review-summary.tsx";

export type ReviewsSectionProps = {
  agent: { slug: string; name: string };
  summary: Summary;
  page: ReviewPage;
  /** Why the address asked for no such reviews. */
  problem: string | null;
};

/** All that is said about an agent's reviews, and one page of them. Filters and pages are links. */
export function ReviewsSection({ agent, summary, page, problem }: ReviewsSectionProps) {
  const to = (filter: ReviewFilter, after?: string) =>
    `${paths.showcase(agent.slug, { ...filterParameters(filter), after })}#reviews`;
  return (
    <Section
      id="reviews"
      title="Reviews"
      aside={
        <Link to={paths.leaveReview(agent.slug)} rel="nofollow">
          Leave a review
        </Link>
      }
    >
      <ReviewSummary
        summary={summary}
        toStars={(stars) => `${paths.showcase(agent.slug, { stars })}#reviews`}
      />
      {problem === null ? null : (
        <Note tone="bad" className="mt-4">
          {problem}
        </Note>
      )}
      {summary.published === 0 ? (
        <div className="mt-5">
          <EmptyState level={3} title="No published review yet">
            <p>Reviews appear here once their writer is known to have dealt with {agent.name}.</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <ReviewFilters summary={summary} filter={page.filter} to={to} />
          {page.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} repliedBy={agent.name} />
          ))}
          <ReviewPager page={page} to={to} />
        </>
      )}
    </Section>
  );
}

type LinkTo = (filter: ReviewFilter, after?: string) => string;

function ReviewFilters({ summary, filter, to }: { summary: Summary; filter: ReviewFilter; to: LinkTo }) {
  const everything: ReviewFilter = { by: "all" };
  return (
    <nav className="row revfilter" aria-label="Which reviews">
      <Chip to={to(everything)} current={filter.by === "all"} count={summary.published}>
        All
      </Chip>
      {summary.byTier.map(({ tier, count }) => (
        <Chip
          key={tier}
          to={to({ by: "tier", tier })}
          current={filter.by === "tier" && filter.tier === tier}
          count={count}
        >
          {proofWords[tier]}
        </Chip>
      ))}
      {filter.by === "stars" ? (
        <Chip to={to(everything)} removable>
          {filter.stars === 1 ? "1 star" : `${filter.stars} stars`}
        </Chip>
      ) : null}
    </nav>
  );
}

function ReviewPager({ page, to }: { page: ReviewPage; to: LinkTo }) {
  const first = page.before + 1;
  const last = page.before + page.reviews.length;
  const total = formatCount(page.total);
  if (page.reviews.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No review here"
        actions={page.before > 0 ? <ButtonLink to={to(page.filter)}>Back to the newest</ButtonLink> : null}
      >
        <p>
          {page.before > 0
            ? "This is past the oldest review."
            : "None of the published reviews is of this kind."}
        </p>
      </EmptyState>
    );
  }
  return (
    <nav className="row revpages" aria-label="Pages of reviews">
      {page.next === null ? null : (
        <ButtonLink to={to(page.filter, page.next)} rel="next">
          More reviews
        </ButtonLink>
      )}
      {page.before > 0 ? (
        <ButtonLink to={to(page.filter)} look="link">
          Back to the newest
        </ButtonLink>
      ) : null}
      <span className="cap">
        {page.before === 0 ? `${last} of ${total}` : `${first} to ${last} of ${total}`}, newest first
      </span>
    </nav>
  );
}
