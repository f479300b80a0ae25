/** Booking a time, and moving to another. */
import { type SQL, sql } from "drizzle-orm";
import type { Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { newId, newSecret } from "#app/platform/ids.ts";
import { networkHash } from "#app/platform/network-hash.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { wallClock } from "#app/platform/zoned-time.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { language } from "#app/text/text.ts";
import { appointments } from "#db/schema/index.ts";
import type { EventFacts } from "./appointment-ics.server.ts";
import { type Appointment, recipientOf } from "./appointment-queries.server.ts";
import { type Bookable, coversSql, findBookable, isBookable, licenseOn } from "./calendar-queries.server.ts";
import { clientEmailStatement, linkStatement, linksOf } from "./client-letters.server.ts";
import { bookedEmail, heldEmail, movedEmail, whenForAgent } from "./emails.server.ts";
import { lapseStatement } from "./held-commands.server.ts";
import type { Booking } from "./inputs.ts";
import {
  BOOKED_A_DAY_MOST,
  COMING_MOST,
  HELD_MINUTES,
  HELD_OF_ADDRESS_MOST,
  HELD_OF_NETWORK_MOST,
  NEXT_OFFERED,
  REMINDER_HOURS,
} from "./limits.ts";
import { refreshNextFree } from "./next-free.server.ts";
import { confirmationOf, mayChange } from "./policy.ts";
import { blockedBy, isFree, nextSlots } from "./slots.ts";
import { tellAgentStatements } from "./telling.server.ts";
import type { AppointmentType } from "./types.ts";

/** Why a time could not be had; `next` are the free ones that come after it. */
export type NotFree =
  /** Somebody has it, or it was never one. */
  | { kind: "taken"; next: number[] }
  /** The agent has taken the type or the whole calendar back. */
  | { kind: "gone" }
  /** No license covers that insurance there on that day; the last day it does, where there is one. */
  | { kind: "unlicensed"; throughDay: string | null }
  /** This address has as many appointments as it may. */
  | { kind: "too-many" }
  /** More want a time of this agent than can wait for one. */
  | { kind: "crowded" };

export type NotBooked =
  | NotFree
  /** This network, or this address, holds as many times as may wait to be confirmed. */
  | { kind: "unconfirmed" };

export type BookOutcome =
  | (Record<"id" | "token", string> & ({ kind: "booked" } | { kind: "held" }))
  | NotBooked;
export type MoveOutcome = { kind: "moved" } | NotFree | { kind: "changed" };

/** Runs in the agent's line: of all who book with one agent, one at a time reads what is free and writes. */
async function inTurn<T extends { kind: string }>(
  { rooms }: Pick<AppContext, "rooms">,
  agentId: string,
  work: () => Promise<T>,
): Promise<T | { kind: "crowded" }> {
  let outcome: T | { kind: "crowded" } = { kind: "crowded" };
  const asked = language();
  await rooms.bookInTurn(agentId, () =>
    // The object calls back from outside of the request, and knows nothing of its language.
    inLanguage(asked, async () => {
      outcome = await work();
    }),
  );
  return outcome;
}

/** Who books: `userId` of somebody who is signed in, and whether the booking's address is theirs, confirmed. */
export type Booker = { userId: string | null; confirmed: boolean };

/**
 * Books a time. An address that nobody has confirmed yet holds it for half an hour: the email to it has the link that
 * confirms the appointment, and only then does the agent hear of it.
 */
export function book(
  context: AppContext,
  agent: { id: string; agentNo: number },
  booking: Booking,
  booker: Booker,
): Promise<BookOutcome> {
  return inTurn(context, agent.id, () => bookNow(context, agent.agentNo, booking, booker));
}

async function bookNow(
  context: AppContext,
  agentNo: number,
  booking: Booking,
  { userId, confirmed }: Booker,
): Promise<BookOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const heldUntil = confirmed ? null : nowMs + HELD_MINUTES * MINUTE_MS;
  const heldFrom = confirmed ? null : await networkHash(context, "held-times");
  const found = await findBookable(context, sql`${agentNo}`);
  if (found?.acceptingClients === false) return { kind: "gone" };
  const wanted = readWanted(found, booking.type, booking, nowMs);
  if (wanted.kind !== "free") return wanted;
  const { bookable, type, timeZone } = wanted;
  const id = newId(nowMs);
  const token = newSecret();
  const { at: startsAt, email, state: stateCode, insurance: typeBit } = booking;
  const [, blockedUntil] = blockedBy(type, startsAt);
  const endsAt = startsAt + type.minutes * 60_000;
  const facts: EventFacts = {
    id,
    sequence: 0,
    status: "booked",
    updatedAt: nowMs,
    agentName: bookable.name,
    address: bookable.address,
    timeZone,
    typeName: type.name,
    way: type.way,
    link: type.link,
    startsAt,
    endsAt,
    clientName: booking.name,
    clientEmail: email,
    clientPhone: booking.phone ?? null,
    clientTimeZone: booking.zone,
    language: language(),
  };
  const insurance = bookable.insurance.find(({ bit }) => bit === typeBit)?.name ?? "";
  const toConfirm = newSecret();
  // What strangers ask for under an address doesn't count against its owner, who has shown that it's theirs.
  const counted = confirmed ? sql`p.confirm_by IS NULL` : sql`1`;
  const written = await commit(context, {
    guards: {
      ...freeGuards({ agentNo, id, startsAt, blockedUntil, typeId: type.id, nowMs, isNew: true }),
      unlicensed: coversSql(
        sql`${agentNo}`,
        sql`${stateCode}`,
        sql`${typeBit}`,
        sql`${wallClock(timeZone, startsAt).day}`,
      ),
      "too-many": sql`(SELECT count(*) FROM appointments p WHERE p.client_email = ${email} AND ${counted}
          AND p.created_at > ${nowMs - DAY_MS}) < ${BOOKED_A_DAY_MOST}
        AND (SELECT count(*) FROM appointments p WHERE p.agent_no = ${agentNo} AND p.client_email = ${email}
          AND ${counted} AND p.status = 'booked' AND p.starts_at > ${nowMs}) < ${COMING_MOST}`,
      unconfirmed: confirmed
        ? sql`1`
        : sql`${heldBy(sql`p.held_from = ${heldFrom}`, nowMs)} < ${HELD_OF_NETWORK_MOST}
            AND ${heldBy(sql`p.client_email = ${email}`, nowMs)} < ${HELD_OF_ADDRESS_MOST}`,
    },
    duplicates: [SLOT],
    statements: [
      lapseStatement(context, agentNo),
      db.orm.insert(appointments).values({
        id,
        agentNo,
        typeId: type.id,
        typeName: type.name,
        way: type.way,
        link: type.link,
        startsAt,
        endsAt,
        blockedUntil,
        status: "booked",
        userId,
        agentUserId: sql`(SELECT k.user_id FROM profiles k WHERE k.agent_no = ${agentNo} AND k.verified
          AND k.account_status = 'active')`,
        clientName: booking.name,
        clientEmail: email,
        clientPhone: booking.phone ?? null,
        clientTimeZone: booking.zone,
        language: facts.language,
        stateCode,
        typeBit,
        note: booking.note ?? "",
        createdAt: nowMs,
        updatedAt: nowMs,
        remindedAt: remindedAlready(startsAt, nowMs),
        confirmBy: heldUntil,
        heldFrom,
      }),
      ...(await linkStatement(context, id, token)),
      ...(heldUntil === null
        ? [
            clientEmailStatement(context, bookedEmail, facts, token),
            ...(await bookedNews(context, bookable.recipients, facts, `${insurance} in ${stateCode}`)),
          ]
        : [
            ...(await linkStatement(context, id, toConfirm, { confirms: true })),
            emailStatement(
              context,
              heldEmail(facts, { url: linksOf(context, id, toConfirm).url, until: heldUntil }),
            ),
          ]),
    ],
    ...tellingUsers(confirmed ? bookable.recipients.map((one) => one.userId) : []),
    mail: true,
    purge: [paths.showcase(bookable.slug)],
  });
  if (written.kind === "stale" && written.guard === "unconfirmed") return { kind: "unconfirmed" };
  const refusal = refusalOf(written, wanted, booking.at, nowMs);
  if (refusal !== null) return refusal;
  context.later(refreshNextFree(context, agentNo));
  return { kind: confirmed ? "booked" : "held", id, token };
}

