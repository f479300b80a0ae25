/** What a writer is told of the cases about a review, as columns of a review `r`. */
import { sql } from "drizzle-orm";
import { DAY_MS } from "#app/platform/durations.ts";
import { APPEAL_DAYS } from "../limits.ts";

const APPEAL_MS = APPEAL_DAYS * DAY_MS;

/** `appealUntil`, `appealDueAt`, `heldDueAt` and `decisionNote` of `OwnReviewFacts`. */
export const ownCaseColumns = sql`
  (SELECT k.decided_at + ${APPEAL_MS} FROM review_cases k
    WHERE k.review_id = r.id AND r.status = 'removed' AND k.decision = 'remove' AND k.cause <> 'appeal'
      AND NOT EXISTS (SELECT 1 FROM review_cases n WHERE n.review_id = r.id AND n.opened_at >= k.decided_at)
    ORDER BY k.decided_at DESC LIMIT 1) appealUntil,
  (SELECT k.due_at FROM review_cases k WHERE k.review_id = r.id AND k.appellant = 'writer'
    AND k.decided_at IS NULL LIMIT 1) appealDueAt,
  (SELECT k.due_at FROM review_cases k WHERE k.review_id = r.id AND r.status = 'held'
    AND k.decided_at IS NULL LIMIT 1) heldDueAt,
  (SELECT k.decision_note FROM review_cases k WHERE k.review_id = r.id AND r.status = 'removed'
    AND k.decision = 'remove' ORDER BY k.decided_at DESC LIMIT 1) decisionNote`;
