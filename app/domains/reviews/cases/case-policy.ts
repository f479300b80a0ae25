/** How a case about a review is decided, by whom, and who may ask a second person. Pure; the stars are in none of it. */
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

/** By when a case that is opened now has to be decided. */
export const dueAt = (cause: CaseCause, openedAt: number): number => openedAt + DUE_HOURS[cause] * HOUR_MS;

export type Effect = {
  /** What is done to the review; null when it stays as it is. */
  action: Extract<ReviewAction, "release" | "remove" | "restore"> | null;
  /** As the event log calls it; null where a removal stands, for nothing happened to the review. */
  event: "released" | "removed" | "restored" | "upheld" | null;
};

/** The states that a case of a cause can be decided in. */
function decidable(cause: CaseCause, appellant: Appellant | null, status: ReviewStatus): boolean {
  if (cause === "appeal") return status === (appellant === "writer" ? "removed" : "published");
  return status === "published" || (cause === "signals" && status === "held");
}

/** What a decision does; null when the review is in no state that this case can be decided in. */
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

/** How the review stands after it. What comes back keeps the day it was first published; what never was up gets today's. */
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
  /** The admin keeps the agent's record or belongs to its organization. */
  agentSide: boolean;
  /** The admin flagged it, in this case or the one appealed against. */
  reporter: boolean;
  /** The admin took the decision that the appeal is against. */
  decidedFirst: boolean;
};
export type JudgeRefusal = "writer" | "agent-side" | "reporter" | "decided-first";

/** Nobody decides about what is theirs, nor twice about the same. */
export function decideJudge(facts: JudgeFacts): "allowed" | JudgeRefusal {
  if (facts.writer) return "writer";
  if (facts.agentSide) return "agent-side";
  if (facts.reporter) return "reporter";
  return facts.decidedFirst ? "decided-first" : "allowed";
}

export type AppealFacts = {
  /** Whose side the asking one is on; null for everybody else. */
  side: Appellant | null;
  /** The newest decision about the review; null when there is none. */
  decided: {
    cause: CaseCause;
    decision: Decision;
    decidedAt: number;
    appealed: boolean;
    /** The agent's side was among those who had flagged it. */
    flaggedByAgent: boolean;
  } | null;
  status: ReviewStatus;
  /** A case about the review is open. */
  looking: boolean;
};
export type AppealRefusal = "stranger" | "nothing-against" | "final" | "appealed" | "late" | "looking";

/** Until when a decision may be appealed. */
export const appealUntil = (decidedAt: number): number => decidedAt + APPEAL_DAYS * DAY_MS;

/** Who was decided against may ask a second person: once, within `APPEAL_DAYS`, and not about an appeal. */
export function decideAppeal(
  { side, decided, status, looking }: AppealFacts,
  nowMs: number,
): "allowed" | AppealRefusal {
  if (side === null) return "stranger";
  if (decided === null) return "nothing-against";
  const { cause, decision, flaggedByAgent } = decided;
  const against = side === "writer" ? decision === "remove" : decision === "keep";
  const stands = status === (side === "writer" ? "removed" : "published");
  if (!against || !stands) return "nothing-against";
  if (cause === "appeal") return "final";
  if (side === "agent" && !flaggedByAgent) return "nothing-against";
  if (decided.appealed) return "appealed";
  if (nowMs >= appealUntil(decided.decidedAt)) return "late";
  return looking ? "looking" : "allowed";
}
