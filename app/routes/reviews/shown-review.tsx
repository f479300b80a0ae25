import { Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import {
  type ReplyAnswer,
  ReplyForm,
  type ReplyFormProps,
} from "#app/domains/reviews/components/reply-form.tsx";
import { ReplyRemoval } from "#app/domains/reviews/components/reply-removal.tsx";
import { ReviewItem } from "#app/domains/reviews/components/review-item.tsx";
import { signReply } from "#app/domains/reviews/review-sentences.ts";
import type { OwnVote, Review } from "#app/domains/reviews/types.ts";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type ShownReviewProps = {
  page: {
    id: string;
    /** The reader gets the review's receipt from the public log. */
    receipt: boolean;
    agent: { name: string; slug: string };
    review: Review;
    published: boolean;
    vote: OwnVote;
    /** The reply form's last result, for readers who may write a reply. */
    replyRules: ReplyFormProps["rules"] | null;
    /** On whose behalf the reader would reply, as in `Review`. */
    signs: string | null;
    /** The review's state, for its writer and for readers of a review that is not published. */
    state: { own: boolean; text: string } | null;
  };
  answer: ReplyAnswer | undefined;
};

/** One review in full, with the reply form below it for the agent's side. */
export function ShownReview({ page, answer }: ShownReviewProps) {
  const { agent, review, published, vote, replyRules, state } = page;
  const busy = useNavigation().state === "submitting";
  const replyAt = review.reply?.at ?? null;
  const before = useRef(replyAt);
  const shown = useRef<HTMLDivElement>(null);
  // The clicked button is gone with its form, so the focus moves to the review, where the reply is or was.
  useEffect(() => {
    if (before.current !== replyAt) shown.current?.focus();
    before.current = replyAt;
  }, [replyAt]);
  return (
    <>
      <header>
        <h1>{t("A review of {name}", { name: agent.name })}</h1>
      </header>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live className="mt-4">
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {state === null ? null : (
        <Note tone="plain" className="mt-4">
          <span>{`${state.own ? `${t("This is your review.")} ` : ""}${state.text} `}</span>
          {state.own ? <Link to={paths.myReviews()}>{t("All your reviews")}</Link> : null}
        </Note>
      )}
      <div tabIndex={-1} ref={shown}>
        <ReviewItem review={review} repliedBy={agent.name} alone={{ vote, wrote: state?.own === true }} />
      </div>
      {replyRules === null ? null : (
        <Section id="reply" title={review.reply === null ? t("Reply") : t("The reply")} thin>
          <ReplyForm
            key={review.reply?.at ?? "first"}
            reply={review.reply}
            signed={signReply(agent.name, page.signs)}
            rules={replyRules}
            answer={answer}
            busy={busy}
          />
          {review.reply === null ? null : <ReplyRemoval at={review.reply.at} />}
        </Section>
      )}
      <Row as="p" className="mt-5">
        <ButtonLink to={`${paths.showcase(agent.slug)}#reviews`}>
          {t("All reviews of {name}", { name: agent.name })}
        </ButtonLink>
        {published ? null : <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>}
        <ReceiptLink reviewId={page.receipt ? page.id : null} />
      </Row>
    </>
  );
}

/** Downloads the receipt: a file, so this is no link of the router. */
export function ReceiptLink({ reviewId }: { reviewId: string | null }) {
  return reviewId === null ? null : <a href={paths.reviewReceipt(reviewId)}>{t("Receipt")}</a>;
}
