import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { filterParameters, REVIEW_LIST, reviewsAddress } from "../listing/filter-address.ts";
import type { ReviewPage, ReviewSummary as Summary, Tombstone } from "../types.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewPager } from "./review-pager.tsx";
import { ReviewSearch } from "./review-search.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { Tombstones } from "./tombstones.tsx";

export type ReviewsSectionProps = {
  agent: { slug: string; name: string };
  summary: Summary;
  page: ReviewPage;
  tombstones: readonly Tombstone[];
  /** Why the address asked for no such reviews. */
  problem: string | null;
  /** The search as it was typed. */
  typed: string;
  /** The numbers behind the agent's place stand on this page. */
  explained: boolean;
};

/** All that is said about an agent's reviews, and one page of them. Filters and pages are links and a plain form. */
export function ReviewsSection({
  agent,
  summary,
  page,
  tombstones,
  problem,
  typed,
  explained,
}: ReviewsSectionProps) {
  const { slug, name } = agent;
  const { before } = page;
  const count = page.reviews.length;
  const range = { from: before + 1, to: before + count, total: page.total };
  const refused = problem === null ? null : <Note tone="bad">{problem}</Note>;
  return (
    <Section
      id="reviews"
      title={t("Reviews")}
      aside={
        <Link to={paths.leaveReview(slug)} rel="nofollow">
          {t("Leave a review")}
        </Link>
      }
    >
      <ReviewSummary
        summary={summary}
        toStars={(stars) => reviewsAddress(slug, { ...page, filter: { ...page.filter, stars } })}
      />
      <p className="mt-3 text-14">
        <Link
          to={`${paths.showcase(slug, { ...filterParameters(page), explain: true })}#place`}
          rel="nofollow"
          aria-current={explained ? "true" : undefined}
        >
          {t("How this agent’s ranking is calculated")}
        </Link>
      </p>
      {summary.published === 0 ? (
        <div className="mt-5" id={REVIEW_LIST}>
          {refused}
          <EmptyState level={3} title={t("No reviews published yet")}>
            <p>{t("Reviews appear here after the writer confirms them by email.")}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <ReviewFilters slug={slug} summary={summary} page={page} />
          <ReviewSearch slug={slug} page={page} typed={typed} />
          <div id={REVIEW_LIST}>
            {refused}
            {count === 0 ? null : (
              <Caption className="my-3">
                {page.sort === "newest"
                  ? t("{from} to {to} of {total}, newest first", range)
                  : t("{from} to {to} of {total}, most helpful first", range)}
              </Caption>
            )}
            {page.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} repliedBy={name} />
            ))}
            <ReviewPager slug={slug} page={page} />
          </div>
        </>
      )}
      <Tombstones tombstones={tombstones} total={summary.removed} />
    </Section>
  );
}
