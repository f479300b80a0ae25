/** Asking a second person: a case of its own, one for each decision. */
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import { reviewCases } from "#db/schema/index.ts";
import { eventStatements, isUnchanged } from "../../sums.server.ts";
import type { AppealPage } from "./appeal-queries.server.ts";
import { dueAt } from "../case-policy.ts";

/** Opens the appeal that `page` allows this user; false when somebody was quicker or the review stands differently by now. */
export async function openAppeal(
  context: AppContext,
  { review, decided, side, decision }: AppealPage,
  userId: string,
  statement: string,
): Promise<boolean> {
  if (decision !== "allowed" || side === null || decided === null) return false;
  const { db, clock } = context;
  const nowMs = clock.now();
  const outcome = await commit(context, {
    guards: { "as-read": isUnchanged(review.id, review) },
    duplicates: ["review_cases.review_id", "review_cases.appeal_of"],
    statements: [
      // One open case a review and one appeal a decision: the table's own rules refuse the second.
      db.orm.insert(reviewCases).values({
        id: newId(nowMs),
        reviewId: review.id,
        agentNo: review.agentNo,
        cause: "appeal",
        openedAt: nowMs,
        dueAt: dueAt("appeal", nowMs),
        appealOf: decided.caseId,
        appellant: side,
        appealedBy: userId,
        statement,
      }),
      ...eventStatements(context, "appealed", review, review),
    ],
  });
  return outcome.kind === "committed";
}
