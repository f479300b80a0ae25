import { Link } from "@remix-run/react";
import type { OwnReviewFacts } from "#app/domains/reviews/types.ts";
import { formatOwnState, ownStateLabel } from "#app/domains/reviews/writing/own-words.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type OwnReviewStateProps = {
  review: OwnReviewFacts;
  agent: { slug: string };
  /** The writer's address, to which links are mailed. */
  email: string;
  nowMs: number;
};

/** Where the writer's review stands and what comes next: the page's first words. */
export function OwnReviewState({ review, agent, email, nowMs }: OwnReviewStateProps) {
  const { id, status, appealUntil, appealDueAt, decisionNote } = review;
  return (
    <>
      <p>
        <b>{`${ownStateLabel(status)}.`}</b>
        <span>{` ${formatOwnState(review, nowMs, email)}`}</span>
        {appealDueAt === null ? null : (
          <span>{` ${t("A second person decides by {day}.", { day: formatDayOf(appealDueAt) })}`}</span>
        )}
      </p>
      {decisionNote ? <Written>{t("Note from us: {note}", { note: decisionNote })}</Written> : null}
      {status === "withdrawn" ? null : (
        <Row as="p">
          {status === "published" ? (
            <Link to={`${paths.showcase(agent.slug)}#reviews`}>{t("View on the profile")}</Link>
          ) : (
            <Link to={paths.review(id)}>{t("Read your review")}</Link>
          )}
          {appealUntil !== null && appealUntil > nowMs ? (
            <Link to={paths.appealReview(id)}>
              {t("Appeal until {day}", { day: formatDayOf(appealUntil) })}
            </Link>
          ) : null}
        </Row>
      )}
    </>
  );
}
