/** Appointments as their list shows them to one side. */
import type { Appointment } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { insuranceIn, WAYS } from "#app/domains/calendar/words.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { formatPlanned, formatTimeOf, readersDay, readersZone } from "#app/platform/time/reader-time.ts";
import { formatTimeIn, formatWeekday } from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";

export const showTo = (side: "client" | "agent", nowMs: number) => (one: Appointment) => ({
  id: one.id,
  to: calendarPaths.appointment(one.id),
  who: side === "client" ? one.agentName : one.clientName || t("Account deleted"),
  face: side === "client" ? { id: one.agentId, photoUrl: one.agentPhoto } : { id: one.id, photoUrl: null },
  what: `${one.typeName} · ${insuranceIn(one)}`,
  way: one.way,
  where: side === "client" && one.way === "office" ? one.address : t(WAYS[one.way]),
  day: readersDay(one.startsAt),
  when: formatPlanned(one.startsAt),
  // The end names the zone: the start is on the same clock.
  time: t("{from} to {to}", {
    from: formatTimeOf(one.startsAt),
    to: formatTimeIn(readersZone(), one.endsAt),
  }),
  status: one.status,
  missing: one.flagged && one.status === "booked" ? missingWords(one, side) : null,
  call: one.way === "video" && one.link !== "" && one.endsAt > nowMs ? one.link : null,
  more: side === "client" || (one.flagged && one.status === "booked") ? t("Move or cancel") : t("Details"),
  phone:
    side === "agent" && one.way === "phone" && one.clientPhone !== null
      ? { words: formatPhone(one.clientPhone), link: phoneLink(one.clientPhone) }
      : null,
});

/** What the license doesn't cover, and to the agent which license that is. */
const missingWords = (one: Appointment, side: "client" | "agent") => ({
  why: t("The license on file no longer covers {insurance} on this day.", { insurance: insuranceIn(one) }),
  license:
    side === "client"
      ? null
      : one.licenseEnds === null
        ? t("No license in {state} on file.", { state: one.stateName })
        : t("License in {state}: ends {day}.", { state: one.stateName, day: formatDay(one.licenseEnds) }),
});

export type ShownAppointment = ReturnType<ReturnType<typeof showTo>>;

export type AppointmentDay = { day: string; label: string; rows: ShownAppointment[] };

/** The same by the reader's day, in their order. */
export function byDay(rows: readonly ShownAppointment[], nowMs: number): AppointmentDay[] {
  const today = readersDay(nowMs);
  const named: Readonly<Record<string, string>> = {
    [today]: t("Today"),
    [laterDay(today, 1)]: t("Tomorrow"),
  };
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days].map(([day, ofDay]) => ({ day, label: named[day] ?? formatWeekday(day), rows: ofDay }));
}
