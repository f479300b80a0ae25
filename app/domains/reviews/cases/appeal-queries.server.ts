/** The newest decision about a review, and whether its side may ask a second person. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { keepsAgent, sharesOrganization } from "../parties.server.ts";
import type { ReviewStatus } from "../policy.ts";
import { type Appellant, type CaseCause, type Decision, decideAppeal } from "./case-policy.ts";

type Row = {
  id: string;
  agentNo: number;
  agentName: string;
  agentSlug: string;
  status: ReviewStatus;
  stars: number;
  typeBit: number;
  reason: string | null;
  title: string;
  body: string;
  submittedAt: number;
  publishedAt: number | null;
  writes: 0 | 1;
  keeps: 0 | 1;
  colleague: 0 | 1;
  looking: 0 | 1;
  /** By when an open appeal is decided. */
  appealDueAt: number | null;
};
type DecidedRow = {
  caseId: string;
  cause: CaseCause;
  decision: Decision;
  decisionReason: string | null;
  decisionNote: string;
  decidedAt: number;
  appealed: 0 | 1;
  flaggedByAgent: 0 | 1;
  flaggedByUser: 0 | 1;
};

export type AppealPage = {
  review: Row;
  decided: DecidedRow | null;
  side: Appellant | null;
  decision: ReturnType<typeof decideAppeal>;
};

/**
 * The review, its newest decision and what this user may do about it; null when there is no such review. Of the agent's
 * organisation, who has flagged the review may appeal for it. One round trip.
 */
export async function findAppeal(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  reviewId: string,
  userId: string,
): Promise<AppealPage | null> {
  const user = sql`${userId}`;
  const [rows, decisions] = await db.read([
    db.orm.all<Row>(sql`
      SELECT r.id, r.agent_no agentNo, a.name agentName, a.slug agentSlug, r.status, r.stars, r.type_bit typeBit,
        r.reason, r.title, r.body, r.submitted_at submittedAt, r.published_at publishedAt,
        coalesce(r.user_id = ${userId}, 0) writes, ${keepsAgent(user, sql`r.agent_no`)} keeps,
        ${sharesOrganization(user, sql`r.agent_no`)} colleague,
        EXISTS (SELECT 1 FROM review_cases o WHERE o.review_id = r.id AND o.decided_at IS NULL) looking,
        (SELECT o.due_at FROM review_cases o WHERE o.review_id = r.id AND o.cause = 'appeal'
          AND o.decided_at IS NULL LIMIT 1) appealDueAt
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no WHERE r.id = ${reviewId} LIMIT 1`),
    db.orm.all<DecidedRow>(sql`
      SELECT k.id caseId, k.cause, k.decision, k.decision_reason decisionReason, k.decision_note decisionNote,
        k.decided_at decidedAt, EXISTS (SELECT 1 FROM review_cases n WHERE n.appeal_of = k.id) appealed,
        EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id = k.id AND (${keepsAgent(sql`f.user_id`, sql`k.agent_no`)}
          OR ${sharesOrganization(sql`f.user_id`, sql`k.agent_no`)})) flaggedByAgent,
        EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id = k.id AND f.user_id = ${userId}) flaggedByUser
      FROM review_cases k
      WHERE k.review_id = ${reviewId} AND k.decided_at IS NOT NULL AND k.decision IS NOT NULL
      ORDER BY k.decided_at DESC, k.id DESC LIMIT 1`),
  ]);
  const review = rows[0];
  if (review === undefined) return null;
  const decided = decisions[0] ?? null;
  const forAgent = review.keeps === 1 || (review.colleague === 1 && decided?.flaggedByUser === 1);
  const side = review.writes === 1 ? "writer" : forAgent ? "agent" : null;
  const decision = decideAppeal(
    {
      side,
      status: review.status,
      looking: review.looking === 1,
      decided:
        decided === null
          ? null
          : {
              ...decided,
              appealed: decided.appealed === 1,
              flaggedByAgent: decided.flaggedByAgent === 1,
            },
    },
    clock.now(),
  );
  return { review, decided, side, decision };
}
