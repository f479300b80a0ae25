import { Form, Link, useNavigation } from "@remix-run/react";
import { ReviewForm } from "#app/domains/reviews/components/review-form.tsx";
import { nextReviewStatus } from "#app/domains/reviews/policy.ts";
import type { OwnReviewFacts } from "#app/domains/reviews/types.ts";
import { formatOwnState, ownStateLabel } from "#app/domains/reviews/writing/own-words.ts";
import type { ReviewField } from "#app/domains/reviews/writing/write-inputs.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { UnsentText } from "#app/ui/forms/unsent-text.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type WriteReviewProps = {
  agent: { id: string; name: string; slug: string; photoUrl: string | null };
  /** The reason why this reader can no longer review the agent. */
  refusal: string | null;
  own: OwnReviewFacts | null;
  /** What a pause of this agent’s reviews means for this writer; null without one. */
  paused: string | null;
  email: string;
  nowMs: number;
  /** Whether it can be sent, sent again or changed. */
  open: boolean;
  types: readonly string[];
  /** `YYYY-MM` */
  thisMonth: string;
  rules: FormRules<ReviewField>;
  answer: FormReply | undefined;
};

/** The page for writing a review. After sending it shows the state first, and the form is collapsed. */
export function WriteReview(props: WriteReviewProps) {
  const { agent, refusal, own, paused, email, nowMs, open, types, thisMonth, rules, answer } = props;
  const busy = useNavigation().state === "submitting";
  const current = own?.status === "withdrawn" ? null : own;
  const writable = open && refusal === null;
  const refused = answer?.result?.error ?? null;
  // No form is left to show the error in.
  const said = answer?.notice?.title ?? (writable ? undefined : refused?.[""]?.[0]);
  const form = (
    <ReviewForm
      key={own?.editedAt ?? own?.submittedAt ?? "new"}
      types={types}
      own={current}
      thisMonth={thisMonth}
      rules={rules}
      answer={answer}
      busy={busy}
    />
  );
  return (
    <PageMain own form>
      <PageHead form>
        <Avatar
          id={agent.id}
          name={agent.name}
          photoUrl={agent.photoUrl}
          size="lg"
          eager
          className="mb-4 max-md:size-20"
        />
        <h1>
          {current === null
            ? t("Review {name}", { name: agent.name })
            : t("Your review of {name}", { name: agent.name })}
        </h1>
        {own === null ? null : <OwnReviewState review={own} agent={agent} email={email} nowMs={nowMs} />}
        {current === null && writable ? (
          <p className="text-muted">
            {t(
              "Say what happened, good or bad. It’s published with your first name and last initial once you confirm it by email, sometimes after a person has read it. Please leave out policy numbers, health details, and other people’s names.",
            )}
          </p>
        ) : null}
      </PageHead>
      {said === undefined ? null : (
        <Note tone="bad" live className="mb-4">
          {said}
        </Note>
      )}
      {writable && paused !== null ? <Note className="mb-6">{paused}</Note> : null}
      {writable ? null : <UnsentReview answer={answer} />}
      {current === null ? (
        writable && form
      ) : (
        <Stack>
          {writable ? (
            <Disclosure
              summary={
                current.status === "awaiting-verification" ? t("Edit it or send it again") : t("Edit it")
              }
              open={refused !== null}
            >
              {form}
            </Disclosure>
          ) : null}
          {nextReviewStatus(current.status, "withdraw") === null ? null : (
            <WithdrawReview published={current.status === "published"} />
          )}
        </Stack>
      )}
    </PageMain>
  );
}

/** Withdrawing a review, with a confirmation because the text cannot be restored. */
function WithdrawReview({ published }: { published: boolean }) {
  return (
    <Disclosure summary={t("Take it back")}>
      <Stack method="post" as={Form} gap="tight">
        <p>
          {published
            ? t(
                "This deletes its title, its words, the votes, the reply, and its earlier versions for good. It will be counted as taken back. You can write another review and confirm it with a new link.",
              )
            : t(
                "This deletes its title, its words, and its earlier versions for good. It will be counted as taken back. You can write another review and confirm it with a new link.",
              )}
        </p>
        <div>
          <Button look="danger" name="intent" value="withdraw">
            {t("Take back my review")}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}

type OwnReviewStateProps = {
  review: OwnReviewFacts;
  agent: { slug: string };
  /** The writer's email address; links are mailed to it. */
  email: string;
  nowMs: number;
};

/** The state of the review and the next step: the first words of the page. */
function OwnReviewState({ review, agent, email, nowMs }: OwnReviewStateProps) {
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

/** The text of a review that can no longer be sent. */
export function UnsentReview({ answer }: { answer: FormReply | undefined }) {
  const { title, body } = answer?.result?.initialValue ?? {};
  const words = [title, body].filter((part) => typeof part === "string" && part !== "").join("\n\n");
  return <UnsentText text={words} />;
}