/** How many times wait to be confirmed, of those that a condition names. */
const heldBy = (whose: SQL, nowMs: number) =>
  sql`(SELECT count(*) FROM appointments p WHERE p.status = 'booked' AND p.confirm_by > ${nowMs} AND ${whose})`;

/** The statements that tell the agent of an appointment that is theirs from now on. */
const bookedNews = (
  context: AppContext,
  recipients: readonly Recipient[],
  facts: EventFacts,
  about: string,
) =>
  tellAgentStatements(context, recipients, {
    type: "success",
    title: `${facts.clientName} booked ${facts.typeName}`,
    message: `${whenForAgent(facts)}. ${about}.`,
  });

export type ConfirmOutcome = "confirmed" | "lapsed" | "changed";

/** Confirms a time that is held: its client has the link that was mailed to the address. Its agent is told. */
export async function confirmHeld(context: AppContext, appointment: Appointment): Promise<ConfirmOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { id, agentSlug, status, confirmBy, canceledBy, insurance, stateCode } = appointment;
  const standing = confirmationOf(appointment, nowMs);
  if (standing === "lapsed") return "lapsed";
  if (standing === "confirmed") return status === "booked" && canceledBy === null ? "confirmed" : "changed";
  const token = newSecret();
  const recipients = recipientOf(appointment);
  const written = await commit(context, {
    guards: {
      changed: sql`EXISTS (SELECT 1 FROM appointments p WHERE p.id = ${id} AND p.status = 'booked'
        AND p.confirm_by = ${confirmBy} AND p.confirm_by > ${nowMs})`,
    },
    statements: [
      db.orm.run(sql`UPDATE appointments SET confirm_by = NULL, held_from = NULL, updated_at = ${nowMs}
        WHERE id = ${id}`),
      ...(await linkStatement(context, id, token)),
      clientEmailStatement(context, bookedEmail, { ...appointment, updatedAt: nowMs }, token),
      ...(await bookedNews(context, recipients, appointment, `${insurance} in ${stateCode}`)),
    ],
    ...tellingUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(agentSlug)],
  });
  return written.kind === "committed" ? "confirmed" : "changed";
}

