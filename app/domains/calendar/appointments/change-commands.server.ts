/** What becomes of an appointment: moved, canceled, completed or missed. */
import { sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newSecret } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { findOffered } from "../calendar-queries.server.ts";
import { refreshNextFree } from "../next-free.server.ts";
import { mayChange } from "../policy.ts";
import { isTooSoon } from "../scopes/scope-policy.ts";
import { moveScope } from "../scopes/scope-statements.server.ts";
import { blockedBy } from "../slots.ts";
import type { Canceler } from "../types.ts";
import { mailedFile } from "./appointment-ics.server.ts";
import { type Appointment, recipientOf } from "./appointment-queries.server.ts";
import { canceledEmail, completedEmail, movedEmail, whenForAgent } from "./emails.server.ts";
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

/** `changed`: someone else changed it first, or this side may no longer change it. */
export type ChangeOutcome = "done" | "changed";

export type MoveOutcome = { kind: "moved" } | NotFree | { kind: "changed" } | { kind: "too-soon" };

/** Moves an appointment that its client may move. */
export function move(context: AppContext, appointment: Appointment, at: number): Promise<MoveOutcome> {
  return inTurn(context, appointment.agentId, () => moveNow(context, appointment, at));
}

async function moveNow(context: AppContext, before: Appointment, at: number): Promise<MoveOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  if (!mayChange(before, "client", "move", nowMs)) return { kind: "changed" };
  const { id, agentNo, stateCode, typeBit } = before;
  // Agreed when it was booked.
  if (isTooSoon(before.insuranceSlug, before.createdAt, at)) return { kind: "too-soon" };
  const offered = await findOffered(context, agentNo, id);
  const wanted = readWanted(offered, before.typeId, { at, state: stateCode, insurance: typeBit }, nowMs);
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
      ...freeGuards({
        agentNo,
        id,
        startsAt: at,
        blockedUntil,
        typeId: type.id,
        nowMs,
        stateCode,
        typeBit,
        day: wallClock(timeZone, at).day,
        isNew: false,
      }),
    },
    duplicates: [SLOT],
    statements: [
      lapseStatement(context, agentNo),
      db.orm.run(sql`UPDATE appointments SET starts_at = ${at}, ends_at = ${endsAt}, blocked_until = ${blockedUntil},
        sequence = sequence + 1, updated_at = ${nowMs}, reminded_at = ${remindedAlready(at, nowMs)}, flagged_at = NULL
        WHERE id = ${id}`),
      moveScope(context, id, at),
      ...(await linkStatement(context, id, token)),
      clientEmailStatement(context, movedEmail, facts, token),
      ...(await tellAgentStatements(context, recipients, {
        type: "info",
        title: `${before.clientName || "A client"} moved ${before.typeName}`,
        message: `From ${whenForAgent(before)} to ${whenForAgent(facts)}.`,
      })),
    ],
    ...notifyUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(before.agentSlug)],
  });
  if (written.kind === "stale" && written.guard === "changed") return { kind: "changed" };
  const refusal = refusalOf(written, wanted, at, nowMs);
  if (refusal !== null) return refusal;
  context.later(refreshNextFree(context, agentNo));
  return { kind: "moved" };
}

/** The appointment wasn't moved, canceled or marked since it was read. */
const isUnchanged = ({ id, status, sequence }: Appointment) =>
  sql`EXISTS (SELECT 1 FROM appointments p WHERE p.id = ${id} AND p.status = ${status} AND p.sequence = ${sequence})`;

/** Cancels an appointment and tells the other side. The client gets an email either way, unless it was never confirmed. */
export async function cancel(
  context: AppContext,
  appointment: Appointment,
  by: Canceler,
): Promise<ChangeOutcome> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  if (!mayChange(appointment, by, "cancel", nowMs)) return "changed";
  const { id, agentNo, agentSlug, clientEmail, typeName } = appointment;
  // The agent was never notified of an unconfirmed one.
  const recipients = by === "client" && appointment.confirmBy === null ? recipientOf(appointment) : [];
  const token = newSecret();
  const links = linksOf(context, id, token);
  const after = {
    ...appointment,
    status: "canceled" as const,
    sequence: appointment.sequence + 1,
    updatedAt: nowMs,
  };
  const written = await commit(context, {
    guards: { changed: isUnchanged(appointment) },
    statements: [
      db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = ${by}, sequence = sequence + 1,
        updated_at = ${nowMs}, held_from = NULL WHERE id = ${id}`),
      ...(await linkStatement(context, id, token)),
      ...(clientEmail === "" || appointment.confirmBy !== null
        ? []
        : [
            emailStatement(context, {
              ...canceledEmail(context, appointment, {
                by,
                bookUrl: appointment.agentAccepts ? origin + calendarPaths.book(agentSlug) : null,
                fileUrl: links.fileUrl,
              }),
              file: mailedFile(after, { origin, url: links.url }),
            }),
          ]),
      ...(await tellAgentStatements(context, recipients, {
        type: "warning",
        title: `${appointment.clientName || "A client"} canceled ${typeName}`,
        message: `${whenForAgent(appointment)}. The time is free again.`,
      })),
    ],
    ...notifyUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(agentSlug)],
  });
  if (written.kind !== "committed") return "changed";
  context.later(refreshNextFree(context, agentNo));
  return "done";
}

/**
 * The agent marks an appointment completed or missed. Every client of a completed one is asked for a review, once, no
 * matter whether the agent or the cron marked it.
 */
export async function mark(
  context: AppContext,
  appointment: Appointment,
  status: "completed" | "missed",
): Promise<ChangeOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  if (appointment.status === status) return "done";
  if (!mayChange(appointment, "agent", status === "completed" ? "complete" : "miss", nowMs)) return "changed";
  const written = await commit(context, {
    guards: { changed: isUnchanged(appointment) },
    statements: [
      db.orm.run(
        sql`UPDATE appointments SET status = ${status}, updated_at = ${nowMs} WHERE id = ${appointment.id}`,
      ),
      ...(status === "completed" ? askStatements(context, appointment) : []),
    ],
    mail: status === "completed",
  });
  return written.kind === "committed" ? "done" : "changed";
}

/** The email that asks a client for a review, unless they were asked before, for the batch that completes the appointment. */
export function askStatements(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  appointment: Appointment,
) {
  const { db, clock, origin } = context;
  // No address: the account was deleted.
  if (appointment.clientEmail === "" || appointment.asked) return [];
  return [
    db.orm.run(sql`UPDATE appointments SET asked_at = ${clock.now()} WHERE id = ${appointment.id}`),
    emailStatement(
      context,
      completedEmail(context, appointment, origin + paths.leaveReview(appointment.agentSlug)),
    ),
  ];
}
