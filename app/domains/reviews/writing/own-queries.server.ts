/** Reviews as their writers see them, and the facts needed to write one. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";
import { disclosureColumns, disclosureShape } from "../disclosure-queries.server.ts";
import { APPEAL_DAYS, OWN_REVIEWS } from "../limits.ts";
import { type OwnCursor, ownCursor } from "../listing/list-inputs.ts";
import { isColleague, isSelf, repliedFor } from "../participants.server.ts";
import { decideWriter, type WriterRefusal } from "../policy.ts";
import type { ListedOwnReview, OwnReviewFacts } from "../types.ts";

const APPEAL_MS = APPEAL_DAYS * DAY_MS;

/** What a writer may know about the cases of a review `r`: four columns of `OwnReviewFacts`. */
const ownCaseColumns = sql`
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

const ownColumns = sql`r.id, r.status, r.stars, r.explains_clearly explains, r.responds, r.helps_with_claims claims,
  r.no_pressure pressure, r.type_bit typeBit, t.name typeName, r.stage, r.experience_month month, r.title, r.body,
  r.proof_tier proofTier, r.reason, r.submitted_at submittedAt, r.published_at publishedAt, r.edited_at editedAt,
  ${disclosureColumns}, ${ownCaseColumns}`;

export type ReviewedAgent = {
  agentNo: number;
  id: string;
  slug: string;
  name: string;
  photoUrl: string | null;
};

const agentRow = {
  agentNo: integer,
  id: text,
  photoUrl: nullable(text),
  slug: text,
  name: text,
  listed: flag,
  self: flag,
  colleague: flag,
  talked: flag,
  met: flag,
  paused: flag,
};
/** Of `OwnReviewFacts`. */
const ownRow = {
  id: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  explains: nullable(integer),
  responds: nullable(integer),
  claims: nullable(integer),
  pressure: nullable(integer),
  typeBit: integer,
  typeName: nullable(text),
  stage: text,
  month: text,
  title: text,
  body: text,
  proofTier: integer,
  reason: nullable(text),
  submittedAt: integer,
  publishedAt: nullable(integer),
  editedAt: nullable(integer),
  appealUntil: nullable(integer),
  appealDueAt: nullable(integer),
  heldDueAt: nullable(integer),
  decisionNote: nullable(text),
  ...disclosureShape,
};
/** Of `ListedOwnReview`. */
const listedRow = {
  ...ownRow,
  agentName: text,
  agentSlug: text,
  replyBody: nullable(text),
  repliedAt: nullable(integer),
  writtenFor: nullable(text),
};

export type WritingFacts = {
  agent: ReviewedAgent;
  refusal: WriterRefusal | null;
  /** The agent has answered a message of this customer. */
  talked: boolean;
  /** The agent’s new reviews are paused: "yours" waits for a person; "not-yours" is a client’s, published as always. */
  pause: "yours" | "not-yours" | null;
  own: OwnReviewFacts | null;
  types: { bit: number; name: string }[];
};

/**
 * Whether this user may review that agent, and what they wrote before; null when there is no such agent. One round
 * trip.
 */
export async function findWritingFacts(
  { db }: Pick<AppContext, "db">,
  userId: string,
  slug: string,
): Promise<WritingFacts | null> {
  const agentNo = sql`(SELECT agent_no FROM agents WHERE slug = ${slug})`;
  const { agents, own, types } = await db.read({
    agents: rowsOf(
      db,
      "agent to review",
      agentRow,
      sql`
      SELECT a.agent_no agentNo, a.id, a.slug, a.name, coalesce(a.photo_url, a.drawing_url) photoUrl, a.account_status = 'active' listed,
        ${isSelf(userId, sql`a.agent_no`)} self, ${isColleague(userId, sql`a.organization_no`)} colleague,
        EXISTS (SELECT 1 FROM message_threads m WHERE m.customer_user_id = ${userId} AND m.agent_no = a.agent_no
          AND m.first_reply_at IS NOT NULL) talked,
        EXISTS (SELECT 1 FROM appointments p WHERE p.agent_no = a.agent_no AND p.status = 'completed'
          AND (p.user_id = ${userId} OR p.client_email = (SELECT w.email FROM users w WHERE w.id = ${userId}
            AND w.email_confirmed_at IS NOT NULL))) met,
        EXISTS (SELECT 1 FROM review_pauses q WHERE q.agent_no = a.agent_no AND q.ended_at IS NULL) paused
      FROM agents a WHERE a.slug = ${slug} LIMIT 1`,
    ),
    own: rowsOf(
      db,
      "own review",
      ownRow,
      sql`
      SELECT ${ownColumns} FROM reviews r LEFT JOIN product_types t ON t.bit = r.type_bit
      WHERE r.user_id = ${userId} AND r.agent_no = ${agentNo} LIMIT 1`,
    ),
    types: rowsOf(
      db,
      "types to review",
      { bit: integer, name: text },
      sql`SELECT bit, name FROM product_types WHERE active = 1 ORDER BY bit LIMIT 60`,
    ),
  });
  const row = agents[0];
  if (row === undefined) return null;
  const { self, colleague, listed, talked, met, paused, ...agent } = row;
  const decision = decideWriter({ self, colleague, agentListed: listed });
  return {
    agent,
    refusal: decision === "allowed" ? null : decision,
    talked,
    pause: paused ? (talked || met ? "not-yours" : "yours") : null,
    own: own[0] ?? null,
    types,
  };
}

/** A page of the user's reviews, the newest first, each with its agent and its reply. */
export async function listOwnReviews(
  { db }: Pick<AppContext, "db">,
  userId: string,
  after: OwnCursor | null = null,
): Promise<{ reviews: ListedOwnReview[]; next: string | null }> {
  const beyond =
    after === null ? sql`` : sql`AND (r.submitted_at, r.id) < (${after.submittedAt}, ${after.id})`;
  const [rows] = await db.read([
    rowsOf(
      db,
      "own reviews",
      listedRow,
      sql`
      SELECT ${ownColumns}, a.name agentName, a.slug agentSlug, r.reply_body replyBody, r.replied_at repliedAt,
        ${repliedFor(sql`r`)} writtenFor
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no LEFT JOIN product_types t ON t.bit = r.type_bit
      WHERE r.user_id = ${userId} ${beyond}
      ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${OWN_REVIEWS + 1}`,
    ),
  ]);
  const shown = rows.slice(0, OWN_REVIEWS);
  const last = shown.at(-1);
  const next = rows.length > OWN_REVIEWS && last !== undefined ? ownCursor.write(last) : null;
  return { reviews: shown, next };
}

/** Counts of the user's reviews by status. */
export async function countOwnReviews({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "counts of own reviews",
      { status: oneOf(REVIEW_STATUSES), count: integer },
      sql`
      SELECT status, count(*) count FROM reviews WHERE user_id = ${userId} GROUP BY status ORDER BY count DESC, status`,
    ),
  ]);
  return rows;
}
