/** Appointments as iCalendar files: for the client, and for the agent's feed. */
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { EmailFile } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { type IcsCalendar, type IcsEvent, writeIcs } from "../ics/write-ics.ts";
import { WAYS } from "../words.ts";
import type { Appointment } from "./appointment-queries.server.ts";
import { type AppointmentFacts, callLinkOf, whereForClient } from "./emails.server.ts";

/** Every event's organizer: our own support address. */
const ORGANIZER = { name: site.name, email: site.supportEmail };
const REMINDER_MINUTES = 60;

/** What an event is written from. */
export type EventFacts = AppointmentFacts & Pick<Appointment, "id" | "sequence" | "updatedAt">;

const eventOf = (
  appointment: EventFacts,
  host: string,
  words: Pick<IcsEvent, "summary" | "description" | "url" | "attendee">,
): IcsEvent => ({
  uid: `${appointment.id}@${host}`,
  sequence: appointment.sequence,
  changedMs: appointment.updatedAt,
  startMs: appointment.startsAt,
  endMs: appointment.endsAt,
  canceled: appointment.status === "canceled",
  timeZone: appointment.timeZone,
  location: appointment.way === "office" ? appointment.address : callLinkOf(appointment),
  alarmMinutes: REMINDER_MINUTES,
  ...words,
});

const methodOf = <Live extends string>({ status }: EventFacts, live: Live) =>
  status === "canceled" ? "CANCEL" : live;

const writeForClient = (
  appointment: EventFacts,
  method: IcsCalendar["method"],
  { host, url, ...more }: { host: string } & Pick<IcsEvent, "url" | "attendee">,
): string =>
  writeIcs({
    method,
    organizer: ORGANIZER,
    events: [
      eventOf(appointment, host, {
        summary: `${appointment.agentName}: ${appointment.typeName}`,
        description: whereForClient(appointment),
        url,
        ...more,
      }),
    ],
  });

/** One appointment for its client. A canceled one removes itself from their calendar. */
export const clientFile = (appointment: EventFacts, { host, url }: { host: string; url: string }): string =>
  writeForClient(appointment, methodOf(appointment, "PUBLISH"), { host, url });

/** The same as an email attachment: calendar programs update or remove the event without asking. */
export function mailedFile(
  appointment: EventFacts,
  { origin, url }: { origin: string; url: string | null },
): EmailFile {
  const method = methodOf(appointment, "REQUEST");
  const { host } = new URL(origin);
  const attendee = { name: appointment.clientName, email: appointment.clientEmail };
  return {
    name: "appointment.ics",
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: inLanguage(appointment.language, () =>
      writeForClient(appointment, method, { host, url, attendee }),
    ),
  };
}

/** An agent's appointments, including canceled ones, so that programs remove them. */
export const agentFeed = (
  { agentName, appointments }: { agentName: string; appointments: readonly Appointment[] },
  { host, urlOf }: { host: string; urlOf(id: string): string },
): string =>
  writeIcs({
    method: "PUBLISH",
    name: `${site.name}: ${agentName}`,
    organizer: ORGANIZER,
    events: appointments.map((one) =>
      eventOf(one, host, {
        summary: `${one.clientName || "A client"}: ${one.typeName}`,
        description: [
          WAYS[one.way],
          `${one.insurance} in ${one.stateName}`,
          one.clientPhone === null ? "" : formatPhone(one.clientPhone),
          one.clientEmail,
          one.note,
        ]
          .filter((line) => line !== "")
          .join("\n"),
        url: urlOf(one.id),
      }),
    ),
  });
