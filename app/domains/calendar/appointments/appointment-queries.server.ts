/** One appointment for a person who may see it, and lists of appointments. */

import { type SQL, sql } from "drizzle-orm";
import { offeredSql } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { calendarZone } from "#app/platform/time/account-zone.ts";
import { APPOINTMENT_STATUSES, APPOINTMENT_WAYS, CANCELERS, LANGUAGES } from "#db/lists.ts";
import { FEED_BACK_DAYS, FEED_MOST, LISTED_MOST } from "../limits.ts";
import { hasScopes } from "../scopes/scope-statements.server.ts";
import type { Canceler } from "../types.ts";

export const appointmentRow = {
  id: text,
  agentNo: integer,
  agentId: text,
  agentSlug: text,
  agentName: text,
  /** Photo or drawing. */
  agentPhoto: nullable(text),
  /** The agent takes new clients, and can be booked again. */
  agentAccepts: flag,
  address: text,
  /** The calendar's zone, or the agent's when the calendar is gone. */
  timeZone: text,
  typeId: text,
  typeName: text,
  way: oneOf(APPOINTMENT_WAYS),
  link: text,
  startsAt: integer,
  endsAt: integer,
  blockedUntil: integer,
  status: oneOf(APPOINTMENT_STATUSES),
  sequence: integer,
  userId: nullable(text),
  clientName: text,
  clientEmail: text,
  clientPhone: nullable(text),
  clientTimeZone: text,
  language: oneOf(LANGUAGES),
  stateCode: text,
  stateName: text,
  typeBit: integer,
  insurance: text,
  insuranceSlug: text,
  /** Keys of the products agreed on and who has Medicare, if it isn't the client; both empty without a scope. */
  scopeProducts: text,
  scopeBeneficiary: text,
  /** What the agent states about the Medicare plans they offer, and the day (`readOffered`). */
  medicareOffer: nullable(text),
  note: text,
  createdAt: integer,
  updatedAt: integer,
  canceledBy: nullable(oneOf(CANCELERS)),
  flagged: flag,
  /** The last day of the agent's license in that state, the latest one; null without one. */
  licenseEnds: nullable(text),
  /** Until when an unconfirmed address holds or held it; null once confirmed. */
  confirmBy: nullable(integer),
  /** Whether the client was asked for a review. */
  asked: flag,
  /** The agent's account at booking; null once that account doesn't manage the agent anymore. */
  agentUserId: nullable(text),
  agentEmail: nullable(text),
  agentPreferences: nullable(text),
};
export type Appointment = RowOf<typeof appointmentRow>;

/** Selects appointments. In conditions `p` is the appointment and `k` the profile of the agent's account. */
export const selectAppointments = (where: SQL): SQL => sql`
  SELECT p.id, p.agent_no agentNo, a.id agentId, a.slug agentSlug, a.name agentName,
    coalesce(a.photo_url, a.drawing_url) agentPhoto,
    a.accepting_clients agentAccepts,
    a.street || ', ' || t.name || ', ' || a.state_code || ' ' || a.zip address,
    ${calendarZone(sql`c`, sql`a`)} timeZone, p.type_id typeId, p.type_name typeName, p.way, p.link,
    p.starts_at startsAt, p.ends_at endsAt, p.blocked_until blockedUntil, p.status, p.sequence, p.user_id userId,
    p.client_name clientName, p.client_email clientEmail, p.client_phone clientPhone,
    p.client_time_zone clientTimeZone, p.language, p.state_code stateCode, coalesce(s.name, p.state_code) stateName,
    p.type_bit typeBit, coalesce(i.name, '') insurance, coalesce(i.slug, '') insuranceSlug,
    coalesce(m.products, '') scopeProducts, coalesce(m.beneficiary, '') scopeBeneficiary,
    ${offeredSql(sql`p.agent_no`)} medicareOffer, p.note,
    p.created_at createdAt, p.updated_at updatedAt, p.canceled_by canceledBy,
    p.flagged_at IS NOT NULL flagged,
    (SELECT max(l.expires_on) FROM licenses l WHERE l.agent_no = p.agent_no AND l.state_code = p.state_code) licenseEnds,
    p.confirm_by confirmBy, p.asked_at IS NOT NULL asked, k.user_id agentUserId, u.email agentEmail,
    CASE WHEN u.id IS NULL THEN NULL ELSE ${preferencesOf(sql`u.id`)} END agentPreferences
  FROM appointments p JOIN agents a ON a.agent_no = p.agent_no JOIN cities t ON t.city_no = a.city_no
    LEFT JOIN calendars c ON c.agent_no = p.agent_no LEFT JOIN states s ON s.code = p.state_code
    LEFT JOIN product_types i ON i.bit = p.type_bit
    LEFT JOIN medicare_scopes m ON m.appointment_id = p.id
    LEFT JOIN profiles k ON k.agent_no = p.agent_no AND k.user_id = p.agent_user_id AND k.verified
      AND k.account_status = 'active'
    LEFT JOIN users u ON u.id = k.user_id
  WHERE ${where}`;