/** Moves an appointment that its client may move. */
export function move(context: AppContext, appointment: Appointment, at: number): Promise<MoveOutcome> {
  return inTurn(context, appointment.agentId, () => moveNow(context, appointment, at));
}

async function moveNow(context: AppContext, before: Appointment, at: number): Promise<MoveOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  if (!mayChange(before, "client", "move", nowMs)) return { kind: "changed" };
  const { id, agentNo, stateCode, typeBit } = before;
  const bookable = await findBookable(context, sql`${agentNo}`, id);
  const wanted = readWanted(bookable, before.typeId, { at, state: stateCode, insurance: typeBit }, nowMs);
  if (wanted.kind !== "free") return wanted;
  const { type, timeZone } = wanted;
  const [, blockedUntil] = blockedBy(type, at);
  const endsAt = at + type.minutes * 60_000;
  const facts = {
    ...before,
    timeZone,
    startsAt: at,
    endsAt,
    sequence: before.sequence + 1,
    updatedAt: nowMs,
  };
  const token = newSecret();
  const recipients = recipientOf(before);
  const written = await commit(context, {
    guards: {
      changed: sql`EXISTS (SELECT 1 FROM appointments p WHERE p.id = ${id} AND p.status = 'booked'
        AND p.sequence = ${before.sequence} AND p.starts_at > ${nowMs})`,
      ...freeGuards({ agentNo, id, startsAt: at, blockedUntil, typeId: type.id, nowMs, isNew: false }),
      unlicensed: coversSql(
        sql`${agentNo}`,
        sql`${stateCode}`,
        sql`${typeBit}`,
        sql`${wallClock(timeZone, at).day}`,
      ),
    },
    duplicates: [SLOT],
    statements: [
      lapseStatement(context, agentNo),
      db.orm.run(sql`UPDATE appointments SET starts_at = ${at}, ends_at = ${endsAt}, blocked_until = ${blockedUntil},
        sequence = sequence + 1, updated_at = ${nowMs}, reminded_at = ${remindedAlready(at, nowMs)}, flagged_at = NULL
        WHERE id = ${id}`),
      ...(await linkStatement(context, id, token)),
      clientEmailStatement(context, movedEmail, facts, token),
      ...(await tellAgentStatements(context, recipients, {
        type: "info",
        title: `${before.clientName || "A client"} moved ${before.typeName}`,
        message: `From ${whenForAgent(before)} to ${whenForAgent(facts)}.`,
      })),
    ],
    ...tellingUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(before.agentSlug)],
  });
  if (written.kind === "stale" && written.guard === "changed") return { kind: "changed" };
  const refusal = refusalOf(written, wanted, at, nowMs);
  if (refusal !== null) return refusal;
  context.later(refreshNextFree(context, agentNo));
  return { kind: "moved" };
}

