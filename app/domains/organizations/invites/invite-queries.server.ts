/** Invites, for those who sent them and those who open them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { INVITE_ROLES, INVITE_STATUSES, ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { LISTED_INVITES } from "../members/limits.ts";
import { hasFreeSeat } from "../members/membership-conditions.server.ts";
import type { ListedInvite } from "../members/types.ts";
import { stateOf } from "./invite-policy.ts";

/** Whether there is a seat for this account. */
export async function isSeatFree(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  organizationNo: number,
  userId: string,
): Promise<boolean> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "free seat",
      { free: flag },
      sql`SELECT ${hasFreeSeat(organizationNo, userId, clock.now())} free`,
    ),
  ]);
  return rows[0]?.free === true;
}

const EMAIL_STATUSES = ["queued", "sent", "failed"] as const;
const listedRow = {
  id: text,
  email: text,
  role: oneOf(INVITE_ROLES),
  status: oneOf(INVITE_STATUSES),
  by: nullable(text),
  createdAt: integer,
  expiresAt: integer,
  sentAt: integer,
  sends: integer,
  askedAgainAt: nullable(integer),
  delivery: nullable(oneOf(EMAIL_STATUSES)),
  reason: nullable(text),
  deliveredAt: nullable(integer),
};

/** The invites of an organization with the status of their emails: waiting ones first, then the newest. */
export async function listInvites(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  organizationNo: number,
): Promise<ListedInvite[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "invites",
      listedRow,
      sql`
      SELECT i.id, i.email, i.role, i.status, (SELECT u.first_name || ' ' || u.last_name FROM users u
          WHERE u.id = i.invited_by) by,
        i.created_at createdAt, i.expires_at expiresAt, i.sent_at sentAt, i.sends, i.asked_again_at askedAgainAt,
        b.status delivery, b.error reason, b.sent_at deliveredAt
      FROM organization_invites i LEFT JOIN outbox b ON b.id = i.email_id
      WHERE i.organization_no = ${organizationNo}
      ORDER BY i.status <> 'open', i.created_at DESC, i.id LIMIT ${LISTED_INVITES}`,
    ),
  ]);
  const nowMs = clock.now();
  return rows.map(({ status, delivery, reason, deliveredAt, ...invite }) => ({
    ...invite,
    state: stateOf({ status, expiresAt: invite.expiresAt }, nowMs),
    delivery: { status: delivery ?? "none", reason, at: deliveredAt },
  }));
}

const inviteRow = {
  id: text,
  organizationNo: integer,
  organizationId: text,
  organization: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  organizationStatus: oneOf(ORGANIZATION_STATUSES),
  email: text,
  role: oneOf(INVITE_ROLES),
  status: oneOf(INVITE_STATUSES),
  expiresAt: integer,
  sends: integer,
  sentAt: integer,
  askedAgainAt: nullable(integer),
  acceptedBy: nullable(text),
  invitedBy: nullable(text),
  inviter: nullable(text),
  /** A later invite to the same address is open. */
  replaced: flag,
};
export type FoundInvite = RowOf<typeof inviteRow>;

export const inviteStatement = ({ db }: Pick<AppContext, "db">, inviteId: string) =>
  rowsOf(
    db,
    "invite",
    inviteRow,
    sql`
    SELECT i.id, i.organization_no organizationNo, o.id organizationId, o.name organization, o.url_slug slug, o.type,
      o.status organizationStatus, i.email, i.role, i.status, i.expires_at expiresAt, i.sends, i.sent_at sentAt,
      i.asked_again_at askedAgainAt, i.accepted_by acceptedBy, i.invited_by invitedBy,
      (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = i.invited_by) inviter,
      EXISTS (SELECT 1 FROM organization_invites n WHERE n.organization_no = i.organization_no AND n.email = i.email
        AND n.status = 'open' AND n.id <> i.id) replaced
    FROM organization_invites i JOIN organizations o ON o.organization_no = i.organization_no
    WHERE i.id = ${inviteId} LIMIT 1`,
  );

/** One invite, of any organization; null when there is none. */
export async function findInvite(
  { db }: Pick<AppContext, "db">,
  inviteId: string,
): Promise<FoundInvite | null> {
  const [rows] = await db.batch([inviteStatement({ db }, inviteId)]);
  return rows[0] ?? null;
}

const acceptedRow = { organization: text, role: oneOf(INVITE_ROLES), acceptedAt: nullable(integer) };

/** The invites that an account accepted, for its export. */
export async function exportInvites({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "accepted invites",
      acceptedRow,
      sql`
      SELECT o.name organization, i.role, i.ended_at acceptedAt
      FROM organization_invites i JOIN organizations o ON o.organization_no = i.organization_no
      WHERE i.accepted_by = ${userId} ORDER BY i.ended_at LIMIT ${LISTED_INVITES}`,
    ),
  ]);
  return rows;
}
