/** Confirming a review with the link emailed to its writer. */
import { eq, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";
import { reviews } from "#db/schema/index.ts";
import { countsSql } from "../disclosure-queries.server.ts";
import { hasClaimed, sharesOrganization } from "../participants.server.ts";
import type { BurstEvidence } from "../pauses/burst.ts";
import { burstStatements, readBurst } from "../pauses/burst-queries.server.ts";
import { beginPause, pausedCaseStatements, stillBurstingStatement } from "../pauses/pause-commands.server.ts";
import { nextReviewStatus } from "../policy.ts";
import { reviewPages } from "../review-pages.ts";
import { verdictStatements } from "../signals/signal-commands.server.ts";
import { noMoreNeighbors, readSignalFacts, signalStatements } from "../signals/signal-queries.server.ts";
import { decideSignals, type Verdict } from "../signals/signals.ts";
import { isUnchanged, recountStatements } from "../sums.server.ts";
import { agentAccountStatement, agentNewsStatements } from "./agent-news.server.ts";

/** How often a review is decided again because another came from its network, or a pause began, in the meantime. */
const TRIES = 5;

const linkedRow = {
  id: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  typeBit: integer,
  reason: nullable(text),
  body: text,
  counts: flag,
  agentNo: integer,
  userId: nullable(text),
  slug: text,
  agentName: text,
  talked: flag,
  /** They completed an appointment, booked while signed in or with the account's confirmed address. */
  met: flag,
  /** By now the writer has claimed the profile or belongs to its organization, or the profile is closed. */
  barred: flag,
  /** A case about it was open when it was taken back. */
  lookedAt: flag,
};
type LinkedReview = RowOf<typeof linkedRow>;

export type VerifyOutcome =
  /** A person reads it first when it is held. */
  { kind: "published" | "held"; slug: string; agentName: string; paused: boolean } | { kind: "no-link" };

/**
 * Follows the emailed link, once. The review is published with the proof that is on record by now, or held for a
 * person when its signals ask for one or when one was reading it as it was taken back. A writer who has joined the
 * agent's side confirms nothing. Three round trips, and two more each time that another review comes from its network
 * or a pause begins in the meantime.
 */
export async function verifyReview(context: AppContext, token: string): Promise<VerifyOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const tokenHash = await sha256Hex(token);
  const [rows] = await db.batch([
    rowsOf(
      db,
      "review to confirm",
      linkedRow,
      sql`
      SELECT r.id, r.status, r.stars, r.type_bit typeBit, r.reason, r.body, r.agent_no agentNo, r.user_id userId,
        ${countsSql(sql`r.id`)} counts,
        a.slug, a.name agentName,
        EXISTS (SELECT 1 FROM message_threads m WHERE m.customer_user_id = r.user_id AND m.agent_no = r.agent_no
          AND m.first_reply_at IS NOT NULL) talked,
        EXISTS (SELECT 1 FROM appointments m WHERE m.agent_no = r.agent_no AND m.status = 'completed'
          AND (m.user_id = r.user_id OR m.client_email = (SELECT w.email FROM users w WHERE w.id = r.user_id
            AND w.email_confirmed_at IS NOT NULL))) met,
        a.account_status <> 'active' OR ${hasClaimed(sql`r.user_id`, sql`r.agent_no`)}
          OR ${sharesOrganization(sql`r.user_id`, sql`r.agent_no`)} barred,
        EXISTS (SELECT 1 FROM review_cases c WHERE c.review_id = r.id AND c.decision IS NULL
          AND c.decided_at IS NOT NULL) lookedAt
      FROM review_links l JOIN reviews r ON r.id = l.review_id JOIN agents a ON a.agent_no = r.agent_no
      WHERE l.token_hash = ${tokenHash} AND l.used_at IS NULL AND l.expires_at > ${nowMs} LIMIT 1`,
    ),
  ]);
  const review = rows[0];
  if (review === undefined || nextReviewStatus(review.status, "verify") === null) return { kind: "no-link" };
  if (review.barred) return { kind: "no-link" };
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const outcome = await decideLinked(context, review, tokenHash);
    if (outcome !== "more-came") return outcome;
  }
  throw new Error("Reviews from one network came faster than one of them could be decided about.");
}

async function decideLinked(
  context: AppContext,
  review: LinkedReview,
  tokenHash: string,
): Promise<VerifyOutcome | "more-came"> {
  const { db, clock } = context;
  const { slug, agentName, agentNo } = review;
  const nowMs = clock.now();
  const { recipients, bursts, pauses, ...found } = await db.batch({
    recipients: agentAccountStatement(context, agentNo),
    ...burstStatements(context, review),
    ...signalStatements(context, review),
  });
  const facts = readSignalFacts(review, found);
  const decided = decideSignals(facts);
  const { open, burst } = readBurst({ bursts, pauses });
  // Who met or messaged the agent here is no stranger, whatever else comes.
  const isStranger = !review.met && !review.talked;
  const waits = (open || burst !== null) && isStranger;
  const verdict: Verdict = {
    ...decided,
    hold: decided.hold ?? (review.lookedAt ? "sent-again" : waits ? "paused" : null),
  };
  const after =
    verdict.hold === null
      ? ({ status: "published", reason: null } as const)
      : ({ status: "held", reason: verdict.hold } as const);
  const isPublished = after.status === "published";
  const outcome = await commit(context, {
    guards: {
      // Used twice at once: the second finds the review published.
      "as-read": isUnchanged(review.id, review),
      alone: isPublished ? noMoreNeighbors(review, facts) : sql`true`,
      "not-paused":
        isPublished && isStranger
          ? sql`NOT EXISTS (SELECT 1 FROM review_pauses WHERE agent_no = ${agentNo} AND ended_at IS NULL)`
          : sql`true`,
    },
    statements: [
      db.orm.run(sql`UPDATE review_links SET used_at = ${nowMs} WHERE token_hash = ${tokenHash}`),
      db.orm
        .update(reviews)
        .set({
          ...after,
          publishedAt: isPublished ? nowMs : null,
          proofTier: review.met ? 3 : review.talked ? 2 : 1,
        })
        .where(eq(reviews.id, review.id)),
      ...verdictStatements(context, review.id, verdict),
      ...(waits ? pausedCaseStatements(context, review.id, burst, agentNo) : []),
      ...(burst === null ? [] : [stillBurstingStatement(context, agentNo)]),
      ...(isPublished ? await agentNewsStatements(context, recipients, { slug }) : []),
      ...recountStatements(context, {
        reviewId: review.id,
        agentNo,
        before: review,
        after: { ...review, ...after },
        event: after.status,
      }),
    ],
    purge: reviewPages(slug, review.id),
    ...(isPublished ? { ...notifyUsers(recipients.map(({ userId }) => userId)), mail: true } : {}),
  });
  if (outcome.kind === "stale") return outcome.guard === "as-read" ? { kind: "no-link" } : "more-came";
  if (burst !== null && !open) await beginPauseOrLog(context, review, burst);
  return { kind: after.status, slug, agentName, paused: waits };
}

/** The review is stored by now: its writer is told so, whatever becomes of the pause. The next one of the burst tries again. */
async function beginPauseOrLog(
  context: AppContext,
  review: LinkedReview,
  burst: BurstEvidence,
): Promise<void> {
  try {
    await beginPause(context, review, burst);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.log({ event: "pause-not-begun", requestId: context.requestId, agentNo: review.agentNo, message });
  }
}
