/**
 * An organization at a glance, for those who lead it: statements for the batch of their dashboard. Each one checks that
 * the user manages the organization, and finds nothing otherwise.
 */
import { type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  nullable,
  oneOf,
  type RowOf,
  real,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { INVITE_ROLES, ORGANIZATION_ROLES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { managedNumbers, paidSeats, takenSeats } from "../membership-queries.server.ts";
import { DASHBOARD_INVITES, DASHBOARD_LICENSES, DASHBOARD_MEMBERS, DASHBOARD_REQUESTS } from "./limits.ts";
import { memberName } from "./member-queries.server.ts";

export type Asking = { userId: string; slug: string };

/** Selects the number of the organization of this slug, if the user manages it; NULL otherwise. */
export const managedBySlug = ({ userId, slug }: Asking): SQL =>
  sql`(SELECT mo.organization_no FROM organizations mo
    WHERE mo.url_slug = ${slug} AND mo.organization_no IN ${managedNumbers(sql`${userId}`)})`;

/** Selects the numbers of the listed agents who belong to it today. */
export const agentsOfManaged = (asking: Asking): SQL =>
  sql`(SELECT ga.agent_no FROM organization_members gm JOIN agents ga ON ga.person_id = gm.person_id
    WHERE gm.organization_no = ${managedBySlug(asking)} AND gm.left_at IS NULL AND ga.account_status = 'active')`;

const summaryRow = {
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  members: integer,
  /** Agents among them who are listed. */
  agents: integer,
  requests: integer,
  invites: integer,
  expiredInvites: integer,
  seatsTaken: integer,
  /** Null where no number is set. */
  seats: nullable(integer),
  seatsPaid: nullable(integer),
  createdAt: integer,
  described: flag,
  photographed: flag,
  /** Anyone was ever invited. */
  invited: flag,
};
export type OrganizationSummary = RowOf<typeof summaryRow>;

const memberRow = {
  id: text,
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  slug: nullable(text),
  agentId: text,
  photoUrl: nullable(text),
  reviews: nullable(integer),
  meanStars: nullable(real),
  unanswered: integer,
  responseMinutes: nullable(integer),
  responseThreads: nullable(integer),
  views: integer,
};
export type MemberSummary = RowOf<typeof memberRow>;

const requestRow = { id: text, name: text, role: oneOf(INVITE_ROLES), createdAt: integer };

const inviteRow = {
  id: text,
  email: text,
  role: oneOf(INVITE_ROLES),
  sentAt: integer,
  expiresAt: integer,
  askedAgain: flag,
};

const licenseRow = {
  agentName: text,
  agentSlug: text,
  stateName: text,
  number: text,
  effectiveOn: text,
  expiresOn: text,
  today: text,
  /** Of all licenses about to lapse. */
  total: integer,
};
export type LapsingLicense = RowOf<typeof licenseRow>;

/** For `read`. Licenses that end within `lapseDays` are about to lapse; views count from the day `viewsSince`, UTC. */
export function summaryStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  asking: Asking,
  { lapseDays, viewsSince }: { lapseDays: number; viewsSince: string },
) {
  const nowMs = clock.now();
  const organizationNo = managedBySlug(asking);
  const agents = agentsOfManaged(asking);
  const today = stateDaySql(sql`l.state_code`, nowMs);
  const until = stateDaySql(sql`l.state_code`, nowMs + lapseDays * DAY_MS);
  return {
    summary: rowsOf(
      db,
      "summary of an organization",
      summaryRow,
      sql`
      SELECT o.name, o.url_slug slug, o.type, own.role,
        (SELECT count(*) FROM organization_members m WHERE m.organization_no = o.organization_no AND m.left_at IS NULL) members,
        (SELECT count(*) FROM (SELECT 1 FROM agents c WHERE c.agent_no IN ${agents})) agents,
        (SELECT count(*) FROM membership_requests q WHERE q.organization_no = o.organization_no AND q.status = 'waiting') requests,
        (SELECT count(*) FROM organization_invites i WHERE i.organization_no = o.organization_no AND i.status = 'open') invites,
        (SELECT count(*) FROM organization_invites i WHERE i.organization_no = o.organization_no AND i.status = 'open'
          AND i.expires_at <= ${nowMs}) expiredInvites,
        ${takenSeats(sql`o.organization_no`, nowMs)} seatsTaken, o.seats,
        ${paidSeats(sql`o.organization_no`, nowMs)} seatsPaid,
        o.created_at createdAt, trim(o.description) <> '' described, o.photo_url IS NOT NULL photographed,
        EXISTS (SELECT 1 FROM organization_invites i WHERE i.organization_no = o.organization_no) invited
      FROM organizations o JOIN organization_members own ON own.organization_no = o.organization_no
        AND own.user_id = ${asking.userId} AND own.left_at IS NULL
      WHERE o.organization_no = ${organizationNo} LIMIT 1`,
    ),
    members: rowsOf(
      db,
      "summary of members",
      memberRow,
      sql`
      SELECT x.* FROM (
        SELECT m.id, ${memberName} name, m.role, a.slug, a.id agentId, coalesce(a.photo_url, a.drawing_url) photoUrl, st.published reviews,
          (st.stars_1 + 2.0 * st.stars_2 + 3.0 * st.stars_3 + 4.0 * st.stars_4 + 5.0 * st.stars_5)
            / nullif(st.stars_1 + st.stars_2 + st.stars_3 + st.stars_4 + st.stars_5, 0) meanStars,
          (SELECT count(*) FROM reviews r WHERE r.agent_no = a.agent_no AND r.status = 'published'
            AND r.reply_body IS NULL) unanswered,
          a.response_minutes responseMinutes, a.response_threads responseThreads,
          (SELECT coalesce(sum(v.views), 0) FROM profile_views v WHERE v.agent_no = a.agent_no
            AND v.day >= ${viewsSince}) views
        FROM organization_members m JOIN agents a ON a.person_id = m.person_id AND a.account_status = 'active'
          LEFT JOIN agent_review_stats st ON st.agent_no = a.agent_no
        WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL) x
      ORDER BY x.unanswered DESC, x.name, x.id LIMIT ${DASHBOARD_MEMBERS}`,
    ),
    requests: rowsOf(
      db,
      "requests that wait",
      requestRow,
      sql`
      SELECT q.id, u.first_name || ' ' || u.last_name name, q.role, q.created_at createdAt
      FROM membership_requests q JOIN users u ON u.id = q.user_id
      WHERE q.organization_no = ${organizationNo} AND q.status = 'waiting'
      ORDER BY q.created_at LIMIT ${DASHBOARD_REQUESTS}`,
    ),
    invites: rowsOf(
      db,
      "invites that wait",
      inviteRow,
      sql`
      SELECT i.id, i.email, i.role, i.sent_at sentAt, i.expires_at expiresAt, i.asked_again_at IS NOT NULL askedAgain
      FROM organization_invites i WHERE i.organization_no = ${organizationNo} AND i.status = 'open'
      ORDER BY i.expires_at, i.id LIMIT ${DASHBOARD_INVITES}`,
    ),
    lapsing: rowsOf(
      db,
      "licenses about to lapse",
      licenseRow,
      sql`
      SELECT a.name agentName, a.slug agentSlug, s.name stateName, l.number, l.effective_on effectiveOn,
        l.expires_on expiresOn, ${today} today, count(*) OVER () total
      FROM licenses l JOIN agents a ON a.agent_no = l.agent_no JOIN states s ON s.code = l.state_code
      WHERE l.agent_no IN ${agents} AND l.status = 'active' AND l.expires_on BETWEEN ${today} AND ${until}
      ORDER BY l.expires_on, l.license_no LIMIT ${DASHBOARD_LICENSES}`,
    ),
  };
}
