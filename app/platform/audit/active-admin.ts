import { type SQL, sql } from "drizzle-orm";

/**
 * A guard for `commit`: the actor is still an active admin, not one who was demoted a moment ago. Admins can't act on
 * themselves, so at least one admin always remains.
 */
export const isActiveAdmin = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM user_roles ar LEFT JOIN profiles ap ON ap.user_id = ar.user_id
    WHERE ar.user_id = ${userId} AND ar.role = 'admin' AND coalesce(ap.account_status, 'active') = 'active')`;

/**
 * A guard for the commit that archives or deletes an account for its owner: another active admin remains. No one else
 * could make a new admin.
 */
export const leavesAnAdmin = (userId: string): SQL =>
  sql`(NOT ${isActiveAdmin(userId)} OR EXISTS (SELECT 1 FROM user_roles lr LEFT JOIN profiles lp ON lp.user_id = lr.user_id
    WHERE lr.user_id <> ${userId} AND lr.role = 'admin' AND coalesce(lp.account_status, 'active') = 'active'))`;
