import type { ReviewStatus } from "#app/domains/reviews/policy.ts";
import { ownStateLabel } from "#app/domains/reviews/writing/own-words.ts";
import { paths } from "#app/paths.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";

/** How many of the customer's reviews stand where; each number leads to the list. */
export function OwnReviewCounts({ counts }: { counts: readonly { status: ReviewStatus; count: number }[] }) {
  if (counts.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t("No reviews yet")}
        actions={<ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>}
      >
        <p>{t("To write one, choose “Leave a review” on the profile of an agent you’ve dealt with.")}</p>
      </EmptyState>
    );
  }
  return (
    <LinkList>
      {counts.map(({ status, count }) => (
        <LinkListItem key={status} to={paths.myReviews()} end={count}>
          {ownStateLabel(status)}
        </LinkListItem>
      ))}
    </LinkList>
  );
}
