/**
 * Deciding a case. One batch changes the review and its counts, records who decided and why, and notifies everyone
 * involved.
 */
import { and, eq, sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { reviewCases, reviews } from "#db/schema/index.ts";
import { reviewPages } from "../../review-pages.ts";
import { eventStatements, isUnchanged, recountStatements } from "../../sums.server.ts";
import type { DecisionForm } from "../case-inputs.ts";
import { afterDecision, decideEffect, type Effect, type JudgeRefusal } from "../case-policy.ts";
import type { CasePage } from "../case-types.ts";
import { textAt } from "../flags/flag-queries.server.ts";
import { type DecisionFacts, decisionEmail, decisionWords, type Told } from "./decision-emails.ts";
import { type DecisionRecipient, listDecisionRecipients } from "./decision-recipients.server.ts";

export type DecideOutcome =
  | {
      kind: "decided";
      event: Effect["event"];
      /** One entry per account that is notified. */
      told: Told[];
    }
  | { kind: "refused"; why: JudgeRefusal }
  /** A removal needs a reason, which both sides are told. */
  | { kind: "no-reason" }
  /** Its writer has changed the text since the admin opened the page. */
  | { kind: "changed" }
  /** Someone else decided it, or the review is gone. */
  | { kind: "closed" };

/** Decides an open case. Of two admins at once, the first wins. Two round trips. */
export async function decideCase(
  context: AppContext,
  adminId: string,
  page: CasePage,
  form: DecisionForm,
): Promise<DecideOutcome> {
  const deciding = await prepareDecision(context, adminId, page, form);
  if (deciding.kind !== "ready") return deciding;
  const { event, told, parts } = deciding;
  const outcome = await commit(context, { ...parts, mail: true });
  if (outcome.kind === "stale" && outcome.guard === "text-as-read") return { kind: "changed" };
  if (outcome.kind !== "committed") return { kind: "closed" };
  return { kind: "decided", event, told };
}

/** The parts of the commit for a decision, or why it can't be made. */
export async function prepareDecision(
  context: AppContext,
  adminId: string,
  { open, review, flags, refusal }: CasePage,
  form: DecisionForm,
) {
  if (open.decidedAt !== null) return { kind: "closed" } as const;
  if (refusal !== null) return { kind: "refused", why: refusal } as const;
  if (form.read !== review.textAt) return { kind: "changed" } as const;
  const effect = decideEffect(open, review.status, form.decision);
  if (effect === null) return { kind: "closed" } as const;
  if (effect.action === "remove" && form.reason === undefined) return { kind: "no-reason" } as const;
  const { db, clock } = context;
  const decidedAt = clock.now();
  const after = afterDecision(review, effect, form.reason ?? null, decidedAt);
  // A confirmed removal keeps its original reason.
  const reason = after.reason ?? mostFrequent(flags.map((flag) => flag.reason));
  const recipients = await listDecisionRecipients(context, open.id);
  const parts = {
    audit: [
      {
        actorId: adminId,
        act: "case.decide",
        subject: { kind: "case", id: open.id },
        reason: form.note,
        before: { decision: null, review: review.id, reviewStatus: review.status, removedFor: review.reason },
        after: {
          decision: form.decision,
          review: review.id,
          reviewStatus: after.status,
          removedFor: after.reason,
        },
      },
    ],
    guards: {
      "still-open": sql`EXISTS (SELECT 1 FROM review_cases WHERE id = ${open.id} AND decided_at IS NULL)`,
      "text-as-read": sql`EXISTS (SELECT 1 FROM reviews r WHERE r.id = ${review.id} AND ${textAt} = ${form.read})`,
      "as-read": isUnchanged(review.id, review),
    },
    statements: [
      db.orm
        .update(reviewCases)
        .set({
          decision: form.decision,
          decisionReason: reason,
          decisionNote: form.note,
          decidedAt,
          decidedBy: adminId,
        })
        .where(eq(reviewCases.id, open.id)),
      ...(effect.action === null
        ? []
        : [
            db.orm
              .update(reviews)
              .set(after)
              .where(and(eq(reviews.id, review.id), eq(reviews.status, review.status))),
          ]),
      ...countStatements(context, review, after, effect, reason),
      ...(await tellStatements(
        context,
        {
          cause: open.cause,
          appellant: open.appellant,
          event: effect.event,
          reason: effect.event === "restored" ? null : reason,
          held: review.status === "held",
          note: form.note,
          agentName: review.agentName,
          title: after.status === "published" ? review.title : null,
          dayAt: review.publishedAt ?? review.submittedAt,
          decidedAt,
        },
        review,
        recipients,
      )),
    ],
    purge: reviewPages(review.agentSlug, review.id),
    ...notifyUsers(recipients.map(({ userId }) => userId)),
  } as const;
  const told = recipients.map((one) => one.told);
  return { kind: "ready", event: effect.event, told, parts } as const;
}

function countStatements(
  context: AppContext,
  review: CasePage["review"],
  after: Pick<CasePage["review"], "status" | "reason">,
  { action, event }: Effect,
  reason: string | null,
) {
  if (event === null) return [];
  const { id: reviewId, agentNo, stars, typeBit, counts } = review;
  if (action === null) {
    const state = { status: review.status, stars, typeBit, reason, counts };
    return eventStatements(context, { event, reviewId }, state, state);
  }
  return recountStatements(context, {
    reviewId,
    agentNo,
    before: review,
    after: { status: after.status, stars, typeBit, reason: after.reason, counts },
    event,
  });
}

async function tellStatements(
  context: AppContext,
  facts: DecisionFacts,
  review: CasePage["review"],
  recipients: readonly DecisionRecipient[],
) {
  const agentFlagged = recipients.some(({ agentSide, flagged }) => agentSide && flagged);
  const told = await Promise.all(
    recipients.map((recipient) => {
      const appealable =
        facts.cause !== "appeal" &&
        (recipient.told === "writer"
          ? facts.event === "removed"
          : (facts.event === "upheld" || facts.event === "released") && agentFlagged && recipient.agentSide);
      const actionUrl = appealable
        ? paths.appealReview(review.id)
        : recipient.told === "writer"
          ? paths.leaveReview(review.agentSlug)
          : `${paths.showcase(review.agentSlug)}#reviews`;
      return announceStatements(context, [recipient], () => ({
        event: "review-decision",
        type: facts.event === "removed" ? "warning" : "info",
        ...decisionWords(recipient.told, facts, appealable),
        actionUrl,
        composeEmail: (email, stop) =>
          decisionEmail(email, recipient.told, facts, {
            appealable,
            url: context.origin + actionUrl,
            stop,
          }),
      }));
    }),
  );
  return told.flat();
}

/** The most frequent reason, the first one on a tie; null for none. */
function mostFrequent(reasons: readonly string[]): string | null {
  const times = (reason: string) => reasons.filter((one) => one === reason).length;
  return reasons.reduce<string | null>(
    (best, one) => (best === null || times(one) > times(best) ? one : best),
    null,
  );
}
