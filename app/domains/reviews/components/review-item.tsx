import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatMonth, formatUtcDay } from "#app/platform/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { ProofDots } from "#app/ui/record/proof-dots.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import type { OwnVote, Review } from "../types.ts";
import { proofWords, signReply } from "../words.ts";
import { HelpfulVote } from "./helpful-vote.tsx";

export type ReviewItemProps = {
  review: Review;
  /** The agent's name. */
  repliedBy: string;
  /** On the review's own page: the reader's vote, and whether the reader wrote it. */
  alone?: { vote: OwnVote; wrote: boolean };
};

/** One published review, with its votes and the agent's reply. */
export function ReviewItem({ review, repliedBy, alone }: ReviewItemProps) {
  const headingId = `review-${review.id}`;
  const Heading = alone === undefined ? "h3" : "h2";
  const day = formatUtcDay(review.publishedAt);
  return (
    <article className={alone === undefined ? "review" : "review alone"} aria-labelledby={headingId}>
      <header>
        <Stars value={review.stars} />
        <b className="text-14">{review.author}</b>
        <Caption as="span">
          {alone === undefined ? (
            <Link to={paths.review(review.id)} rel="nofollow">
              {day}
              <span className="sr-only">, “{review.title}” on its own page</span>
            </Link>
          ) : (
            day
          )}
          {review.editedAt === null ? null : `, edited ${formatUtcDay(review.editedAt)}`}
        </Caption>
        <ProofDots filled={review.tier}>{proofWords[review.tier]}</ProofDots>
      </header>
      <Heading id={headingId}>{review.title}</Heading>
      <p className="txt" dir="auto">
        {review.body}
      </p>
      <Caption>
        {[review.about, review.stage, formatMonth(review.month)].join(" · ")}
        {" · "}
        {alone?.wrote ? (
          "yours"
        ) : (
          <Link to={paths.reportReview(review.id)} rel="nofollow" prefetch="none">
            Report<span className="sr-only"> the review “{review.title}”</span>
          </Link>
        )}
      </Caption>
      <SubRatings given={review.subRatings} />
      {review.reply === null ? null : (
        <div className="reply">
          <p>
            <b>{signReply(repliedBy, review.reply.writtenFor)}</b>{" "}
            <Caption as="span">{formatUtcDay(review.reply.at)}</Caption>
          </p>
          <p dir="auto">{review.reply.body}</p>
        </div>
      )}
      <HelpfulVote review={review} vote={alone?.vote ?? "none"} />
    </article>
  );
}

/** What the writer gave for single questions, in words with numbers; nothing where none was answered. */
function SubRatings({ given }: { given: Review["subRatings"] }) {
  if (given.length === 0) return null;
  const words = given.map(({ label, stars }) => `${label.toLowerCase()} ${stars}`);
  return <Caption>Out of 5: {words.join(" · ")}</Caption>;
}
