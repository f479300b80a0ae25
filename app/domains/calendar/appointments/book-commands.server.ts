/** Booking a time, and confirming one that is held. */
import { type SQL, sql } from "drizzle-orm";
import { guestWatchStatements } from "#app/domains/directory/watching/guest-commands.server.ts";
import { watchStatements } from "#app/domains/directory/watching/watch-commands.server.ts";
import type { Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { newId, newSecret } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { networkHash } from "#app/platform/security/network-hash.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { language } from "#app/text/text.ts";
import { appointments } from "#db/schema/index.ts";
import { type Bookable, findTaken } from "../calendar-queries.server.ts";
import type { Booking } from "../inputs.ts";
import {
  BOOKED_A_DAY_MOST,
  COMING_MOST,
  HELD_MINUTES,
  HELD_OF_ADDRESS_MOST,
  HELD_OF_NETWORK_MOST,
} from "../limits.ts";
import { refreshNextFree } from "../next-free.server.ts";
import { confirmationOf } from "../policy.ts";
import { type AgreedScope, agreeStatement, confirmScope } from "../scopes/scope-statements.server.ts";
import { blockedBy } from "../slots.ts";
import type { EventFacts } from "./appointment-ics.server.ts";
import { type Appointment, recipientOf } from "./appointment-queries.server.ts";
import { bookedEmail, heldEmail, whenForAgent } from "./emails.server.ts";
import {
  freeGuards,
  inTurn,
  lapseStatement,
  type NotFree,
  readWanted,
  refusalOf,
  remindedAlready,
  SLOT,
} from "./free-time.server.ts";
import { clientEmailStatement, linkStatement, linksOf, tellAgentStatements } from "./notifications.server.ts";

export type NotBooked =
  | NotFree
  /** This network, or this address, holds as many unconfirmed times as allowed. */
  | { kind: "unconfirmed" };

export type BookOutcome =
  | (Record<"id" | "token", string> & ({ kind: "booked" } | { kind: "held" }))
  | NotBooked;

/** Who books: the account, when signed in, and whether the booking's address is that account's and confirmed. */
export type Booker = { userId: string | null; confirmed: boolean };

/**
 * Books a time with an agent as `findBookable` read them. An unconfirmed address only holds the time for half an hour: the
 * email to it carries the link that confirms the appointment, and the agent is notified only then.
 */
export function book(
  context: AppContext,
  agent: Bookable,
  booking: Booking,
  booker: Booker,
  /** What was agreed to talk about, for an appointment about Medicare. */
  scope: AgreedScope | null = null,
): Promise<BookOutcome> {
  return inTurn(context, agent.id, () => bookNow(context, agent, booking, booker, scope));
}

async function bookNow(
  context: AppContext,
  agent: Bookable,
  booking: Booking,
  { userId, confirmed }: Booker,
  scope: AgreedScope | null,
): Promise<BookOutcome> {
  const { db, clock } = context;
  const { agentNo } = agent;
  const nowMs = clock.now();
  const heldUntil = confirmed ? null : nowMs + HELD_MINUTES * MINUTE_MS;
  const heldFrom = confirmed ? null : await networkHash(context, "held-times");
  // Only the times that bookings ahead in the line took are read again. A calendar that closed, a type that was removed and a
  // license that ended since the agent was read fail the commit's guards.
  const taken = await findTaken(context, agentNo);
  if (!agent.acceptingClients) return { kind: "gone" };
  const wanted = readWanted({ ...agent, taken }, booking.type, booking, nowMs);
  if (wanted.kind !== "free") return wanted;
  const { type, timeZone } = wanted;
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
    agentName: agent.name,
    address: agent.address,
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
    insuranceSlug: agent.insurance.find(({ bit }) => bit === typeBit)?.slug ?? "",
    scopeProducts: scope?.products.join(" ") ?? "",
    scopeBeneficiary: scope?.beneficiary ?? "",
    medicareOffer: agent.medicareOffer,
  };
  const insurance = agent.insurance.find(({ bit }) => bit === typeBit)?.name ?? "";
  const toConfirm = newSecret();
  // What strangers request under an address doesn't count against the owner who confirmed it.
  const counted = confirmed ? sql`p.confirm_by IS NULL` : sql`1`;
  const written = await commit(context, {
    guards: {
      ...freeGuards({
        agentNo,
        id,
        startsAt,
        blockedUntil,
        typeId: type.id,
        nowMs,
        stateCode,
        typeBit,
        day: wallClock(timeZone, startsAt).day,
        isNew: true,
      }),
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
      ...(scope === null
        ? []
        : await agreeStatement(
            context,
            {
              id,
              agentNo,
              agentName: agent.name,
              clientName: booking.name,
              clientEmail: email,
              clientPhone: booking.phone ?? null,
              stateCode,
              insurance: facts.insuranceSlug,
              way: type.way,
              startsAt,
              confirmed,
            },
            scope,
          )),
      ...(userId === null || !confirmed
        ? []
        : watchStatements(context, { userId, agentNos: sql`${agentNo}`, reason: "appointment" })),
      ...(await linkStatement(context, id, token)),
      ...(heldUntil === null
        ? [
            clientEmailStatement(context, bookedEmail, facts, token),
            ...(await bookedNews(context, agent.recipients, facts, `${insurance} in ${stateCode}`)),
          ]
        : [
            ...(await linkStatement(context, id, toConfirm, { confirms: true })),
            emailStatement(
              context,
              heldEmail(context, facts, {
                url: linksOf(context, id, toConfirm).url,
                until: heldUntil,
                watches: userId === null,
              }),
            ),
          ]),
    ],
    ...notifyUsers(confirmed ? agent.recipients.map((one) => one.userId) : []),
    mail: true,
    purge: [paths.showcase(agent.slug)],
  });
  if (written.kind === "stale" && written.guard === "unconfirmed") return { kind: "unconfirmed" };
  const refusal = refusalOf(written, wanted, booking.at, nowMs);
  if (refusal !== null) return refusal;
  context.later(refreshNextFree(context, agentNo));
  return { kind: confirmed ? "booked" : "held", id, token };
}

/** How many held times wait to be confirmed, among those that a condition selects. */
const heldBy = (whose: SQL, nowMs: number) =>
  sql`(SELECT count(*) FROM appointments p WHERE p.status = 'booked' AND p.confirm_by > ${nowMs} AND ${whose})`;

/** The statements that notify the agent of a new appointment. */
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

/** Confirms a held time for a client who has the link from the email, and notifies the agent. */
export async function confirmHeld(context: AppContext, appointment: Appointment): Promise<ConfirmOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { id, agentSlug, status, confirmBy, canceledBy, insurance, stateCode } = appointment;
  const confirmation = confirmationOf(appointment, nowMs);
  if (confirmation === "lapsed") return "lapsed";
  if (confirmation === "confirmed")
    return status === "booked" && canceledBy === null ? "confirmed" : "changed";
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
      confirmScope(context, id),
      ...guestWatchStatements(context, id),
      ...(await linkStatement(context, id, token)),
      clientEmailStatement(context, bookedEmail, { ...appointment, updatedAt: nowMs }, token),
      ...(await bookedNews(context, recipients, appointment, `${insurance} in ${stateCode}`)),
    ],
    ...notifyUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(agentSlug)],
  });
  return written.kind === "committed" ? "confirmed" : "changed";
}
