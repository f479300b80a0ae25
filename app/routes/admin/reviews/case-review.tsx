import type { CaseVersion, CaseReview as Review } from "#app/domains/reviews/cases/case-types.ts";
import { disclosedBy, disclosureLabel } from "#app/domains/reviews/disclosures.ts";
import { removedLabel } from "#app/domains/reviews/reasons.ts";
import { isProofTier, proofWords } from "#app/domains/reviews/review-sentences.ts";
import { droppedSentences } from "#app/domains/reviews/signals/evidence.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type CaseReviewProps = {
  review: Omit<Review, "stars">;
  /** Newest first. */
  versions: readonly CaseVersion[];
};

/** What the review says, its status, and what it said before. */
export function CaseReview({ review, versions }: CaseReviewProps) {
  const texts = [review, ...versions];
  return (
    <Section id="review" title={review.title === "" ? "Its words are gone" : <bdi>{review.title}</bdi>} thin>
      <Stack>
        <Written className="max-w-176" dir="auto">
          {review.body}
        </Written>
        <FactList
          className="mt-5 max-w-176"
          items={[
            { term: "Status", detail: statusWords(review) },
            { term: "By", detail: review.author === "" ? "a deleted account" : review.author },
            { term: "Proof", detail: isProofTier(review.proofTier) ? proofWords[review.proofTier] : "none" },
            { term: "Says", detail: disclosureLabel(disclosedBy(review)) },
            { term: "About", detail: review.typeName ?? "Insurance" },
            { term: "Sent", detail: <LocalTime timeMs={review.submittedAt} /> },
            ...(review.editedAt === null
              ? []
              : [{ term: "Changed", detail: <LocalTime timeMs={review.editedAt} /> }]),
            ...(review.replyBody === null
              ? []
              : [{ term: "Reply", detail: <span dir="auto">{review.replyBody}</span> }]),
          ]}
        />
        {versions.map((version, at) => {
          const after = texts[at] ?? review;
          return (
            <Disclosure
              key={version.replacedAt}
              dense
              summary={`What it said until ${formatMoment(version.replacedAt)}`}
            >
              <Stack gap="tight">
                <p>
                  <b>{version.title === after.title ? version.title : <del>{version.title}</del>}</b>
                </p>
                <Written>
                  {droppedSentences(version.body, after.body).map(({ text, gone }, place) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: a version's sentences never change places
                    gone ? <del key={place}>{text}</del> : <span key={place}>{text}</span>,
                  )}
                </Written>
                <Caption>Crossed-out text isn’t in the next version.</Caption>
              </Stack>
            </Disclosure>
          );
        })}
      </Stack>
    </Section>
  );
}

function statusWords({ status, reason }: Pick<Review, "status" | "reason">): string {
  switch (status) {
    case "published":
      return "It is up";
    case "held":
      return "It’s held and not shown yet";
    case "removed":
      return `It’s removed. ${removedLabel(reason ?? "")}`;
    case "withdrawn":
      return "The writer took it back";
    case "awaiting-verification":
      return "The writer hasn’t confirmed it";
  }
}
