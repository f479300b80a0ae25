/** Members, former members, requests and history, as managers see them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  INVITE_ROLES,
  LEFT_CAUSES,
  ORGANIZATION_EVENTS,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
  ROLES,
} from "#db/lists.ts";
import { LISTED_EVENTS, LISTED_FORMER, LISTED_MEMBERS, LISTED_REQUESTS } from "./limits.ts";

/** The person of a membership or an event, by the account or by the license record; a row named `m`. */
export const memberName = sql`coalesce((SELECT nu.first_name || ' ' || nu.last_name FROM users nu WHERE nu.id = m.user_id),
  (SELECT na.name FROM agents na WHERE na.person_id = m.person_id),
  (SELECT np.first_name || ' ' || np.last_name FROM people np WHERE np.id = m.person_id))`;
/** The public page of such a row `m`, where it is an agent's. */
export const memberSlug = sql`(SELECT sa.slug FROM agents sa WHERE sa.person_id = m.person_id AND sa.account_status = 'active')`;
/** Leaders first; of rows named `m`. */
export const memberOrder = sql`CASE m.role WHEN 'owner' THEN 0 WHEN 'manager' THEN 1 WHEN 'executive' THEN 2 ELSE 3 END`;

const memberRow = {
  id: text,
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  userId: nullable(text),
  email: nullable(text),
  agentSlug: nullable(text),
  accountRole: nullable(oneOf(ROLES)),
  archived: flag,
  joinedAt: integer,
};
const formerRow = {
  id: text,
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  joinedAt: integer,
  leftAt: integer,
  leftCause: nullable(oneOf(LEFT_CAUSES)),
};
const requestRow = {
  id: text,
  name: text,
  email: text,
  accountRole: oneOf(ROLES),
  agentSlug: nullable(text),
  role: oneOf(INVITE_ROLES),
  message: text,
  createdAt: integer,
};
const eventRow = {
  id: text,
  kind: oneOf(ORGANIZATION_EVENTS),
  by: nullable(text),
  about: nullable(text),
  detail: text,
  at: integer,
};
const countRow = { members: integer, seats: nullable(integer) };

const FORMER_NAME = "Former account";

/** Everything of the members' page in one round trip; `from` members are passed over. */
export async function readMembers({ db }: Pick<AppContext, "db">, organizationNo: number, from: number) {
  const of = (condition: SQL) =>
    sql`FROM organization_members m WHERE m.organization_no = ${organizationNo} AND ${condition}`;
  const found = await db.read({
    members: rowsOf(
      db,
      "members",
      memberRow,
      sql`
      SELECT m.id, ${memberName} name, m.role, m.user_id userId, (SELECT eu.email FROM users eu WHERE eu.id = m.user_id) email,
        ${memberSlug} agentSlug, (SELECT r.role FROM user_roles r WHERE r.user_id = m.user_id) accountRole,
        EXISTS (SELECT 1 FROM profiles ap WHERE ap.user_id = m.user_id AND ap.account_status = 'archived') archived,
        m.joined_at joinedAt
      ${of(sql`m.left_at IS NULL`)} ORDER BY ${memberOrder}, m.joined_at, m.id LIMIT ${LISTED_MEMBERS} OFFSET ${from}`,
    ),
    former: rowsOf(
      db,
      "former members",
      formerRow,
      sql`
      SELECT m.id, ${memberName} name, m.role, m.joined_at joinedAt, m.left_at leftAt, m.left_cause leftCause
      ${of(sql`m.left_at IS NOT NULL`)} ORDER BY m.left_at DESC, m.id LIMIT ${LISTED_FORMER}`,
    ),
    requests: rowsOf(
      db,
      "requests to join",
      requestRow,
      sql`
      SELECT q.id, u.first_name || ' ' || u.last_name name, u.email, r.role accountRole, p.url_slug agentSlug, q.role,
        q.message, q.created_at createdAt
      FROM membership_requests q JOIN users u ON u.id = q.user_id JOIN user_roles r ON r.user_id = u.id
        LEFT JOIN profiles p ON p.user_id = u.id
      WHERE q.organization_no = ${organizationNo} AND q.status = 'waiting'
      ORDER BY q.created_at LIMIT ${LISTED_REQUESTS}`,
    ),
    events: rowsOf(
      db,
      "history of an organization",
      eventRow,
      sql`
      SELECT e.id, e.kind, (SELECT bu.first_name || ' ' || bu.last_name FROM users bu WHERE bu.id = e.by_user_id) by,
        (SELECT ${memberName} FROM organization_members m WHERE m.id = e.member_id) about, e.detail, e.at
      FROM organization_events e WHERE e.organization_no = ${organizationNo}
      ORDER BY e.at DESC, e.id DESC LIMIT ${LISTED_EVENTS}`,
    ),
    counts: rowsOf(
      db,
      "count of members",
      countRow,
      sql`
      SELECT (SELECT count(*) ${of(sql`m.left_at IS NULL`)}) members, o.seats
      FROM organizations o WHERE o.organization_no = ${organizationNo}`,
    ),
  });
  const named = <Row extends { name: string | null }>(row: Row) => ({
    ...row,
    name: row.name ?? FORMER_NAME,
  });
  return {
    members: found.members.map(named),
    former: found.former.map(named),
    requests: found.requests,
    events: found.events,
    count: found.counts[0]?.members ?? 0,
    seats: found.counts[0]?.seats ?? null,
  };
}

const targetRow = {
  id: text,
  organizationNo: integer,
  organization: text,
  organizationSlug: text,
  organizationType: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  open: flag,
  name: nullable(text),
  userId: nullable(text),
  email: nullable(text),
  accountRole: nullable(oneOf(ROLES)),
  archived: flag,
  agentNo: nullable(integer),
  agentSlug: nullable(text),
};

/** The membership that a form names, in any organization; null when there is none. */
export async function findMember({ db }: Pick<AppContext, "db">, memberId: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "member",
      targetRow,
      sql`
      SELECT m.id, m.organization_no organizationNo, o.name organization, o.url_slug organizationSlug,
        o.type organizationType, m.role, m.left_at IS NULL open, ${memberName} name, u.id userId, u.email,
        (SELECT r.role FROM user_roles r WHERE r.user_id = u.id) accountRole,
        EXISTS (SELECT 1 FROM profiles ap WHERE ap.user_id = u.id AND ap.account_status = 'archived') archived,
        a.agent_no agentNo, a.slug agentSlug
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
        LEFT JOIN agents a ON a.person_id = m.person_id
        LEFT JOIN profiles ph ON ph.agent_no = a.agent_no AND ph.verified
        LEFT JOIN users u ON u.id = coalesce(m.user_id, ph.user_id)
      WHERE m.id = ${memberId} LIMIT 1`,
    ),
  ]);
  const row = rows[0];
  return row === undefined ? null : { ...row, name: row.name ?? FORMER_NAME };
}
export type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;
