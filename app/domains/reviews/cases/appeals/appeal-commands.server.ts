/** Appeals: asking a second person to decide. Each appeal is a new case, one for each decision. */

import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { reviewCases } from "#db/schema/index.ts";
import { eventStatements, isUnchanged } from "../../sums.server.ts";
import { dueAt } from "../case-policy.ts";
import type { AppealPage } from "./appeal-queries.server.ts";

/** Opens the appeal that `page` allows. False when someone was faster or the review has changed since. */
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
      // The table's unique indexes allow one open case per review and one appeal per decision.
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
      ...eventStatements(context, { event: "appealed", reviewId: review.id }, review, review),
    ],
  });
  return outcome.kind === "committed";
}
