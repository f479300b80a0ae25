import { formatMonth, formatUtcDay } from "#app/platform/dates.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { ProofDots } from "#app/ui/proof-dots.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Review } from "../types.ts";
import { proofWords } from "../wording.ts";

/** One published review, with the agent's reply. `repliedBy` is the agent's name. */
export function ReviewItem({ review, repliedBy }: { review: Review; repliedBy: string }) {
  const headingId = `review-${review.id}`;
  return (
    <article className="review" aria-labelledby={headingId}>
      <header>
        <Stars value={review.stars} />
        <b className="small">{review.author}</b>
        <span className="cap">
          {formatUtcDay(review.publishedAt)}
          {review.editedAt === null ? null : `, edited ${formatUtcDay(review.editedAt)}`}
        </span>
        <ProofDots filled={review.tier}>{proofWords[review.tier]}</ProofDots>
      </header>
      <h3 id={headingId}>{review.title}</h3>
      <p className="txt">{review.body}</p>
      <p className="cap">
        {[review.about, review.stage, formatMonth(review.month)].join(" · ")}
        {review.helpfulCount === 0 ? null : ` · ${helpfulWords(review.helpfulCount)}`}
      </p>
      {review.reply === null ? null : (
        <div className="reply">
          <p>
            <b>{repliedBy} replied</b> <span className="cap">{formatUtcDay(review.reply.at)}</span>
          </p>
          <p>{review.reply.body}</p>
        </div>
      )}
    </article>
  );
}

function helpfulWords(count: number): string {
  return count === 1 ? "helped 1 reader" : `helped ${formatCount(count)} readers`;
}
