import { Form, useFetcher, useLocation } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { withoutForeignParameters } from "#app/platform/pages/foreign-parameters.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { helpfulSentence } from "../review-sentences.ts";
import type { OwnVote, Review } from "../types.ts";

export type HelpfulVoteProps = {
  review: Review;
  /** `none` on pages that are cached for everyone: there the server decides who may vote. */
  vote: OwnVote;
};

/**
 * How many found a review helpful, and a form to vote. It is the same for everyone and leads back to the page it was
 * on.
 */
export function HelpfulVote({ review, vote }: HelpfulVoteProps) {
  const { pathname, search } = useLocation();
  const key = `vote-${review.id}`;
  const { data } = useFetcher<FormReply>({ key });
  const sentence = helpfulSentence(review);
  const about = <span className="sr-only">{t(", about “{title}”", { title: review.title })}</span>;
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
      {sentence === null ? null : <Caption as="span">{sentence}</Caption>}
      {vote === "closed" ? null : (
        <Form
          method="post"
          action={paths.review(review.id)}
          className="contents"
          navigate={false}
          fetcherKey={key}
        >
          <input type="hidden" name="intent" value="vote" />
          <input
            type="hidden"
            name="back"
            value={`${pathname}${withoutForeignParameters(search)}#review-${review.id}`}
          />
          <Caption as="span">
            {vote === "none"
              ? t("Did this help you?")
              : vote === "yes"
                ? t("You said yes.")
                : t("You said no.")}
          </Caption>
          {/* Side by side, however long the words before them. */}
          <span className="flex gap-x-3.5">
            {vote === "yes" ? null : (
              <Button small name="helpful" value="yes" icon="thumb-up">
                <span>{t("Yes")}</span>
                {about}
              </Button>
            )}
            {vote === "no" ? null : (
              <Button small name="helpful" value="no">
                <span>{t("No")}</span>
                {about}
              </Button>
            )}
            {vote === "none" ? null : (
              <Button small look="link" name="helpful" value="none">
                <span>{t("Undo")}</span>
                {about}
              </Button>
            )}
          </span>
          {data?.notice ? (
            <Caption as="p" role="alert" className="basis-full">
              {`${data.notice.title} ${data.notice.text ?? ""}`}
            </Caption>
          ) : null}
        </Form>
      )}
    </div>
  );
}
