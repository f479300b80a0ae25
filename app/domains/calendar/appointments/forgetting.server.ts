/** What becomes of appointments when an account is deleted, or an agent's record goes to another account. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { isBooker, ofClient } from "./appointment-queries.server.ts";

/**
 * For the batch that deletes an account: what it booked is canceled and nobody's any more, and of a calendar that it kept
 * nothing stays but appointments, canceled where they were still to come. The cron tells the others (`untold`).
 */
export const forgetAppointments = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  person: Parameters<typeof ofClient>[0],
) => {
  const nowMs = clock.now();
  const own = sql`(SELECT agent_no FROM profiles WHERE user_id = ${person.userId} AND agent_no IS NOT NULL)`;
  const theirs = ofClient(person);
  return [
    ...closeCalendar({ db, clock }, own),
    db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = 'client', sequence = sequence + 1,
      updated_at = ${nowMs}, untold = 1
      WHERE ${theirs} AND status = 'booked' AND starts_at > ${nowMs}`),
    db.orm.run(sql`DELETE FROM appointment_links
      WHERE appointment_id IN (SELECT id FROM appointments WHERE ${theirs})`),
    db.orm.run(sql`UPDATE appointments SET client_name = '', client_email = '', client_phone = NULL, note = '',
      user_id = NULL WHERE ${theirs}`),
  ] as const;
};

/**
 * For the batch that takes an account out of sight before it is deleted: what is to come is canceled on both sides, and the
 * cron tells the others. The calendar itself stays, as it would come back with its account.
 */
export const cancelAllToCome = ({ db, clock }: Pick<AppContext, "db" | "clock">, userId: string) => {
  const nowMs = clock.now();
  const cancel = (by: "client" | "agent", whose: SQL) =>
    db.orm.run(sql`UPDATE appointments AS p SET status = 'canceled', canceled_by = ${by}, sequence = sequence + 1,
      updated_at = ${nowMs}, untold = 1 WHERE ${whose} AND status = 'booked' AND starts_at > ${nowMs}`);
  return [
    cancel("client", isBooker(userId)),
    cancel(
      "agent",
      sql`agent_no IN (SELECT agent_no FROM profiles WHERE user_id = ${userId} AND agent_no IS NOT NULL)`,
    ),
  ] as const;
};

/** For the batch that gives an agent's record to another account: the new one begins with a calendar of its own. */
export const leaveCalendar = (context: Pick<AppContext, "db" | "clock">, { agentNo }: { agentNo: number }) =>
  closeCalendar(context, sql`(SELECT ${agentNo})`);

function closeCalendar({ db, clock }: Pick<AppContext, "db" | "clock">, agents: SQL) {
  const nowMs = clock.now();
  return [
    db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = 'agent', sequence = sequence + 1,
      updated_at = ${nowMs}, untold = 1
      WHERE agent_no IN ${agents} AND status = 'booked' AND starts_at > ${nowMs}`),
    db.orm.run(sql`UPDATE appointment_types SET removed_at = ${nowMs}
      WHERE agent_no IN ${agents} AND removed_at IS NULL`),
    db.orm.run(sql`DELETE FROM busy_times WHERE agent_no IN ${agents}`),
    db.orm.run(sql`DELETE FROM calendars WHERE agent_no IN ${agents}`),
  ] as const;
}
