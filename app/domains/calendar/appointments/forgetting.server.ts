/** Appointments when an account is deleted, or when an agent's profile moves to another account. */
import { type SQL, sql } from "drizzle-orm";
import { dropOffers } from "#app/domains/directory/medicare/offer-commands.server.ts";
import { dropPay } from "#app/domains/directory/profile/pay-commands.server.ts";
import { forgetGuest } from "#app/domains/directory/watching/guest-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { sealScopes } from "../scopes/scope-statements.server.ts";
import { isBooker, ofClient } from "./appointment-queries.server.ts";

/**
 * For the batch that deletes an account. Its bookings lose the client's data, and upcoming ones are canceled. Its own
 * calendar is removed, and the appointments in it stay, upcoming ones canceled. The cron tells the other sides (`cancellation_unsent`).
 */
export const forgetAppointments = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  person: Parameters<typeof ofClient>[0],
) => {
  const nowMs = clock.now();
  const own = sql`(SELECT agent_no FROM profiles WHERE user_id = ${person.userId} AND agent_no IS NOT NULL)`;
  const theirs = ofClient(person);
  return [
    ...sealScopes({ db, clock }, theirs),
    ...closeCalendar({ db, clock }, own),
    forgetGuest({ db }, person.emailConfirmed ? person.email : null),
    db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = 'client', sequence = sequence + 1,
      updated_at = ${nowMs}, cancellation_unsent = 1
      WHERE ${theirs} AND status = 'booked' AND starts_at > ${nowMs}`),
    db.orm.run(sql`DELETE FROM appointment_links
      WHERE appointment_id IN (SELECT id FROM appointments WHERE ${theirs})`),
    db.orm.run(sql`UPDATE appointments SET client_name = '', client_email = '', client_phone = NULL, note = '',
      user_id = NULL WHERE ${theirs}`),
  ] as const;
};

/**
 * For the batch that hides an account before its deletion: its upcoming appointments are canceled on both sides, and the
 * cron tells the others. The calendar itself stays, because it comes back if the account does.
 */
export const cancelAllToCome = ({ db, clock }: Pick<AppContext, "db" | "clock">, userId: string) => {
  const nowMs = clock.now();
  const cancel = (by: "client" | "agent", whose: SQL) =>
    db.orm.run(sql`UPDATE appointments AS p SET status = 'canceled', canceled_by = ${by}, sequence = sequence + 1,
      updated_at = ${nowMs}, cancellation_unsent = 1 WHERE ${whose} AND status = 'booked' AND starts_at > ${nowMs}`);
  return [
    cancel("client", isBooker(userId)),
    cancel(
      "agent",
      sql`agent_no IN (SELECT agent_no FROM profiles WHERE user_id = ${userId} AND agent_no IS NOT NULL)`,
    ),
  ] as const;
};

/** For the batch that moves an agent's profile to another account, which starts with a new calendar. */
export const leaveCalendar = (context: Pick<AppContext, "db" | "clock">, { agentNo }: { agentNo: number }) =>
  [
    ...closeCalendar(context, sql`(SELECT ${agentNo})`),
    // How an agent is paid was said by the account before.
    dropPay(context, agentNo),
  ] as const;

function closeCalendar({ db, clock }: Pick<AppContext, "db" | "clock">, agents: SQL) {
  const nowMs = clock.now();
  return [
    db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = 'agent', sequence = sequence + 1,
      updated_at = ${nowMs}, cancellation_unsent = 1
      WHERE agent_no IN ${agents} AND status = 'booked' AND starts_at > ${nowMs}`),
    db.orm.run(sql`UPDATE appointment_types SET removed_at = ${nowMs}
      WHERE agent_no IN ${agents} AND removed_at IS NULL`),
    dropOffers({ db }, agents),
    db.orm.run(sql`DELETE FROM busy_times WHERE agent_no IN ${agents}`),
    db.orm.run(sql`DELETE FROM calendars WHERE agent_no IN ${agents}`),
  ] as const;
}
