/** Cases as admins see them. */

import type { ReviewTies } from "../disclosures.ts";
import type { ReviewStatus } from "../policy.ts";
import type { Appellant, CaseCause, Decision, JudgeRefusal } from "./case-policy.ts";

export type QueueShow = "open" | "held" | "flagged" | "appeals" | "decided";

/** One row of the queue. It never includes the stars. */
export type QueuedCase = {
  id: string;
  cause: CaseCause;
  appellant: Appellant | null;
  agentName: string;
  author: string;
  title: string;
  status: ReviewStatus;
  flags: number;
  openedAt: number;
  dueAt: number;
  decidedAt: number | null;
  decision: Decision | null;
};

export type CaseCounts = Record<Exclude<QueueShow, "decided">, number> & { overdue: number };

/** Who flagged it: their relation to the review, never their name. */
export type FlaggedBy = "agent" | "organization" | "customer" | "account" | "reader";

export type CaseFlag = { id: string; by: FlaggedBy; reason: string; note: string; flaggedAt: number };
export type CaseSignal = {
  kind: string;
  points: number;
  /** JSON, as stored. */
  evidence: string;
  /** The reviews that it names. */
  linked: LinkedReview[];
};
export type LinkedReview = {
  reviewId: string;
  caseId: string | null;
  agentName: string;
  /** The beginning of its text, where texts were compared. */
  body: string | null;
};
export type CaseVersion = { title: string; body: string; replacedAt: number };

export type PastCase = {
  id: string;
  cause: CaseCause;
  appellant: Appellant | null;
  statement: string;
  openedAt: number;
  decidedAt: number | null;
  decision: Decision | null;
  decisionReason: string | null;
  decisionNote: string;
  /** First name and initial of the admin; null when undecided or the account is gone. */
  judge: string | null;
};

export type CaseReview = {
  id: string;
  agentNo: number;
  agentName: string;
  agentSlug: string;
  author: string;
  status: ReviewStatus;
  stars: number;
  typeBit: number;
  typeName: string | null;
  reason: string | null;
  title: string;
  body: string;
  replyBody: string | null;
  proofTier: number;
  submittedAt: number;
  publishedAt: number | null;
  editedAt: number | null;
  textAt: number;
  saysClient: boolean | null;
  saysPaid: boolean | null;
  saysTies: ReviewTies | null;
  counts: boolean;
};

export type CasePage = {
  open: PastCase & { dueAt: number; appealOf: string | null };
  review: CaseReview;
  versions: CaseVersion[];
  signals: CaseSignal[];
  flags: CaseFlag[];
  /** The review's other cases, newest first. */
  others: PastCase[];
  /** Why this admin may not decide it; null when they may. */
  refusal: JudgeRefusal | null;
};
