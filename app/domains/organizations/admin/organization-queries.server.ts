/** Everything an admin sees about one organization, in one round trip. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  AFFILIATION_STATUSES,
  APPLICATION_STATUSES,
  ORGANIZATION_EVENTS,
  ORGANIZATION_ROLES,
  ORGANIZATION_STATUSES,
  ORGANIZATION_TYPES,
} from "#db/lists.ts";
import { SHOWN_ROWS } from "./limits.ts";

const aboutRow = {
  no: integer,
  id: text,
  name: text,
  type: oneOf(ORGANIZATION_TYPES),
  status: oneOf(ORGANIZATION_STATUSES),
  slug: text,
  npn: nullable(text),
  state: text,
  agents: integer,
  seats: nullable(integer),
  createdAt: integer,
  archivedAt: nullable(integer),
  members: integer,
  plan: nullable(text),
  planStatus: nullable(text),
  /** Accounts that come back when it is restored, the owner among them. */
  comingBack: integer,
  ownerComesBack: flag,
};
export type OrganizationState = RowOf<typeof aboutRow>;

/** Memberships that ended with the organization, of accounts that are still active. */
export const endedWithIt = sql`FROM organization_members bm JOIN organizations bo ON bo.organization_no = bm.organization_no
  JOIN profiles bp ON bp.user_id = bm.user_id
  WHERE bo.status = 'archived' AND bm.left_cause = 'archived' AND bm.left_at = bo.archived_at AND bp.account_status = 'active'`;

/** The state that an admin saw, sent back with the act. */
export const seenOf = ({ status, archivedAt }: OrganizationState): string => `${status} ${archivedAt ?? 0}`;

const aboutStatement = ({ db }: Pick<AppContext, "db">, ids: readonly string[]) =>
  rowsOf(
    db,
    "an organization for admins",
    aboutRow,
    sql`SELECT o.organization_no no, o.id, o.name, o.type, o.status, o.url_slug slug, o.npn, o.state_code state,
      o.agent_count agents, o.seats, o.created_at createdAt, o.archived_at archivedAt,
      (SELECT count(*) FROM organization_members m WHERE m.organization_no = o.organization_no AND m.left_at IS NULL) members,
      (SELECT p.name FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        JOIN plan_prices pp ON pp.id = s.price_id JOIN plans p ON p.id = pp.plan_id
        WHERE c.organization_no = o.organization_no ORDER BY s.started_at DESC LIMIT 1) plan,
      (SELECT s.status FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        WHERE c.organization_no = o.organization_no ORDER BY s.started_at DESC LIMIT 1) planStatus,
      (SELECT count(*) ${endedWithIt} AND bm.organization_no = o.organization_no) comingBack,
      EXISTS (SELECT 1 ${endedWithIt} AND bm.organization_no = o.organization_no AND bm.role = 'owner') ownerComesBack
    FROM organizations o WHERE o.id IN ${ids}`,
  );

/** As acts on it read it. Null for none. */
export async function findOrganizationState(
  context: Pick<AppContext, "db">,
  id: string,
): Promise<OrganizationState | null> {
  const [found] = await findOrganizationStates(context, [id]);
  return found ?? null;
}

/** The same of several, in no order. One round trip. */
export async function findOrganizationStates(
  context: Pick<AppContext, "db">,
  ids: readonly string[],
): Promise<OrganizationState[]> {
  const [rows] = await context.db.batch([aboutStatement(context, ids)]);
  return rows;
}

/** An organization's page; null for none. One round trip. */
export async function findOrganizationForAdmin({ db }: Pick<AppContext, "db">, id: string) {
  const no = sql`(SELECT x.organization_no FROM organizations x WHERE x.id = ${id})`;
  const { about, ...lists } = await db.batch({
    about: aboutStatement({ db }, [id]),
    members: rowsOf(
      db,
      "members of an organization for admins",
      {
        id: text,
        userId: nullable(text),
        name: nullable(text),
        role: oneOf(ORGANIZATION_ROLES),
        joinedAt: integer,
        leftAt: nullable(integer),
        cause: nullable(text),
      },
      sql`SELECT m.id, coalesce(m.user_id, h.user_id) userId,
          coalesce(u.first_name || ' ' || u.last_name, p.first_name || ' ' || p.last_name) name,
          m.role, m.joined_at joinedAt, m.left_at leftAt, m.left_cause cause
        FROM organization_members m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN people p ON p.id = m.person_id
          LEFT JOIN agents a ON a.person_id = m.person_id LEFT JOIN profiles h ON h.agent_no = a.agent_no
        WHERE m.organization_no = ${no} ORDER BY m.left_at IS NOT NULL, m.role = 'member', m.joined_at LIMIT ${SHOWN_ROWS}`,
    ),
    applications: rowsOf(
      db,
      "applications of an organization",
      {
        id: text,
        userId: text,
        status: oneOf(APPLICATION_STATUSES),
        submittedAt: integer,
        decidedAt: nullable(integer),
      },
      sql`SELECT id, user_id userId, status, submitted_at submittedAt, decided_at decidedAt FROM organization_applications
        WHERE organization_no = ${no} ORDER BY submitted_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    affiliations: rowsOf(
      db,
      "affiliations of an organization",
      {
        id: text,
        otherId: text,
        other: text,
        above: flag,
        status: oneOf(AFFILIATION_STATUSES),
        since: nullable(integer),
        until: nullable(integer),
      },
      sql`SELECT f.id, o.id otherId, o.name other, f.child_no = ${no} above, f.status, f.since, f.until
        FROM (SELECT id FROM organization_affiliations WHERE child_no = ${no}
          UNION SELECT id FROM organization_affiliations WHERE parent_no = ${no}) y
        JOIN organization_affiliations f ON f.id = y.id
        JOIN organizations o ON o.organization_no = iif(f.child_no = ${no}, f.parent_no, f.child_no)
        ORDER BY f.until IS NOT NULL, f.proposed_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    events: rowsOf(
      db,
      "events of an organization",
      { id: text, kind: oneOf(ORGANIZATION_EVENTS), at: integer, detail: text },
      sql`SELECT id, kind, at, detail FROM organization_events WHERE organization_no = ${no}
        ORDER BY at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    audit: rowsOf(
      db,
      "acts about an organization",
      { no: integer, at: integer, act: text, reason: text, actor: nullable(text) },
      sql`SELECT g.audit_no no, g.at, g.act, g.reason, u.first_name || ' ' || u.last_name actor
        FROM audit_log g LEFT JOIN users u ON u.id = g.actor_id
        WHERE g.subject_kind = 'organization' AND g.subject_id = ${id} ORDER BY g.audit_no DESC LIMIT ${SHOWN_ROWS}`,
    ),
  });
  const [state] = about;
  return state === undefined ? null : { state, ...lists };
}