/** The agent's account as a recipient, if there is one. */
export const recipientOf = ({ agentUserId, agentEmail, agentPreferences }: Appointment) =>
  agentUserId === null || agentEmail === null || agentPreferences === null
    ? []
    : [{ userId: agentUserId, email: agentEmail, preferences: agentPreferences }];

export type SeenAppointment = {
  appointment: Appointment;
  side: Canceler;
  /** Opened by the confirmation link that was emailed to the client's address. */
  confirms: boolean;
};

/**
 * The appointment, for its client with an emailed link or signed in, and for its agent signed in. Null for everyone else,
 * as if there were none. One round trip.
 */
export async function findAppointment(
  { db }: Pick<AppContext, "db">,
  id: string,
  { token, userId }: { token: string | null; userId: string | null },
): Promise<SeenAppointment | null> {
  const linked = token === null ? "" : await sha256Hex(token);
  const { found, links, booked } = await db.batch({
    found: rowsOf(db, "appointment", appointmentRow, sql`${selectAppointments(sql`p.id = ${id}`)} LIMIT 1`),
    links: rowsOf(
      db,
      "link to an appointment",
      { confirms: flag },
      sql`SELECT confirms FROM appointment_links WHERE token_hash = ${linked} AND appointment_id = ${id} LIMIT 1`,
    ),
    booked: rowsOf(
      db,
      "appointment of an account",
      { good: integer },
      sql`SELECT 1 good FROM appointments p WHERE p.id = ${id} AND ${isBooker(userId ?? "")} LIMIT 1`,
    ),
  });
  const [appointment] = found;
  if (appointment === undefined) return null;
  const [link] = links;
  if (link !== undefined) return { appointment, side: "client", confirms: link.confirms };
  if (userId === null) return null;
  // An agent sees an appointment once the client's address is confirmed.
  if (appointment.agentUserId === userId && appointment.confirmBy === null)
    return { appointment, side: "agent", confirms: false };
  return booked.length > 0 ? { appointment, side: "client", confirms: false } : null;
}

export type ListedAppointments = {
  /** As a client. */
  own: { coming: Appointment[]; past: Appointment[] };
  /** As an agent: upcoming, begun but not marked yet, and past. */
  agent: { coming: Appointment[]; open: Appointment[]; past: Appointment[] };
  /** As an agent, there is something agreed about Medicare to take as a file. */
  hasScopes: boolean;
};

/** The appointments of an account, as client and as agent. One round trip. */
export async function listAppointments(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<ListedAppointments> {
  const nowMs = clock.now();
  const coming = sql`p.status = 'booked' AND p.ends_at > ${nowMs}`;
  const list = (name: string, where: SQL, order: SQL) =>
    rowsOf(
      db,
      name,
      appointmentRow,
      sql`${selectAppointments(where)} ORDER BY p.starts_at ${order} LIMIT ${LISTED_MOST}`,
    );
  const own = isOn("client", userId);
  const agents = isOn("agent", userId);
  const found = await db.batch({
    own: list("own upcoming appointments", sql`${own} AND ${coming}`, sql`ASC`),
    ownPast: list("own past appointments", sql`${own} AND NOT (${coming})`, sql`DESC`),
    agent: list("upcoming appointments", sql`${agents} AND ${coming} AND p.starts_at > ${nowMs}`, sql`ASC`),
    open: list(
      "appointments to mark",
      sql`${agents} AND p.status = 'booked' AND p.starts_at <= ${nowMs}`,
      sql`ASC`,
    ),
    past: list("past appointments", sql`${agents} AND p.status <> 'booked'`, sql`DESC`),
    scopes: rowsOf(db, "whether an agent has scopes", { has: flag }, sql`SELECT ${hasScopes(userId)} has`),
  });
  return {
    own: { coming: found.own, past: found.ownPast },
    agent: { coming: found.agent, open: found.open, past: found.past },
    hasScopes: found.scopes[0]?.has === true,
  };
}

/** The statement for the next appointments of an account, as agent or as client. */
export const comingStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  side: Canceler,
  most: number,
) =>
  rowsOf(
    db,
    "next appointments",
    appointmentRow,
    sql`${selectAppointments(sql`p.status = 'booked' AND p.ends_at > ${clock.now()} AND ${isOn(side, userId)}`)}
      ORDER BY p.starts_at LIMIT ${most}`,
  );

