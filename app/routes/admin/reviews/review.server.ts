/** Reading and deciding a review's case, on its page and in today's work. */
import { DecisionInput } from "#app/domains/reviews/cases/case-inputs.ts";
import { findCase } from "#app/domains/reviews/cases/case-queries.server.ts";
import {
  type DecideOutcome,
  decideCase,
} from "#app/domains/reviews/cases/decisions/decide-commands.server.ts";
import { listDueCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import { QUEUE_PAGE_CASES } from "#app/domains/reviews/limits.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { type Refusal, readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";
import { refusalWords, toldWords } from "./case-words.ts";

export const MISSING_CASE = {
  title: "Case not found",
  text: "There’s no review case at this address.",
  list: { label: "Reviews to decide", to: paths.adminReviews() },
};

/** The facts for this admin's decision, and the rules of the form; null when there is none. */
export async function readCase(context: AppContext, id: string, adminId: string) {
  const found = await findCase(context, id, adminId);
  if (found === null) return null;
  // The stars stay on the server: they must not influence the decision.
  const { stars: _stars, ...review } = found.review;
  return { kind: "review" as const, ...found, review, rules: rulesOf(DecisionInput) };
}

type Refused = Exclude<DecideOutcome, { kind: "decided" }>;

function answerOf(outcome: Refused): { status: number } & Refusal {
  switch (outcome.kind) {
    case "refused":
      return { status: 403, notice: { title: refusalWords[outcome.why] } };
    case "no-reason":
      return { status: 400, errors: { reason: "Choose the reason we give both sides." } };
    case "changed":
      return {
        status: 409,
        notice: { title: "The writer has changed it since you read it. Please read it again." },
      };
    case "closed":
      return { status: 409, notice: { title: "Somebody else decided it, or the review is gone." } };
  }
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeCase(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, DecisionInput);
  const found = await requireFound(context, id, (at, one) => findCase(at, one, adminId), MISSING_CASE);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideCase(context, adminId, found, sent.value);
  if (outcome.kind !== "decided") {
    const { status, ...why } = answerOf(outcome);
    return sent.refuse(status, why);
  }
  return goOn(request, context, {
    text: toldWords(outcome.told),
    own: { kind: "review", id: found.open.id, dueAt: found.open.dueAt },
    queue: async () =>
      (await listDueCases(context, QUEUE_PAGE_CASES)).map(({ id: next, dueAt, agentName }) => ({
        id: next,
        dueAt,
        to: paths.adminReview(next),
        label: `a review of ${agentName}`,
      })),
    back: paths.adminReviews(),
  });
}
