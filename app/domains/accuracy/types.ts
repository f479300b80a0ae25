/** Reported facts as pages and commands hand them on. */
import type { FACT_DECISIONS, FACT_PROBLEMS, REPORTED_FACTS } from "#db/lists.ts";

export type ReportedFact = (typeof REPORTED_FACTS)[number];
export type FactProblem = (typeof FACT_PROBLEMS)[number];
export type FactDecisionName = (typeof FACT_DECISIONS)[number];

/** A fact of an agent that a reader may report. */
export type FactName = {
  fact: ReportedFact;
  /** Of a license: two letters. Empty for other facts. */
  stateCode: string;
};

/** A reported fact that waits, in its queue. */
export type WaitingFactCase = FactName & {
  id: string;
  agentName: string;
  slug: string;
  reports: number;
  openedAt: number;
  dueAt: number;
  address: string;
};

/** A reported fact with all that its decision rests on. */
export type FactCase = FactName & {
  id: string;
  agentNo: number;
  agentName: string;
  slug: string;
  /** The account that claimed the profile; null where nobody has. */
  holder: string | null;
  /** What the profile said at the first report, and what it says now. */
  shown: string;
  now: string;
  openedAt: number;
  dueAt: number;
  decidedAt: number | null;
  decision: FactDecisionName | null;
  reason: string;
  byOwner: boolean;
  /** Reported again soon after the agent had confirmed it: the agent's answer doesn't close it. */
  contested: boolean;
  judge: string | null;
  reportCount: number;
  /** The newest first. */
  reports: { problem: FactProblem; note: string; reportedAt: number }[];
};
