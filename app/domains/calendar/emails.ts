/** The emails of appointments. Times stand in the zone of the agent, and of the client where that differs. */
import { type EmailStop, writeEmail } from "#app/platform/email.ts";
import type { Email } from "#app/platform/mail.ts";
import { formatPhone } from "#app/platform/phone.ts";
import { formatMomentIn, formatMomentInBoth } from "#app/platform/zoned-time.ts";
import type { Way } from "./types.ts";
import { formatLength } from "./words.ts";

/** What both sides read of an appointment. */
export type AppointmentFacts = {
  agentName: string;
  /** The office, in one line. */
  address: string;
  /** The zone of the agent's calendar. */
  timeZone: string;
  typeName: string;
  way: Way;
  link: string;
  startsAt: number;
  endsAt: number;
  clientName: string;
  clientEmail: string;
  clientPhone: string | null;
  clientTimeZone: string;
};

/** Where the client's link leads, and the file for their calendar. */
export type ClientLinks = { url: string; fileUrl: string };

export const whenForClient = ({ timeZone, clientTimeZone, startsAt }: AppointmentFacts): string =>
  formatMomentInBoth(timeZone, clientTimeZone, startsAt);
export const whenForAgent = ({ timeZone, startsAt }: AppointmentFacts): string =>
  formatMomentIn(timeZone, startsAt);

const lengthOf = ({ startsAt, endsAt }: AppointmentFacts) => formatLength((endsAt - startsAt) / 60_000);

/** How they meet, in a sentence for the client. */
export function whereForClient({ way, address, agentName, clientPhone, link }: AppointmentFacts): string {
  if (way === "office") return `At the office: ${address}.`;
  if (way === "phone")
    return clientPhone === null
      ? `${agentName} calls you.`
      : `${agentName} calls you at ${formatPhone(clientPhone)}.`;
  return link === ""
    ? `${agentName} sends you a link for the video call.`
    : "By video. The link is on the appointment’s page.";
}

const facts = (appointment: AppointmentFacts) => [
  `${appointment.typeName}, ${lengthOf(appointment)}`,
  whenForClient(appointment),
  whereForClient(appointment),
];

const file = ({ fileUrl }: ClientLinks) => [
  { title: "Add it to your calendar", text: "A file that any calendar program opens.", url: fileUrl },
];

export const bookedEmail = (appointment: AppointmentFacts, links: ClientLinks): Email =>
  writeEmail("appointment-booked", appointment.clientEmail, {
    subject: `Booked: ${appointment.agentName}, ${whenForClient(appointment)}`,
    before: [`Your appointment with ${appointment.agentName} is booked.`, ...facts(appointment)],
    items: file(links),
    link: { label: "See, move, or cancel it", url: links.url },
    after: ["Whoever has this email can change the appointment, so don’t pass it on."],
  });

export const movedEmail = (appointment: AppointmentFacts, links: ClientLinks): Email =>
  writeEmail("appointment-moved", appointment.clientEmail, {
    subject: `Moved: ${appointment.agentName}, ${whenForClient(appointment)}`,
    before: [`Your appointment with ${appointment.agentName} has a new time.`, ...facts(appointment)],
    items: file(links),
    link: { label: "See, move, or cancel it", url: links.url },
    after: [],
  });

export const reminderEmail = (appointment: AppointmentFacts, links: ClientLinks): Email =>
  writeEmail("appointment-reminder", appointment.clientEmail, {
    subject: `Coming up: ${appointment.agentName}, ${whenForClient(appointment)}`,
    before: [`A reminder of your appointment with ${appointment.agentName}.`, ...facts(appointment)],
    items: file(links),
    link: { label: "See, move, or cancel it", url: links.url },
    after: [],
  });

/** To the client, whoever canceled it. */
export const canceledEmail = (
  appointment: AppointmentFacts,
  { by, bookUrl, fileUrl }: { by: "client" | "agent"; bookUrl: string; fileUrl: string | null },
): Email =>
  writeEmail("appointment-canceled", appointment.clientEmail, {
    subject: `Canceled: ${appointment.agentName}, ${whenForClient(appointment)}`,
    before: [
      by === "client"
        ? `You canceled your appointment with ${appointment.agentName}.`
        : `${appointment.agentName} can’t keep your appointment and canceled it.`,
      whenForClient(appointment),
    ],
    items:
      fileUrl === null
        ? []
        : [
            {
              title: "Take it out of your calendar",
              text: "A file that any calendar program opens.",
              url: fileUrl,
            },
          ],
    link: { label: "Book another time", url: bookUrl },
    after: [],
  });

/** To the client: the agent may not sell this insurance there on that day. */
export const flaggedEmail = (
  appointment: AppointmentFacts,
  insurance: { type: string; state: string },
  { url, searchUrl }: { url: string; searchUrl: string },
): Email =>
  writeEmail("appointment-flagged", appointment.clientEmail, {
    subject: `Before you meet ${appointment.agentName}: a license is missing`,
    before: [
      `You have an appointment with ${appointment.agentName} on ${whenForClient(appointment)}.`,
      `When you booked it, a license covered ${insurance.type} in ${insurance.state} on that day. The license on file no longer does, so ${appointment.agentName} can’t sell you this insurance then. The appointment still stands.`,
    ],
    items: [{ title: "Keep or cancel it", text: "On the appointment’s page.", url }],
    link: { label: "Find another licensed agent", url: searchUrl },
    after: [],
  });

/** To a client who was told that a license was missing. */
export const unflaggedEmail = (
  appointment: AppointmentFacts,
  insurance: { type: string; state: string },
  url: string,
): Email =>
  writeEmail("appointment-unflagged", appointment.clientEmail, {
    subject: `The license is back: ${appointment.agentName}, ${whenForClient(appointment)}`,
    before: [
      `We wrote to you that no license covered your appointment with ${appointment.agentName} on ${whenForClient(appointment)}.`,
      `That’s over: a license for ${insurance.type} in ${insurance.state} now runs through that day. The appointment stands as you booked it.`,
    ],
    link: { label: "See, move, or cancel it", url },
    after: [],
  });

/** To every client of an appointment that was kept. */
export const keptEmail = (appointment: AppointmentFacts, reviewUrl: string): Email =>
  writeEmail("appointment-kept", appointment.clientEmail, {
    subject: `How was your appointment with ${appointment.agentName}?`,
    before: [
      `You met ${appointment.agentName} on ${whenForClient(appointment)}.`,
      "Good or bad, your review helps the next person choose. We ask everyone who had an appointment, and no one can pay to be left out.",
    ],
    link: { label: "Write a review", url: reviewUrl },
    after: ["Sign in or sign up with this email address, and your review is marked “Confirmed appointment.”"],
  });

/** To the agent. */
export const agentNewsEmail = (
  recipient: string,
  { title, message }: { title: string; message: string },
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("appointment", recipient, {
    subject: title,
    before: [message],
    link: { label: "See your appointments", url },
    after: [],
    stop,
  });
