/** A review's states, its cases, and the sums that pages read instead of counting. */
import { type Invariant, rowsBreaking } from "./invariant.ts";
import { statesOf } from "./states.ts";

/** From where a review may go where, within one step: written here again, from the specification. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  "awaiting-verification": ["published", "held", "withdrawn"],
  held: ["published", "removed", "withdrawn"],
  published: ["held", "removed", "withdrawn"],
  removed: ["published"],
  withdrawn: ["awaiting-verification"],
};

export const reviewStates: Invariant = statesOf("a review’s states follow their rule", {
  sql: "SELECT id, status FROM reviews",
  next: NEXT,
  first: ["awaiting-verification"],
});

export const reviewCases = rowsBreaking(
  "reviews and cases agree",
  `SELECT breach FROM (
     SELECT 'Review ' || r.id || ' is held without an open case.' breach FROM reviews r WHERE r.status = 'held'
       AND r.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM review_cases c WHERE c.review_id = r.id AND c.decided_at IS NULL)
       AND NOT EXISTS (SELECT 1 FROM review_pauses p WHERE p.agent_no = r.agent_no AND p.ended_at IS NULL)
     UNION ALL SELECT 'Review ' || r.id || ' was removed without a reason.' FROM reviews r WHERE r.status = 'removed' AND r.reason IS NULL
     UNION ALL SELECT 'Review ' || r.id || ' is published without its day.' FROM reviews r WHERE r.status = 'published' AND r.published_at IS NULL
     UNION ALL SELECT 'Review ' || r.id || ' was taken back and keeps its words.' FROM reviews r WHERE r.status = 'withdrawn' AND r.title || r.body <> ''
     UNION ALL SELECT 'Who decided case ' || d.id || ' decided its appeal.' FROM review_cases k JOIN review_cases d ON d.id = k.appeal_of
       WHERE k.decided_by = d.decided_by
     UNION ALL SELECT 'Case ' || k.id || ' is an appeal against an appeal.' FROM review_cases k JOIN review_cases d ON d.id = k.appeal_of
       WHERE d.cause = 'appeal')`,
);

const STATES = [
  ["received", "1"],
  ["published", "r.status = 'published'"],
  ["awaiting", "r.status = 'awaiting-verification'"],
  ["held", "r.status = 'held'"],
  ["removed", "r.status = 'removed'"],
  ["withdrawn", "r.status = 'withdrawn'"],
] as const;

export const agentSums = rowsBreaking(
  "sums of agents’ reviews equal a recount",
  `SELECT 'Agent ' || s.agent_no || ' has other sums than its reviews.' breach FROM agent_review_stats s
   LEFT JOIN (SELECT r.agent_no, ${STATES.map(([name, is]) => `count(*) FILTER (WHERE ${is}) ${name}`).join(", ")}
     FROM reviews r GROUP BY r.agent_no) c ON c.agent_no = s.agent_no
   WHERE ${STATES.map(([name]) => `s.${name} <> coalesce(c.${name}, 0)`).join(" OR ")}`,
);

export const siteTotals = rowsBreaking(
  "totals of all reviews equal a recount",
  `SELECT 'There are ' || counted || ' reviews (' || status || ', ' || stars || ' stars, ' || reason || '), and the total says ' || said || '.' breach
   FROM (SELECT status, stars, reason, sum(counted) counted, sum(said) said FROM (
     SELECT status, stars, coalesce(reason, '') reason, count(*) counted, 0 said FROM reviews GROUP BY 1, 2, 3
     UNION ALL SELECT status, stars, reason, 0, review_count FROM review_totals) GROUP BY 1, 2, 3)
   WHERE counted <> said`,
);

export const eventsAddUp = rowsBreaking(
  "the event log of reviews adds up to their totals",
  `SELECT 'Events leave ' || net || ' reviews ' || state || ', and there are ' || said || '.' breach FROM (
     SELECT state, sum(net) net, sum(said) said FROM (
       SELECT to_state state, event_count net, 0 said FROM review_days WHERE from_state <> to_state
       UNION ALL SELECT from_state, -event_count, 0 FROM review_days WHERE from_state <> to_state
       UNION ALL SELECT status, 0, review_count FROM review_totals) WHERE state <> '' GROUP BY state)
   WHERE net <> said`,
);
