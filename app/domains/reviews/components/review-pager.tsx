import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { ALL_REVIEWS, reviewsAddress } from "../filter-address.ts";
import type { ReviewPage } from "../types.ts";

const ORDER_WORDS = {
  newest: { back: "Back to the newest", past: "This is past the oldest review." },
  helpful: { back: "Back to the most helpful", past: "This is past the last review." },
} as const;

/** The way to the rest, or out of where there is none. */
export function ReviewPager({ slug, page }: { slug: string; page: ReviewPage }) {
  const words = ORDER_WORDS[page.sort];
  if (page.reviews.length === 0) {
    const past = page.before > 0;
    const way = past
      ? { to: reviewsAddress(slug, page), words: words.back }
      : { to: reviewsAddress(slug, { filter: ALL_REVIEWS, sort: page.sort }), words: "All reviews" };
    return (
      <EmptyState
        level={3}
        title="No review here"
        actions={
          <ButtonLink to={way.to} rel="nofollow">
            {way.words}
          </ButtonLink>
        }
      >
        <p>{past ? words.past : "None of the published reviews is of this kind."}</p>
      </EmptyState>
    );
  }
  if (page.next === null && page.before === 0) return null;
  return (
    <nav className="row revpages" aria-label="Pages of reviews">
      {page.next === null ? null : (
        <ButtonLink to={reviewsAddress(slug, page, page.next)} rel="next">
          More reviews
        </ButtonLink>
      )}
      {page.before > 0 ? (
        <ButtonLink to={reviewsAddress(slug, page)} look="link">
          {words.back}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
