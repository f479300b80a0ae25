import { Link } from "@remix-run/react";
import { ReviewReply } from "#app/domains/reviews/components/review-reply.tsx";
import { disclosedBy, disclosureLabel } from "#app/domains/reviews/disclosures.ts";
import { editDaysLeft } from "#app/domains/reviews/policy.ts";
import { signReply } from "#app/domains/reviews/review-sentences.ts";
import type { ListedOwnReview } from "#app/domains/reviews/types.ts";
import { formatOwnState, ownStateLabel } from "#app/domains/reviews/writing/own-words.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Tag } from "#app/ui/record/tag.tsx";

/** One of the customer's reviews: its state, the reply, and its buttons. */
export function OwnReviewCard({ review, nowMs }: { review: ListedOwnReview; nowMs: number }) {
  const { id, status, agentName, agentSlug, title, stars, replyBody, repliedAt, writtenFor } = review;
  return (
    <Section
      id={`review-${id}`}
      title={agentName}
      thin
      aside={<Link to={paths.showcase(agentSlug)}>{t("View profile")}</Link>}
    >
      <Stack gap="tight">
        <Row as="p">
          <Tag>{ownStateLabel(status)}</Tag>
          {status === "withdrawn" ? null : <Stars value={stars} />}
          <b dir="auto">{title}</b>
        </Row>
        <p className="text-muted">{formatOwnState(review, nowMs)}</p>
        {status === "withdrawn" ? null : (
          <p className="text-14 text-muted">{disclosureLabel(disclosedBy(review))}</p>
        )}
        {replyBody === null || status !== "published" ? null : (
          <ReviewReply
            signed={signReply(agentName, writtenFor)}
            at={repliedAt ?? review.submittedAt}
            body={replyBody}
            className="mt-4"
          />
        )}
        <Row as="p">
          {status === "withdrawn" ? null : (
            <ButtonLink small to={paths.review(id)}>
              <span>{status === "published" ? t("See it") : t("Read it")}</span>
              <span className="sr-only">{t(", the review of {name}", { name: agentName })}</span>
            </ButtonLink>
          )}
          {review.appealUntil !== null && review.appealUntil > nowMs ? (
            <ButtonLink small look="link" to={paths.appealReview(id)}>
              <span>{t("Appeal until {day}", { day: formatDayOf(review.appealUntil) })}</span>
              <span className="sr-only">{t(", the review of {name}", { name: agentName })}</span>
            </ButtonLink>
          ) : null}
          <a
            className="inline-flex min-h-dense pointer-coarse:min-h-target items-center px-3.25 text-14"
            href={paths.reviewReceipt(id)}
          >
            <span>{t("Receipt")}</span>
            <span className="sr-only">{t(", the review of {name}", { name: agentName })}</span>
          </a>
          {status === "removed" ? null : (
            <ButtonLink small look="link" to={paths.leaveReview(agentSlug)}>
              <span>{formatAction(review, nowMs)}</span>
              <span className="sr-only">{t(", the review of {name}", { name: agentName })}</span>
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

function formatAction(review: ListedOwnReview, nowMs: number): string {
  if (review.status === "awaiting-verification") return t("Send it again");
  if (review.status === "withdrawn") return t("Write another");
  return editDaysLeft(review, nowMs) > 0 ? t("Edit it or take it back") : t("Take it back");
}
