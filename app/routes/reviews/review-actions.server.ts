import { data, replace } from "@remix-run/cloudflare";
import { REPLY_FORM, type ReplyAnswer } from "#app/domains/reviews/components/reply-form.tsx";
import { REPLIES_MINUTES, REPLIES_MOST, VOTES_MINUTES, VOTES_MOST } from "#app/domains/reviews/limits.ts";
import type { FoundReview } from "#app/domains/reviews/listing/review-queries.server.ts";
import { findDisclosures } from "#app/domains/reviews/replies/disclosure.ts";
import {
  type ReplyOutcome,
  removeReply,
  writeReply,
} from "#app/domains/reviews/replies/reply-commands.server.ts";
import { RemoveReplyInput, ReplyInput, VoteInput } from "#app/domains/reviews/replies/reply-inputs.ts";
import { castVote } from "#app/domains/reviews/votes/vote-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

function done(context: AppContext, to: string, title: string, text: string) {
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  // With JavaScript this replaces the history entry, so the back button leads to the previous page.
  return replace(to, 303);
}

/** Counts the vote and redirects to the page it was cast on. */
export async function vote(
  context: AppContext,
  { userId, emailConfirmed }: { userId: string; emailConfirmed: boolean },
  found: FoundReview,
  form: FormData,
) {
  const sent = readFields(form, VoteInput, "vote");
  const { refuse } = sent;
  if (!sent.ok) return refuse(400, { notice: { title: t("Choose yes or no.") } });
  if (found.reader.vote === "closed") {
    const text = found.reader.wrote
      ? t("You wrote this review. Only other readers can say whether it helped.")
      : t("You’re on this agent’s side. Only other readers can say whether a review helped.");
    return refuse(403, { notice: { title: "Your vote wasn’t counted.", text } });
  }
  if (!emailConfirmed) {
    const text = t("Please confirm your email address first. Each person gets one vote.");
    return refuse(403, { notice: { title: "Your vote wasn’t counted.", text } });
  }
  if ((await context.limiters.take("review-vote", userId, VOTES_MOST, VOTES_MINUTES)) > 0) {
    const text = t("That’s a lot of votes in one hour. Please try again later.");
    return refuse(429, { notice: { title: "Your vote wasn’t counted.", text } });
  }
  await castVote(context, userId, found, sent.value.helpful);
  const back = parseOwnPath(form.get("back"), paths.review(found.review.id));
  return sent.value.helpful === "none"
    ? done(context, back, t("Vote taken back"), t("It no longer counts."))
    : done(context, back, t("Thank you"), t("We counted your vote. Nobody can see it’s yours."));
}

const REFUSALS: Readonly<Partial<Record<ReplyOutcome, { status: number; text: PlainMessage }>>> = {
  refused: {
    status: 403,
    text: "Only the agent who claimed this profile and their organization’s managers can reply.",
  },
  conflict: {
    status: 409,
    text: "Somebody else, or you in another tab, changed the reply in the meantime. The current reply is above, and your text is still here.",
  },
};

const TOO_MANY: PlainMessage = "That’s a lot of changes in one hour. Please try again later.";

/** Posts or changes the reply. Warnings about its text are shown once: a form that sends them back is posted. */
export async function reply(context: AppContext, userId: string, found: FoundReview, form: FormData) {
  const sent = readFields(form, ReplyInput, REPLY_FORM);
  if (await isTooMany(context, userId)) return sent.refuse(429, { errors: { form: t(TOO_MANY) } });
  if (!sent.ok) return sent.refuse(400);
  const seen = form.getAll("noticed");
  const noticed = findDisclosures(sent.value.body, found.review.author);
  if (noticed.some(({ text }) => !seen.includes(text))) {
    const { data: asked, init } = sent.refuse(400);
    return data<ReplyAnswer>({ ...asked, noticed }, init ?? {});
  }
  const outcome = await writeReply(context, userId, found, sent.value);
  const refusal = REFUSALS[outcome];
  if (refusal === undefined)
    return done(context, paths.review(found.review.id), t("Reply posted"), t("It’s now under the review."));
  // A user who may not reply has no form to show the error in.
  return outcome === "refused"
    ? sent.refuse(refusal.status, { notice: { title: t(refusal.text) } })
    : sent.refuse(refusal.status, { errors: { form: t(refusal.text) } });
}

/** Takes the reply down. The form has no fields, so errors are shown above the review. */
export async function takeReplyDown(context: AppContext, userId: string, found: FoundReview, form: FormData) {
  const sent = readFields(form, RemoveReplyInput, "remove-reply");
  const refuse = (status: number, title: string) => sent.refuse(status, { notice: { title } });
  if (await isTooMany(context, userId)) return refuse(429, t(TOO_MANY));
  const outcome = await removeReply(context, userId, found, sent.ok ? sent.value.shown : null);
  const refusal = REFUSALS[outcome];
  return refusal === undefined
    ? done(context, paths.review(found.review.id), t("Reply taken down"), t("It’s no longer shown."))
    : refuse(refusal.status, t(refusal.text));
}

const isTooMany = async (context: AppContext, userId: string) =>
  (await context.limiters.take("review-reply", userId, REPLIES_MOST, REPLIES_MINUTES)) > 0;
