import { CODE_TRIES } from "#app/domains/claims/limits.ts";
import { type Invariant, rowsBreaking } from "./invariant.ts";
import { statesOf } from "./states.ts";

export const claimStates: Invariant = statesOf("a claim’s states follow their rule", {
  sql: "SELECT id, status FROM profile_claims",
  next: { open: ["proven", "refused", "withdrawn"] },
  first: ["open"],
});

export const claimsAgree = rowsBreaking(
  "a profile has one holder, who proved it",
  `SELECT breach FROM (
     SELECT 'Agent ' || agent_no || ' has ' || count(*) || ' holders.' breach FROM profiles WHERE verified AND agent_no IS NOT NULL
       GROUP BY agent_no HAVING count(*) > 1
     UNION ALL SELECT 'Account ' || user_id || ' holds a profile without a proof.' FROM profiles WHERE verified AND agent_no IS NOT NULL AND proof IS NULL
     UNION ALL SELECT 'A code of claim ' || id || ' was tried ' || code_tries || ' times.' FROM profile_claims WHERE code_tries > ${CODE_TRIES}
     UNION ALL SELECT 'Claim ' || id || ' was decided by its own side.' FROM profile_claims WHERE decided_by = user_id
     UNION ALL SELECT 'Claim ' || id || ' is proven by a code that nobody typed.' FROM profile_claims
       WHERE status = 'proven' AND decided_by IS NULL AND code_proven_at IS NULL AND way = 'code')`,
);
