import { rowsBreaking } from "./invariant.ts";

export const accountsAgree = rowsBreaking(
  "accounts that leave are gone when they should be",
  `SELECT breach FROM (
     SELECT 'The account ' || d.user_id || ' is leaving, and not archived.' breach FROM account_deletions d JOIN profiles p ON p.user_id = d.user_id
       WHERE p.account_status <> 'archived'
     UNION ALL SELECT 'The account ' || s.user_id || ' is archived, and has a session.' FROM sessions s JOIN profiles p ON p.user_id = s.user_id
       WHERE p.account_status = 'archived' AND s.revoked_at IS NULL
     UNION ALL SELECT 'The account ' || p.user_id || ' has no user.' FROM profiles p WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id))`,
);