/** For an appointment `p`: the account booked it, or it was booked without an account and with this account's confirmed address. */
export const isBooker = (userId: string): SQL =>
  sql`(p.user_id = ${userId} OR (p.user_id IS NULL AND p.client_email = (SELECT be.email FROM users be
    WHERE be.id = ${userId} AND be.email_confirmed_at IS NOT NULL)))`;

/** Whether the account is on this side of the appointment `p`. */
const isOn = (side: Canceler, userId: string): SQL =>
  side === "client"
    ? isBooker(userId)
    : sql`(p.agent_user_id = ${userId} AND p.confirm_by IS NULL
        AND p.agent_no = (SELECT m.agent_no FROM profiles m WHERE m.user_id = ${userId} AND m.verified))`;

/** The appointments of a private feed; null for an unknown secret. One round trip. */
export async function findFeed({ db, clock }: Pick<AppContext, "db" | "clock">, secret: string) {
  const hash = await sha256Hex(secret);
  const calendar = sql`(SELECT f.agent_no FROM calendars f WHERE f.feed_hash = ${hash})`;
  const { agents, events } = await db.batch({
    agents: rowsOf(
      db,
      "agent of a feed",
      { name: text },
      sql`SELECT a.name FROM agents a JOIN profiles k ON k.agent_no = a.agent_no AND k.verified
          AND k.account_status = 'active'
        WHERE a.agent_no = ${calendar} AND a.account_status = 'active' LIMIT 1`,
    ),
    events: rowsOf(
      db,
      "events of a feed",
      appointmentRow,
      sql`${selectAppointments(sql`p.agent_no = ${calendar} AND p.agent_user_id = k.user_id
        AND p.confirm_by IS NULL AND p.starts_at > ${clock.now() - FEED_BACK_DAYS * DAY_MS}`)} ORDER BY p.starts_at LIMIT ${FEED_MOST}`,
    ),
  });
  const [agent] = agents;
  return agent === undefined ? null : { agentName: agent.name, appointments: events };
}

/** The account booked it. A confirmed address also finds bookings made without the account; null matches none. */
export const ofClient = ({ userId, email, emailConfirmed }: Person): SQL =>
  sql`(user_id = ${userId} OR client_email = ${emailConfirmed ? email : null})`;

type Person = { userId: string; email: string; emailConfirmed: boolean };

/** A column of what was agreed before the appointment `p`. No join: `ofClient` names columns that both tables have. */
const scopeColumn = (column: "products" | "beneficiary" | "agreed_at"): SQL =>
  sql`(SELECT m.${sql.raw(column)} FROM medicare_scopes m WHERE m.appointment_id = p.id)`;

/** Every appointment of the account on either side, for its export. */
export async function exportAppointments({ db }: Pick<AppContext, "db">, person: Person) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "exported appointments",
      {
        agent: text,
        type: text,
        startsAt: integer,
        endsAt: integer,
        status: oneOf(APPOINTMENT_STATUSES),
        name: text,
        email: text,
        phone: nullable(text),
        timeZone: text,
        language: oneOf(LANGUAGES),
        state: text,
        note: text,
        scopeProducts: nullable(text),
        scopeBeneficiary: nullable(text),
        scopeAgreedAt: nullable(integer),
        side: text,
      },
      sql`SELECT a.name agent, p.type_name type, p.starts_at startsAt, p.ends_at endsAt, p.status,
          p.client_name name, p.client_email email, p.client_phone phone, p.client_time_zone timeZone, p.language,
          p.state_code state, p.note,
          ${scopeColumn("products")} scopeProducts, ${scopeColumn("beneficiary")} scopeBeneficiary,
          ${scopeColumn("agreed_at")} scopeAgreedAt, CASE WHEN ${ofClient(person)} THEN 'client' ELSE 'agent' END side
        FROM appointments p JOIN agents a ON a.agent_no = p.agent_no
        WHERE ${ofClient(person)} OR ${isOn("agent", person.userId)}
        ORDER BY p.starts_at LIMIT 5000`,
    ),
  ]);
  return rows;
}
