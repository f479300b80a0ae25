/** How a case about a review is decided, by whom, and who may appeal. Pure; star ratings play no part. */
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { type APPELLANTS, type CASE_CAUSES, type DECISIONS, REASON_CLASSES } from "#db/lists.ts";
import { APPEAL_DAYS, APPEAL_DUE_HOURS, FLAGS_DUE_HOURS, HELD_DUE_HOURS } from "../limits.ts";
import { nextReviewStatus, type ReviewAction, type ReviewStatus } from "../policy.ts";

export { REASON_CLASSES };
export type ReasonClass = (typeof REASON_CLASSES)[number];

export type CaseCause = (typeof CASE_CAUSES)[number];
export type Appellant = (typeof APPELLANTS)[number];
export type Decision = (typeof DECISIONS)[number];

const DUE_HOURS: Readonly<Record<CaseCause, number>> = {
  signals: HELD_DUE_HOURS,
  flags: FLAGS_DUE_HOURS,
  appeal: APPEAL_DUE_HOURS,
};

/** When a case opened at `openedAt` is due. */
export const dueAt = (cause: CaseCause, openedAt: number): number => openedAt + DUE_HOURS[cause] * HOUR_MS;

export type Effect = {
  /** What is done to the review; null when it stays the same. */
  action: Extract<ReviewAction, "release" | "remove" | "restore"> | null;
  /** Its name in the event log; null when a removal is confirmed, because nothing happens to the review. */
  event: "released" | "removed" | "restored" | "upheld" | null;
};

/** Whether a case can be decided while the review has this status. */
function decidable(cause: CaseCause, appellant: Appellant | null, status: ReviewStatus): boolean {
  // A pause may hold a review that was flagged or appealed about: the open case is the only one about it.
  return cause === "appeal" && appellant === "writer"
    ? status === "removed"
    : status === "published" || status === "held";
}

/** What a decision does; null when this case can't be decided while the review has this status. */
export function decideEffect(
  { cause, appellant }: { cause: CaseCause; appellant: Appellant | null },
  status: ReviewStatus,
  decision: Decision,
): Effect | null {
  if (!decidable(cause, appellant, status)) return null;
  if (decision === "remove")
    return status === "removed" ? { action: null, event: null } : { action: "remove", event: "removed" };
  if (status === "held") return { action: "release", event: "released" };
  return status === "removed" ? { action: "restore", event: "restored" } : { action: null, event: "upheld" };
}

type Outcome = { status: ReviewStatus; publishedAt: number | null; reason: string | null };

/**
 * The review's state after the decision. A restored review keeps the day it was first published; one that was never
 * published gets today's.
 */
export function afterDecision(
  { status: now, publishedAt, reason: current }: Outcome,
  { action }: Effect,
  reason: ReasonClass | null,
  nowMs: number,
): Outcome {
  const status = action === null ? null : nextReviewStatus(now, action);
  if (action === null || status === null) return { status: now, publishedAt, reason: current };
  if (action === "remove") return { status, publishedAt, reason };
  return { status, publishedAt: action === "release" ? nowMs : (publishedAt ?? nowMs), reason: null };
}

export type JudgeFacts = {
  /** The admin wrote the review. */
  writer: boolean;
  /** The admin claimed the agent's profile or belongs to its organization. */
  agentSide: boolean;
  /** The admin flagged it, in this case or the one appealed against. */
  reporter: boolean;
  /** The admin made the decision that is appealed. */
  decidedFirst: boolean;
};
export type JudgeRefusal = "writer" | "agent-side" | "reporter" | "decided-first";

/** Nobody decides their own case, or the same case twice. */
export function decideJudge(facts: JudgeFacts): "allowed" | JudgeRefusal {
  if (facts.writer) return "writer";
  if (facts.agentSide) return "agent-side";
  if (facts.reporter) return "reporter";
  return facts.decidedFirst ? "decided-first" : "allowed";
}

export type AppealFacts = {
  /** The side of the person asking; null for anyone else. */
  side: Appellant | null;
  /** The newest decision about the review; null when there is none. */
  decided: {
    cause: CaseCause;
    decision: Decision;
    decidedAt: number;
    appealed: boolean;
    /** Someone on the agent's side flagged it. */
    flaggedByAgent: boolean;
  } | null;
  status: ReviewStatus;
  /** A case about the review is open. */
  looking: boolean;
};
export type AppealRefusal = "stranger" | "nothing-against" | "final" | "appealed" | "late" | "looking";

/** The deadline for an appeal. */
export const appealUntil = (decidedAt: number): number => decidedAt + APPEAL_DAYS * DAY_MS;

/** The side that lost may appeal once, within `APPEAL_DAYS`, and never against an appeal. */
export function decideAppeal(
  { side, decided, status, looking }: AppealFacts,
  nowMs: number,
): "allowed" | AppealRefusal {
  if (side === null) return "stranger";
  if (decided === null) return "nothing-against";
  const { cause, decision, flaggedByAgent } = decided;
  const against = side === "writer" ? decision === "remove" : decision === "keep";
  const inEffect = status === (side === "writer" ? "removed" : "published");
  if (!against || !inEffect) return "nothing-against";
  if (cause === "appeal") return "final";
  if (side === "agent" && !flaggedByAgent) return "nothing-against";
  if (decided.appealed) return "appealed";
  if (nowMs >= appealUntil(decided.decidedAt)) return "late";
  return looking ? "looking" : "allowed";
}
