/** Readers' reports of a review. It stays up, and all flags until the next decision form one case. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { CASE_FLAGS, FLAGS_MINUTES, FLAGS_MOST } from "../../limits.ts";
import { eventStatements, isUnchanged } from "../../sums.server.ts";
import type { Flag } from "../case-inputs.ts";
import { dueAt } from "../case-policy.ts";
import { type ReportedReview, type ReportFacts, upheldReasons } from "./flag-queries.server.ts";

export type FlagOutcome =
  | { kind: "received" }
  /** A person already checked it for this reason and left it up. */
  | { kind: "upheld"; decidedAt: number }
  /** `changed`: edited, held, or removed at the same moment. */
  | { kind: "again" | "own" | "too-many" | "changed" };

/**
 * Files a flag against a published review, at most one per reader and text. A reader without an account (`userId`
 * null) is identified by a keyed hash of network address and review, which reveals neither who they are nor what else
 * they flagged.
 */
export async function flagReview(
  context: AppContext,
  { review, upheld }: ReportFacts,
  userId: string | null,
  { reason, note }: Flag,
): Promise<FlagOutcome> {
  if (review.own) return { kind: "own" };
  if (review.flaggedAt !== null) return { kind: "again" };
  const decided = upheld.find((one) => one.reason === reason);
  // While a case is open, all flags join it, whatever was decided before.
  if (decided !== undefined && !review.looking) return { kind: "upheld", decidedAt: decided.decidedAt };
  if (userId !== null && (await context.limiters.take("review-flag", userId, FLAGS_MOST, FLAGS_MINUTES)) > 0)
    return { kind: "too-many" };
  const { db, clock } = context;
  const nowMs = clock.now();
  const state = { status: review.status, stars: review.stars, typeBit: review.typeBit, reason };
  const open = sql`SELECT k.id FROM review_cases k WHERE k.review_id = ${review.id} AND k.decided_at IS NULL`;
  const outcome = await commit(context, {
    guards: { "as-read": isUnchanged(review.id, review) },
    duplicates: ["review_flags.review_id, review_flags.flagged_by"],
    statements: [
      // Checked inside the transaction: of three hundred flags at once, one opens the case.
      db.orm.run(sql`
        INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, statement, decision_note)
        SELECT ${newId(nowMs)}, r.id, r.agent_no, 'flags', ${nowMs}, ${dueAt("flags", nowMs)}, '', ''
        FROM reviews r WHERE r.id = ${review.id} AND r.status = 'published' AND NOT EXISTS (${open})
          AND NOT EXISTS (SELECT 1 FROM (${upheldReasons(review.id)}) s WHERE s.reason = ${reason})`),
      db.orm.run(sql`
        INSERT INTO review_flags (id, review_id, case_id, flagged_by, user_id, reason, note, flagged_at)
        SELECT ${newId(nowMs)}, ${review.id}, c.id, ${await readerHash(context, review, userId)}, ${userId},
          ${reason}, ${note}, ${nowMs}
        FROM (${open}) c
        WHERE (SELECT count(*) FROM review_flags f WHERE f.case_id = c.id) < ${CASE_FLAGS}`),
      ...eventStatements(context, { event: "flagged", reviewId: review.id }, state, state),
    ],
  });
  if (outcome.kind === "stale") return { kind: "changed" };
  return { kind: outcome.kind === "committed" ? "received" : "again" };
}

/**
 * The stored identity of the person who flags: the same reader and text give the same hash, and nobody can reverse it
 * without our key.
 */
async function readerHash(
  { settings, clientAddress }: Pick<AppContext, "settings" | "clientAddress">,
  { id, textAt }: ReportedReview,
  userId: string | null,
): Promise<string> {
  const [key] = await purposeKeys(settings, "review-flag");
  const reader = new TextEncoder().encode([id, textAt, userId ?? `at ${clientAddress}`].join("\n"));
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, reader));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
