import { Form, Link } from "@remix-run/react";
import { nextReviewStatus } from "#app/domains/reviews/policy.ts";
import type { OwnReviewFacts } from "#app/domains/reviews/types.ts";
import { ownStateLabel, wordOwnState } from "#app/domains/reviews/writing/own-words.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";

export type OwnReviewStateProps = { review: OwnReviewFacts; agent: { slug: string }; nowMs: number };

/** Where the writer's review stands, and taking it back. */
export function OwnReviewState({ review, agent, nowMs }: OwnReviewStateProps) {
  const { appealUntil, appealDueAt } = review;
  return (
    <Note tone="plain" className="mb-5">
      <Form method="post" className="flow tight">
        <p>
          <b>{ownStateLabel(review.status)}.</b> {wordOwnState(review, nowMs)}
          {appealDueAt === null ? null : ` A second person decides by ${formatUtcDay(appealDueAt)}.`}
        </p>
        <p className="row">
          {nextReviewStatus(review.status, "withdraw") === null ? null : (
            <Button small look="danger" name="intent" value="withdraw">
              Take it back
            </Button>
          )}
          {appealUntil !== null && appealUntil > nowMs ? (
            <>
              <span>You may appeal until {formatUtcDay(appealUntil)}.</span>
              <Link to={paths.appealReview(review.id)}>Appeal</Link>
            </>
          ) : null}
          {review.status === "published" ? (
            <Link to={`${paths.showcase(agent.slug)}#reviews`}>See it on the record</Link>
          ) : null}
        </p>
      </Form>
    </Note>
  );
}
