import { type PlainMessage, t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { ALL_REVIEWS, reviewsAddress } from "../listing/filter-address.ts";
import type { ReviewPage } from "../types.ts";

const BACK = {
  newest: "Back to the newest",
  helpful: "Back to the most helpful",
} satisfies Record<string, PlainMessage>;

/** The way to the rest, or out of where there is none. */
export function ReviewPager({ slug, page }: { slug: string; page: ReviewPage }) {
  const back = t(BACK[page.sort]);
  if (page.reviews.length === 0) {
    const past = page.before > 0;
    const way = past
      ? { to: reviewsAddress(slug, page), words: back }
      : { to: reviewsAddress(slug, { filter: ALL_REVIEWS, sort: page.sort }), words: t("All reviews") };
    return (
      <EmptyState
        level={3}
        title={t("No reviews here")}
        actions={
          <ButtonLink to={way.to} rel="nofollow">
            {way.words}
          </ButtonLink>
        }
      >
        <p>{past ? t("There are no more reviews.") : t("No published reviews match.")}</p>
      </EmptyState>
    );
  }
  if (page.next === null && page.before === 0) return null;
  return (
    <Row as="nav" className="border-line border-t pt-5" aria-label={t("Pages of reviews")}>
      {page.next === null ? null : (
        <ButtonLink to={reviewsAddress(slug, page, page.next)} rel="next">
          {t("More reviews")}
        </ButtonLink>
      )}
      {page.before > 0 ? (
        <ButtonLink to={reviewsAddress(slug, page)} look="link">
          {back}
        </ButtonLink>
      ) : null}
    </Row>
  );
}
