import { data, redirect } from "@remix-run/cloudflare";
import type { ReplyAnswer } from "#app/domains/reviews/components/reply-form.tsx";
import { REPLIES_MINUTES, REPLIES_MOST, VOTES_MINUTES, VOTES_MOST } from "#app/domains/reviews/limits.ts";
import { findDisclosures } from "#app/domains/reviews/replies/disclosure.ts";
import {
  type ReplyOutcome,
  removeReply,
  writeReply,
} from "#app/domains/reviews/replies/reply-commands.server.ts";
import { RemoveReplyInput, ReplyInput, VoteInput } from "#app/domains/reviews/replies/reply-inputs.ts";
import type { FoundReview } from "#app/domains/reviews/review-queries.server.ts";
import { castVote } from "#app/domains/reviews/votes/vote-commands.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";

const refuse = (status: number, answer: ReplyAnswer) => data<ReplyAnswer>(answer, { status });

function done(context: AppContext, to: string, title: string, text: string) {
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(to, 303);
}

/** Counts the vote and leads back to where it was cast. */
export async function vote(
  context: AppContext,
  { userId, emailConfirmed }: { userId: string; emailConfirmed: boolean },
  found: FoundReview,
  form: FormData,
) {
  const input = VoteInput.safeParse(fieldsOf(form));
  if (!input.success) return refuse(400, { notice: { title: "Say yes or no." } });
  if (found.reader.vote === "closed") {
    const text = found.reader.wrote
      ? "You wrote this review: only other readers say whether it helped them."
      : "You stand on this agent’s side: only other readers say whether a review helped them.";
    return refuse(403, { notice: { title: "This vote was not counted.", text } });
  }
  if (!emailConfirmed) {
    const text = "Confirm your e-mail address first: one person has one vote.";
    return refuse(403, { notice: { title: "This vote was not counted.", text } });
  }
  if ((await context.limiters.take("review-vote", userId, VOTES_MOST, VOTES_MINUTES)) > 0) {
    const text = "That was a lot of votes within an hour. Try again later.";
    return refuse(429, { notice: { title: "This vote was not counted.", text } });
  }
  await castVote(context, userId, found, input.data.helpful);
  const back = parseOwnPath(form.get("back"), paths.review(found.review.id));
  return input.data.helpful === "none"
    ? done(context, back, "Vote taken back", "It is counted no longer.")
    : done(context, back, "Thank you", "Your vote is counted. Nobody sees whose it is.");
}

const REFUSALS: Readonly<Partial<Record<ReplyOutcome, { status: number; text: string }>>> = {
  refused: {
    status: 403,
    text: "Replies are for the agent who keeps this record and for the managers of their organisation.",
  },
  conflict: {
    status: 409,
    text: "The reply was changed meanwhile, by somebody else or in another tab. What stands now is above; what you wrote is kept here.",
  },
};

/** Posts, changes or takes down the reply. */
export async function reply(context: AppContext, userId: string, found: FoundReview, form: FormData) {
  const typed = typedOf(form);
  if ((await context.limiters.take("review-reply", userId, REPLIES_MOST, REPLIES_MINUTES)) > 0) {
    return refuse(429, {
      typed,
      errors: { body: "That was a lot of changes within an hour. Try again later." },
    });
  }
  const outcome =
    form.get("intent") === "remove-reply"
      ? await removeReply(context, userId, found, RemoveReplyInput.parse(fieldsOf(form)).shown)
      : await post(context, userId, found, form);
  if (typeof outcome !== "string") return refuse(400, { ...outcome, typed });
  const refusal = REFUSALS[outcome];
  if (refusal !== undefined) return refuse(refusal.status, { typed, errors: { body: refusal.text } });
  const here = paths.review(found.review.id);
  return outcome === "removed"
    ? done(context, here, "Reply taken down", "Nobody sees it any more.")
    : done(context, here, "Reply posted", "It stands under the review.");
}

/** What was noticed in the text is asked about once: it is posted when the form brings all of it back. */
async function post(
  context: AppContext,
  userId: string,
  found: FoundReview,
  form: FormData,
): Promise<ReplyOutcome | ReplyAnswer> {
  const input = ReplyInput.safeParse(fieldsOf(form));
  if (!input.success) return { errors: fieldErrors(input.error) };
  const seen = form.getAll("noticed");
  const noticed = findDisclosures(input.data.body, found.review.author);
  if (noticed.some(({ text }) => !seen.includes(text))) return { noticed };
  return writeReply(context, userId, found, input.data);
}
