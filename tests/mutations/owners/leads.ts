/** Who owns leads and appointments, who agreed to what, and what must be unique: each such condition, removed. */
import { inFile, type Mutation } from "../mutation.ts";

const QUOTES = ["tests/worker/leads/quote-requests.test.ts"];
const CONSENT = ["tests/worker/leads/consent.test.ts"];
const WORK = ["tests/worker/leads/lead-work.test.ts"];
const FILES = ["tests/worker/leads/lead-files.test.ts"];
const STOPS = ["tests/worker/leads/stops.test.ts"];
const COPIES = ["tests/worker/leads/sealed-copies.test.ts"];
const GUARDS = ["tests/worker/calendar/booking-guards.test.ts"];
const HELD = ["tests/worker/calendar/held-times.test.ts"];
const APPOINTMENTS = ["tests/worker/calendar/appointments.test.ts"];
const EVENTS = ["tests/worker/calendar/mailed-events.test.ts"];
const MAIL = ["tests/worker/notifications/outbox.test.ts"];

export const OWNERS_OF_LEADS: readonly Mutation[] = [
  ...inFile("owner", "app/domains/leads/own-lead.server.ts", WORK, [
    ["l.agent_user_id = ${userId} AND ", ""],
    [" AND p.verified AND p.account_status", " AND p.account_status"],
    [
      "\n  AND l.agent_no = (SELECT p.agent_no FROM profiles p\n    WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active')",
      "",
    ],
  ]),
  ...inFile("owner", "app/domains/leads/own-lead.server.ts", QUOTES, [
    ["= ${userId} AND l.status <> 'unconfirmed'", "= ${userId}"],
  ]),
  ...inFile("owner", "app/domains/leads/lead-rows.server.ts", FILES, [
    ["AND c.revoked_at IS NULL AND c.channel", "AND c.channel"],
    ["CASE WHEN ${hasConsent(sql`'email'`)} THEN l.email END email", "l.email email"],
  ]),
  ...inFile("owner", "app/domains/leads/lead-rows.server.ts", FILES, [
    ["CASE WHEN ${hasConsent(sql`'phone', 'text'`)} THEN l.phone END phone", "l.phone phone"],
  ]),
  ...inFile("owner", "app/domains/leads/lead-rows.server.ts", QUOTES, [
    ["OR l.source = 'contact-capture' THEN", "OR 1 THEN"],
  ]),
  ...inFile("owner", "app/domains/leads/consents/consent-commands.server.ts", CONSENT, [
    ["const theirs = sql`c.email = ${email} AND ${", "const theirs = sql`1 AND ${"],
    ["(${isRepliable} OR EXISTS", "(EXISTS"],
    ["SET phone = NULL WHERE email = ${email}", "SET phone = phone WHERE 0"],
    ["SET allow_contact = 0,", "SET allow_contact = 1,"],
    ["SET revealed_at = NULL, revealed_phone", "SET revealed_phone"],
  ]),
  ...inFile("owner", "app/domains/leads/consents/consent-commands.server.ts", STOPS, [
    ["sql`${column} = ${seller.agentNo}`", "sql`1`"],
    [
      "SELECT s.id FROM leads s WHERE s.email = ${email} AND s.agent_no = ${agentNo})",
      "SELECT s.id FROM leads s)",
    ],
    ["AND l.phone = f.phone AND", "AND 0 AND"],
  ]),
  ...inFile("guard", "app/domains/consents/stop-queries.server.ts", STOPS, [
    ["s.hash IN ${hashes} AND s.ends_at > ${context.clock.now()}", "s.hash IN ${hashes}"],
    ["sql`s.by_hash NOT IN ${[...own]}`", "sql`1`"],
    ["sql`(s.seller_id = '' OR s.seller_id IN ${sellerIds(sellerId)})`", "sql`1`"],
  ]),
  ...inFile("guard", "app/domains/consents/record-commands.server.ts", COPIES, [
    ["WHERE ended_at IS NULL AND id IN ${copiesOf(which)}", "WHERE 0"],
  ]),
  ...inFile("guard", "app/domains/consents/due-commands.server.ts", COPIES, [
    ["WHERE k.delete_at <= ${nowMs}", "WHERE k.delete_at > 0"],
    ["WHERE s.ends_at <= ${nowMs}", "WHERE s.ends_at > 0"],
  ]),
  ...inFile("guard", "app/domains/leads/lead-commands.server.ts", WORK, [
    ["AND c.status <> ${state}`", "`"],
    ["t.agent_user_id = ${userId}\n", "1\n"],
    ["AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.thread_id = t.id)", ""],
  ]),
  ...inFile("guard", "app/domains/leads/lead-commands.server.ts", CONSENT, [
    [", withdrawn: sql`NOT ${isWithdrawn(leadNo)}`", ""],
  ]),
  ...inFile("guard", "app/domains/leads/lead-commands.server.ts", QUOTES, [
    ["WHERE lead_no = ${leadNo} AND status = 'new'`", "WHERE 0`"],
    ["lead === undefined || lead.threadId !== null", "lead === undefined"],
    ["emailStatement(context, email, { id: key })", "emailStatement(context, email)"],
  ]),
  ...inFile("guard", "app/domains/leads/requests/request-commands.server.ts", QUOTES, [
    ["l.id = ${id} AND l.status = 'unconfirmed')", "l.id = ${id})"],
    ["cover === null || !cover.licensed", "cover === null"],
    ["member?.emailConfirmed === true && member.email", "member?.emailConfirmed === true || member?.email"],
    ["status = 'unconfirmed' AND created_at <=", "created_at <="],
  ]),
  ...inFile("owner", "app/domains/leads/forgetting.server.ts", WORK, [
    ["WHERE ${ofPerson(userId, emailConfirmed ? email : null)} AND", "WHERE ${ofPerson(userId, email)} AND"],
    [
      "const person = ofPerson(userId, emailConfirmed ? email : null);",
      "const person = ofPerson(userId, email);",
    ],
    ["OR l.agent_user_id = ${userId})", "OR 0)"],
    ["c.subject_id IN (SELECT l.id FROM leads l WHERE l.agent_user_id = ${userId})", "0"],
  ]),
  ...inFile("guard", "app/domains/calendar/appointments/free-time.server.ts", GUARDS, [
    ["AND p.blocked_until > ${startsAt}", "AND p.starts_at >= ${startsAt}"],
    ["AND p.starts_at < ${blockedUntil} AND", "AND p.starts_at = ${startsAt} AND"],
    ["AND b.ends_at > ${startsAt})", "AND 0)"],
    ["c.agent_no = ${agentNo} AND c.open AND", "c.agent_no = ${agentNo} AND"],
    ["y.id = ${typeId} AND y.removed_at IS NULL)", "y.id = ${typeId})"],
  ]),
  ...inFile("guard", "app/domains/calendar/appointments/free-time.server.ts", HELD, [
    ["AND (p.confirm_by IS NULL OR p.confirm_by > ${nowMs}))", ")"],
  ]),
  ...inFile("guard", "app/domains/calendar/appointments/book-commands.server.ts", HELD, [
    ["sql`p.held_from = ${heldFrom}`, nowMs)} < ${HELD_OF_NETWORK_MOST}", "sql`0`, nowMs)} < 1"],
    ["sql`p.client_email = ${email}`, nowMs)} < ${HELD_OF_ADDRESS_MOST}", "sql`0`, nowMs)} < 1"],
    ["const counted = confirmed ? sql`p.confirm_by IS NULL` : sql`1`;", "const counted = sql`1`;"],
    ['if (confirmation === "lapsed") return "lapsed";', ""],
  ]),
  ...inFile("guard", "app/domains/calendar/appointments/due-commands.server.ts", APPOINTMENTS, [
    ["p.flagged_at IS NOT NULL AND", ""],
    ["UPDATE appointments SET flagged_at = NULL WHERE id", "UPDATE appointments SET flagged_at = 1 WHERE id"],
  ]),
  ...inFile("text", "app/domains/calendar/appointments/change-commands.server.ts", EVENTS, [
    ["sequence: before.sequence + 1,", "sequence: before.sequence,"],
  ]),
  ...inFile("text", "app/domains/calendar/appointments/appointment-ics.server.ts", EVENTS, [
    ['status === "canceled" ? "CANCEL" : live', "live"],
  ]),
  ...inFile("guard", "app/platform/mail/outbox.ts", MAIL, [
    [" && file.text.length <= FILE_CHARACTERS", ""],
    ["unsubscribeUrl: null, file: null }", "unsubscribeUrl: null }"],
  ]),
];
