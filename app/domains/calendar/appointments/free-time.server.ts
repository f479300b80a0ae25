/**
 * What booking and moving share: the agent's line, whether a time is free, and the guards of the commit. The line spares
 * people failed commits; the guards are the promise (docs/decisions/0051).
 */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { language } from "#app/text/text.ts";
import { bitOf, coversSql, isBookable, type Offered } from "../calendar-queries.server.ts";
import { NEXT_OFFERED, REMINDER_HOURS } from "../limits.ts";
import { isFree, nextSlots } from "../slots.ts";
import type { AppointmentType } from "../types.ts";

/** Why a time can't be booked; `next` are the free times after it. */
export type NotFree =
  /** The time is booked or busy, or was never offered. */
  | { kind: "taken"; next: number[] }
  /** The agent removed the type or closed the calendar. */
  | { kind: "gone" }
  /** No license covers that insurance there on that day; `throughDay` is the last day one does, if any. */
  | { kind: "unlicensed"; throughDay: string | null }
  /** This address has as many appointments as allowed. */
  | { kind: "too-many" }
  /** The agent's line is full. */
  | { kind: "crowded" };

/** Runs in the agent's line: bookings with one agent read and write one at a time. */
export async function inTurn<T extends { kind: string }>(
  { rooms }: Pick<AppContext, "rooms">,
  agentId: string,
  work: () => Promise<T>,
): Promise<T | { kind: "crowded" }> {
  let outcome: T | { kind: "crowded" } = { kind: "crowded" };
  const asked = language();
  await rooms.bookInTurn(agentId, () =>
    // The object calls back from outside the request, where its language is unknown.
    inLanguage(asked, async () => {
      outcome = await work();
    }),
  );
  return outcome;
}

/** The unique index that forbids two appointments of an agent with one start. */
export const SLOT = "appointments.agent_no, appointments.starts_at";

/** A booking made after the reminder would have been sent needs none. */
export const remindedAlready = (startsAt: number, nowMs: number): number | null =>
  startsAt - REMINDER_HOURS * HOUR_MS <= nowMs + HOUR_MS ? nowMs : null;

type Wanted = {
  kind: "free";
  type: AppointmentType;
  timeZone: string;
  /** The free times from this instant on. */
  next(fromMs: number): number[];
};

/** Whether the wanted time can be booked, judged by what was read. */
export function readWanted(
  offered: Offered | null,
  typeId: string,
  { at, state, insurance }: { at: number; state: string; insurance: number },
  nowMs: number,
): Wanted | NotFree {
  const type = offered?.types.find(({ id }) => id === typeId);
  const hours = offered?.hours ?? null;
  if (offered === null || hours === null || type === undefined) return { kind: "gone" };
  const next = (fromMs: number) =>
    nextSlots(hours, type, offered.taken, { fromMs: Math.max(fromMs, nowMs), most: NEXT_OFFERED, nowMs });
  if (!isFree(hours, type, offered.taken, at, nowMs)) return { kind: "taken", next: next(at) };
  const license = licenseOn(offered, { stateCode: state, typeBit: insurance, startsAt: at });
  if (license.kind !== "covers" || !offered.insurance.some(({ bit }) => bit === insurance))
    return { kind: "unlicensed", throughDay: license.kind === "ends" ? license.throughDay : null };
  return { kind: "free", type, timeZone: hours.timeZone, next };
}

/** Whether a license for this insurance in this state covers the day of an appointment. */
function licenseOn(
  { coverage, hours }: Pick<Offered, "coverage" | "hours">,
  { stateCode, typeBit, startsAt }: { stateCode: string; typeBit: number; startsAt: number },
): { kind: "covers" } | { kind: "ends"; throughDay: string } | { kind: "none" } {
  if (hours === null) return { kind: "none" };
  const rows = coverage.filter((row) => row.stateCode === stateCode && bitOf(row.types, typeBit));
  const { day } = wallClock(hours.timeZone, startsAt);
  const last = rows.at(-1);
  if (last === undefined) return { kind: "none" };
  return last.throughDay >= day ? { kind: "covers" } : { kind: "ends", throughDay: last.throughDay };
}

/** The time is still free, still offered and still licensed at the moment of the commit. */
export function freeGuards(wanted: {
  agentNo: number;
  id: string;
  startsAt: number;
  blockedUntil: number;
  typeId: string;
  nowMs: number;
  /** What a license must cover, and the day of the appointment on the agent's clocks. */
  stateCode: string;
  typeBit: number;
  day: string;
  /** Not a move: it needs an agent who takes new clients. */
  isNew: boolean;
}): { taken: SQL; gone: SQL; unlicensed: SQL } {
  const { agentNo, id, startsAt, blockedUntil, typeId, nowMs, stateCode, typeBit, day, isNew } = wanted;
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
    unlicensed: coversSql(sql`${agentNo}`, sql`${stateCode}`, sql`${typeBit}`, sql`${day}`),
  };
}

/** Why the commit was refused; null when it wasn't. */
export function refusalOf(
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

/** Cancels an agent's lapsed holds, for the batch of a booking with them. */
export const lapseStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: number) =>
  db.orm.run(sql`UPDATE appointments SET status = 'canceled', held_from = NULL, sequence = sequence + 1,
    updated_at = ${clock.now()} WHERE agent_no = ${agentNo} AND status = 'booked' AND confirm_by <= ${clock.now()}`);
