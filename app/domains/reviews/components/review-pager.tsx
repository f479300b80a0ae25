import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { ALL_REVIEWS, reviewsAddress } from "../filter-address.ts";
import type { ReviewPage } from "../types.ts";

const ORDER_WORDS = {
  newest: { order: "newest first", back: "Back to the newest", past: "This is past the oldest review." },
  helpful: {
    order: "most helpful first",
    back: "Back to the most helpful",
    past: "This is past the last review.",
  },
} as const;

/** Which reviews of how many these are, and the way to the rest. */
export function ReviewPager({ slug, page }: { slug: string; page: ReviewPage }) {
  const words = ORDER_WORDS[page.sort];
  const first = page.before + 1;
  const last = page.before + page.reviews.length;
  const total = formatCount(page.total);
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
      <span className="cap">
        {page.before === 0 && page.next !== null
          ? `1 to ${formatCount(last)}`
          : `${formatCount(first)} to ${formatCount(last)}`}{" "}
        of {total}, {words.order}
      </span>
    </nav>
  );
}