const SLOT = "appointments.agent_no, appointments.starts_at";

/** Who books it later than the reminder would be sent needs none. */
const remindedAlready = (startsAt: number, nowMs: number): number | null =>
  startsAt - REMINDER_HOURS * HOUR_MS <= nowMs + HOUR_MS ? nowMs : null;

type Wanted = {
  kind: "free";
  bookable: Bookable;
  type: AppointmentType;
  timeZone: string;
  /** Those that are free from this instant on. */
  next(fromMs: number): number[];
};

/** Whether what is asked for can be had, by what was read just now. */
function readWanted(
  bookable: Bookable | null,
  typeId: string,
  { at, state, insurance }: { at: number; state: string; insurance: number },
  nowMs: number,
): Wanted | NotFree {
  const type = bookable?.types.find(({ id }) => id === typeId);
  const hours = bookable?.hours ?? null;
  if (bookable === null || hours === null || type === undefined) return { kind: "gone" };
  const next = (fromMs: number) =>
    nextSlots(hours, type, bookable.taken, { fromMs: Math.max(fromMs, nowMs), most: NEXT_OFFERED, nowMs });
  if (!isFree(hours, type, bookable.taken, at, nowMs)) return { kind: "taken", next: next(at) };
  const license = licenseOn(bookable, { stateCode: state, typeBit: insurance, startsAt: at });
  if (license.kind !== "covers" || !bookable.insurance.some(({ bit }) => bit === insurance))
    return { kind: "unlicensed", throughDay: license.kind === "ends" ? license.throughDay : null };
  return { kind: "free", bookable, type, timeZone: hours.timeZone, next };
}

/** That the time is still free and still offered when it is written, whoever else writes. */
function freeGuards(wanted: {
  agentNo: number;
  id: string;
  startsAt: number;
  blockedUntil: number;
  typeId: string;
  nowMs: number;
  /** Not a move: it needs an agent who takes new clients. */
  isNew: boolean;
}): { taken: SQL; gone: SQL } {
  const { agentNo, id, startsAt, blockedUntil, typeId, nowMs, isNew } = wanted;
  return {
    taken: sql`NOT EXISTS (SELECT 1 FROM appointments p WHERE p.agent_no = ${agentNo} AND p.status = 'booked'
        AND p.id <> ${id} AND p.starts_at < ${blockedUntil} AND p.blocked_until > ${startsAt}
        AND (p.confirm_by IS NULL OR p.confirm_by > ${nowMs}))
      AND NOT EXISTS (SELECT 1 FROM busy_times b WHERE b.agent_no = ${agentNo} AND b.starts_at < ${blockedUntil}
        AND b.ends_at > ${startsAt})`,
    gone: sql`EXISTS (SELECT 1 FROM calendars c JOIN agents a ON a.agent_no = c.agent_no
        WHERE c.agent_no = ${agentNo} AND c.open AND ${isBookable}
          AND ${isNew ? sql`a.accepting_clients` : sql`1`})
      AND EXISTS (SELECT 1 FROM appointment_types y WHERE y.id = ${typeId} AND y.removed_at IS NULL)`,
  };
}

function refusalOf(
  written: { kind: "committed" } | { kind: "stale"; guard: string } | { kind: "duplicate" },
  wanted: Wanted,
  at: number,
  nowMs: number,
): NotFree | null {
  if (written.kind === "committed") return null;
  if (written.kind === "stale" && written.guard === "gone") return { kind: "gone" };
  if (written.kind === "stale" && written.guard === "unlicensed")
    return { kind: "unlicensed", throughDay: null };
  if (written.kind === "stale" && written.guard === "too-many") return { kind: "too-many" };
  return { kind: "taken", next: wanted.next(Math.max(at + 1, nowMs)) };
}
