import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { named, t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProofDots } from "#app/ui/figures/proof-dots.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { langOf } from "#app/ui/language-mark.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { proofWords, signReply } from "../review-sentences.ts";
import type { OwnVote, Review } from "../types.ts";
import { HelpfulVote } from "./helpful-vote.tsx";
import { ReviewReply } from "./review-reply.tsx";

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
  const day = formatPublicDay(review.publishedAt);
  return (
    <article
      className={classNames("border-line border-t py-6 first:pt-3", alone && "mt-5")}
      aria-labelledby={headingId}
    >
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-0.75">
        <Stars value={review.stars} />
        <b className="text-14">{review.author}</b>
        <Caption as="span">
          {alone === undefined ? (
            <Link to={paths.review(review.id)} rel="nofollow">
              <span>{day}</span>
              <span className="sr-only">{t(", “{title}” on its own page", { title: review.title })}</span>
            </Link>
          ) : (
            <span>{day}</span>
          )}
          {review.editedAt === null ? null : (
            <span>{t(", edited {day}", { day: formatPublicDay(review.editedAt) })}</span>
          )}
        </Caption>
        <ProofDots filled={review.tier}>{t(proofWords[review.tier])}</ProofDots>
      </header>
      <Heading
        id={headingId}
        className="mt-1.5 text-20 [unicode-bidi:plaintext]"
        lang={langOf(review.language)}
      >
        {review.title}
      </Heading>
      {review.disclosure === null ? null : (
        <p className={classNames("mt-1 text-14", review.counts ? "text-muted" : "font-label")}>
          {review.disclosure}
        </p>
      )}
      <Written className="mt-1.5" dir="auto" lang={langOf(review.language)}>
        {review.body}
      </Written>
      <Caption className="mt-2">
        <span>{`${[named(review.about), named(review.stage), formatMonth(review.month)].join(" · ")} · `}</span>
        {alone?.wrote ? (
          <span>{t("yours")}</span>
        ) : (
          <Link to={paths.reportReview(review.id)} rel="nofollow" prefetch="none">
            {t("Report")}
            <span className="sr-only">{` ${t("the review “{title}”", { title: review.title })}`}</span>
          </Link>
        )}
      </Caption>
      <SubRatings given={review.subRatings} />
      {review.reply === null ? null : (
        <ReviewReply
          signed={signReply(repliedBy, review.reply.writtenFor)}
          at={review.reply.at}
          body={review.reply.body}
          lang={langOf(review.reply.language)}
          className="mt-4"
        />
      )}
      <HelpfulVote review={review} vote={alone?.vote ?? "none"} />
    </article>
  );
}

/** The ratings for single questions; nothing when none was answered. */
function SubRatings({ given }: { given: Review["subRatings"] }) {
  if (given.length === 0) return null;
  const words = given.map(({ label, stars }) => `${named(label).toLowerCase()} ${stars}`);
  return <Caption className="mt-1">{t("Out of 5: {ratings}", { ratings: words.join(" · ") })}</Caption>;
}
