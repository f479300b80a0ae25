/** An account's state, as acts on it read it and require it to be unchanged. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from "#db/lists.ts";

const stateRow = {
  id: text,
  email: text,
  firstName: text,
  lastName: text,
  language: oneOf(LANGUAGES),
  confirmedAt: nullable(integer),
  role: oneOf(ROLES),
  status: oneOf(ACCOUNT_STATUSES),
  archivedAt: nullable(integer),
  archivedByUs: flag,
  eraseAt: nullable(integer),
  slug: nullable(text),
  managesProfile: flag,
  openClaim: flag,
  openAgentApplication: flag,
  leadsOrganization: flag,
  openApplication: flag,
  ownedOrganization: nullable(text),
};
export type AccountState = RowOf<typeof stateRow>;

const owned = (userId: ReturnType<typeof sql>) => sql`FROM organization_members om
  JOIN organizations oo ON oo.organization_no = om.organization_no
  WHERE om.user_id = ${userId} AND om.left_at IS NULL AND om.role = 'owner' AND oo.status = 'active'`;
const ties = {
  managesProfile: (userId: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM profiles kp WHERE kp.user_id = ${userId} AND kp.agent_no IS NOT NULL)`,
  openClaim: (userId: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM profile_claims oc WHERE oc.user_id = ${userId} AND oc.status = 'open')`,
  openAgentApplication: (userId: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM agent_applications ag WHERE ag.user_id = ${userId} AND ag.status = 'open')`,
  leadsOrganization: (userId: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM organization_members lm WHERE lm.user_id = ${userId} AND lm.left_at IS NULL AND lm.role <> 'member')`,
  openApplication: (userId: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM organization_applications oa WHERE oa.user_id = ${userId} AND oa.status IN ('draft', 'submitted', 'in-review'))`,
};

/** The accounts of these ids, in no order. */
export function statesStatement({ db }: Pick<AppContext, "db">, ids: readonly string[]) {
  const id = sql`u.id`;
  return rowsOf(
    db,
    "accounts to act on",
    stateRow,
    sql`SELECT u.id, u.email, u.first_name firstName, u.last_name lastName, u.language, u.email_confirmed_at confirmedAt,
      coalesce(r.role, 'customer') role, coalesce(p.account_status, 'active') status, p.archived_at archivedAt,
      coalesce(p.archived_by_us, 0) archivedByUs, d.erase_at eraseAt, p.url_slug slug,
      ${ties.managesProfile(id)} managesProfile, ${ties.openClaim(id)} openClaim,
      ${ties.openAgentApplication(id)} openAgentApplication,
      ${ties.leadsOrganization(id)} leadsOrganization, ${ties.openApplication(id)} openApplication,
      (SELECT oo.name ${owned(id)} LIMIT 1) ownedOrganization
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN users u ON u.id = j.value
      LEFT JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
      LEFT JOIN account_deletions d ON d.user_id = u.id`,
  );
}

/** One account; null for none. One round trip. */
export async function findState(context: Pick<AppContext, "db">, id: string): Promise<AccountState | null> {
  const [rows] = await context.db.batch([statesStatement(context, [id])]);
  return rows[0] ?? null;
}

/** What the admin saw of it, to be sent back with the act. */
export const seenOf = ({ role, status, archivedAt, eraseAt, confirmedAt }: AccountState): string =>
  [role, status, archivedAt ?? 0, eraseAt ?? 0, confirmedAt ?? 0].join(" ");

/** Whether all of these accounts are still as they were read. */
export const stillSo = (accounts: readonly AccountState[]) => {
  const read = accounts.map(({ id, role, status, archivedAt, eraseAt }) => [
    id,
    role,
    status,
    archivedAt,
    eraseAt,
  ]);
  return sql`(SELECT count(*) FROM json_each(${JSON.stringify(read)}) j CROSS JOIN users u ON u.id = j.value ->> 0
      LEFT JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
      LEFT JOIN account_deletions d ON d.user_id = u.id
    WHERE coalesce(r.role, 'customer') = j.value ->> 1 AND coalesce(p.account_status, 'active') = j.value ->> 2
      AND p.archived_at IS j.value ->> 3 AND d.erase_at IS j.value ->> 4) = ${accounts.length}`;
};

/** Whether none of the accounts owns an organization, which would be left without an owner. */
export const ownNothing = (ids: readonly string[]) =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ids)}) j WHERE EXISTS (SELECT 1 ${owned(sql`j.value`)}))`;

/** Whether nothing ties the account to its role. */
export const isUntied = (id: string) => {
  const user = sql`${id}`;
  return sql`NOT (${ties.managesProfile(user)} OR ${ties.openClaim(user)} OR ${ties.openAgentApplication(user)} OR ${ties.leadsOrganization(user)}
    OR ${ties.openApplication(user)})`;
};
