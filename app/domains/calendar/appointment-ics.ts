/** Appointments as iCalendar files: for the client, and for the agent's feed. */
import { site } from "#app/platform/site.ts";
import type { Appointment } from "./appointment-queries.server.ts";
import { whereForClient } from "./emails.ts";
import { type IcsEvent, writeIcs } from "./ics/write-ics.ts";
import { WAYS } from "./words.ts";

/** Said of every event: what answers there is a person of ours. */
const ORGANIZER = { name: site.name, email: site.supportEmail };
const REMINDER_MINUTES = 60;

const eventOf = (
  appointment: Appointment,
  host: string,
  words: Pick<IcsEvent, "summary" | "description" | "url">,
): IcsEvent => ({
  uid: `${appointment.id}@${host}`,
  sequence: appointment.sequence,
  changedMs: appointment.updatedAt,
  startMs: appointment.startsAt,
  endMs: appointment.endsAt,
  canceled: appointment.status === "canceled",
  timeZone: appointment.timeZone,
  location:
    appointment.way === "office" ? appointment.address : appointment.way === "video" ? appointment.link : "",
  alarmMinutes: REMINDER_MINUTES,
  ...words,
});

/** One appointment for its client; canceled, it takes itself out of their calendar. */
export const clientFile = (appointment: Appointment, { host, url }: { host: string; url: string }): string =>
  writeIcs({
    method: appointment.status === "canceled" ? "CANCEL" : "PUBLISH",
    organizer: ORGANIZER,
    events: [
      eventOf(appointment, host, {
        summary: `${appointment.agentName}: ${appointment.typeName}`,
        description: whereForClient(appointment),
        url,
      }),
    ],
  });

/** An agent's appointments, canceled ones too, so that programs take them out. */
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
          one.clientPhone ?? "",
          one.clientEmail,
          one.note,
        ]
          .filter((line) => line !== "")
          .join("\n"),
        url: urlOf(one.id),
      }),
    ),
  });
