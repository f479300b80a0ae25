/** One review, and how the reader relates to it. */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agents, productTypes, reviewDisclosures, reviews } from "#db/schema/index.ts";
import { disclosureLabel } from "../disclosures.ts";
import { isColleague, isSelf, repliedFor, speaksFor, writtenFor } from "../participants.server.ts";
import type { ReviewStatus } from "../policy.ts";
import type { OwnVote, Review } from "../types.ts";
import { readReview } from "./queries.server.ts";

export type FoundReview = {
  review: Review;
  status: ReviewStatus;
  /** Why it is held or was removed. */
  reason: string | null;
  submittedAt: number;
  /** When a person decided to remove it; null when unknown or not removed. */
  removedAt: number | null;
  agent: { agentNo: number; slug: string; name: string; listed: boolean };
  reader: {
    wrote: boolean;
    /** Claimed the profile, or manages its organization. */
    speaks: boolean;
    vote: OwnVote;
    /** How a reply of theirs would be signed, as `writtenFor` of a reply. */
    signs: string | null;
  };
};

const NOBODY = "";

/** Null when there is none. `userId` is null for a stranger. One round trip. */
export async function findReview(
  { db }: Pick<AppContext, "db">,
  id: string,
  userId: string | null,
): Promise<FoundReview | null> {
  const reader = userId ?? NOBODY;
  const [rows] = await db.read([
    db.orm
      .select({
        review: reviews,
        about: productTypes.name,
        said: reviewDisclosures,
        writtenFor: repliedFor(sql`reviews`),
        removedAt: sql<number | null>`(SELECT max(c.decided_at) FROM review_cases c
          WHERE c.review_id = reviews.id AND c.decision = 'remove' AND coalesce(c.appellant, '') <> 'writer')`,
        slug: agents.slug,
        agentName: agents.name,
        accountStatus: agents.accountStatus,
        speaks: speaksFor(reader, sql`agents.agent_no`, sql`agents.organization_no`),
        signs: writtenFor(sql`${reader}`, sql`agents.agent_no`),
        self: isSelf(reader, sql`agents.agent_no`),
        colleague: isColleague(reader, sql`agents.organization_no`),
        vote: sql<number | null>`(SELECT v.helpful FROM review_votes v
          WHERE v.review_id = reviews.id AND v.user_id = ${reader})`,
      })
      .from(reviews)
      .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
      .leftJoin(productTypes, eq(productTypes.bit, reviews.typeBit))
      .leftJoin(reviewDisclosures, eq(reviewDisclosures.reviewId, reviews.id))
      .where(eq(reviews.id, id))
      .limit(1),
  ]);
  const row = rows[0];
  if (row === undefined) return null;
  const { review, slug, agentName, accountStatus } = row;
  const wrote = userId !== null && review.userId === userId;
  const closed = wrote || row.self === 1 || row.colleague === 1;
  return {
    review: { ...readReview(row), disclosure: disclosureLabel(row.said) },
    status: review.status,
    reason: review.reason,
    submittedAt: review.submittedAt,
    removedAt: review.status === "removed" ? row.removedAt : null,
    agent: { agentNo: review.agentNo, slug, name: agentName, listed: accountStatus === "active" },
    reader: {
      wrote,
      speaks: row.speaks === 1,
      signs: row.signs,
      vote: closed ? "closed" : formatVote(row.vote),
    },
  };
}

function formatVote(helpful: number | null): OwnVote {
  if (helpful === null) return "none";
  return helpful === 1 ? "yes" : "no";
}
