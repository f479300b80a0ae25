import { type SQL, sql } from "drizzle-orm";

/**
 * Whether an active admin does this, and not one who was demoted a moment ago: a guard for `commit`. Nobody acts on
 * themselves, so whoever does it is the admin who remains.
 */
export const isActiveAdmin = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM user_roles ar LEFT JOIN profiles ap ON ap.user_id = ar.user_id
    WHERE ar.user_id = ${userId} AND ar.role = 'admin' AND coalesce(ap.account_status, 'active') = 'active')`;

/**
 * Whether an active admin is left when this account goes: a guard for the commit that archives or deletes it for its owner.
 * Nobody else could make another admin.
 */
export const leavesAnAdmin = (userId: string): SQL =>
  sql`(NOT ${isActiveAdmin(userId)} OR EXISTS (SELECT 1 FROM user_roles lr LEFT JOIN profiles lp ON lp.user_id = lr.user_id
    WHERE lr.user_id <> ${userId} AND lr.role = 'admin' AND coalesce(lp.account_status, 'active') = 'active'))`;
