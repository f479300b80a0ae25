/** The emails about appointments. Times are in the agent's zone, and also in the client's when it differs. */

import { readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type EmailStop, type EmailWords, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatMomentIn, formatMomentInBoth } from "#app/platform/time/zoned-time.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { type Language, named, t } from "#app/text/text.ts";
import { readProducts, SCOPE_LABELS } from "../scopes/scope-policy.ts";
import type { Way } from "../types.ts";
import { formatLength, WAYS } from "../words.ts";
import type { Appointment } from "./appointment-queries.server.ts";

/** The facts of an appointment that emails mention. */
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
  status: Appointment["status"];
  /** The language the client booked in, and gets emails in. */
  language: Language;
  /** Which insurance it is about; empty where the register doesn't have the type anymore. */
  insuranceSlug: string;
  /** Keys of the products that were agreed on, and who has Medicare if it isn't the client; empty without a scope. */
  scopeProducts: string;
  scopeBeneficiary: string;
  /** What the agent states about the Medicare plans they offer (`readOffered`). */
  medicareOffer: string | null;
};

/** The client's link to the appointment, and to the file for their calendar. */
export type ClientLinks = { url: string; fileUrl: string };

export const whenForClient = ({ timeZone, clientTimeZone, startsAt }: AppointmentFacts): string =>
  formatMomentInBoth(timeZone, clientTimeZone, startsAt);
/** Always in English, the language of agents' notifications. */
export const whenForAgent = ({ timeZone, startsAt }: AppointmentFacts): string =>
  inLanguage("en", () => formatMomentIn(timeZone, startsAt));

const lengthOf = ({ startsAt, endsAt }: AppointmentFacts) => formatLength((endsAt - startsAt) / 60_000);

/** The link to a video call; empty for a canceled appointment. */
export const callLinkOf = ({ way, link, status }: Pick<Appointment, "way" | "link" | "status">): string =>
  way === "video" && status !== "canceled" ? link : "";

/** How they meet, in a sentence for the client. For a canceled appointment: how they would have met. */
export function whereForClient({
  way,
  address,
  agentName,
  clientPhone,
  link,
  status,
}: AppointmentFacts): string {
  if (status === "canceled") return t(WAYS[way]);
  if (way === "office") return t("At the office: {address}.", { address });
  if (way === "phone")
    return clientPhone === null
      ? t("{name} calls you.", { name: agentName })
      : t("{name} calls you at {phone}.", { name: agentName, phone: formatPhone(clientPhone) });
  return link === ""
    ? t("{name} sends you a link for the video call.", { name: agentName })
    : t("By video. The link is on the appointment’s page.");
}

const facts = (appointment: AppointmentFacts): [string, string][] => [
  [t("When"), whenForClient(appointment)],
  [t("Where"), whereForClient(appointment)],
  [t("Appointment"), `${appointment.typeName}, ${lengthOf(appointment)}`],
];

const file = ({ fileUrl }: ClientLinks) => [
  { title: t("Add it to your calendar"), text: t("A file that any calendar program opens."), url: fileUrl },
];

/** The agent and the time, for sentences to the client. */
const namesOf = (appointment: AppointmentFacts) => ({
  agent: appointment.agentName,
  when: whenForClient(appointment),
});

const insuranceWords = ({ type, state }: { type: string; state: string }) => ({
  insurance: named(type),
  state: named(state),
});

type Now = Pick<AppContext, "clock">;

/** Always in the client's language, no matter who triggers it, with what the law asks to say on the day it is written. */
const toClient = (
  context: Now,
  kind: string,
  { clientEmail, language, insuranceSlug, agentName, medicareOffer }: AppointmentFacts,
  words: () => EmailWords,
): Email =>
  inLanguage(language, () => {
    const place = { email: kind, types: [insuranceSlug] };
    const notice = medicareNotice(context, place, {
      name: agentName,
      offered: readOffered(medicareOffer, context.clock.now()),
    });
    return writeEmail(kind, clientEmail, { ...words(), legal: notice === null ? [] : [notice] });
  });

/** What the client agreed to talk about, for an appointment about Medicare; nothing for others. */
export function scopeWords({ scopeProducts, scopeBeneficiary }: AppointmentFacts): string | null {
  const products = readProducts(scopeProducts).map((one) => t(SCOPE_LABELS[one]));
  if (products.length === 0) return null;
  const list = { products: products.join("; ") };
  return scopeBeneficiary === ""
    ? t("You agreed to talk about: {products}.", list)
    : t("You agreed to talk about, for {person}: {products}.", { ...list, person: scopeBeneficiary });
}

const scopeLines = (appointment: AppointmentFacts): string[] => {
  const words = scopeWords(appointment);
  return words === null ? [] : [words];
};

export const bookedEmail = (context: Now, appointment: AppointmentFacts, links: ClientLinks): Email =>
  toClient(context, "appointment-booked", appointment, () => ({
    subject: t("Booked: {agent}, {when}", namesOf(appointment)),
    before: [t("Your appointment with {agent} is booked.", namesOf(appointment)), ...scopeLines(appointment)],
    facts: facts(appointment),
    items: file(links),
    link: { label: t("See, move, or cancel it"), url: links.url },
    after: [t("Anyone who has this email can change the appointment, so don’t forward it.")],
  }));

/** To an unconfirmed address: the time is held, and the link confirms it. */
export const heldEmail = (
  context: Now,
  appointment: AppointmentFacts,
  /** `watches`: a guest hears about the agent from then on. */
  { url, until, watches }: { url: string; until: number; watches: boolean },
): Email =>
  toClient(context, "appointment-held", appointment, () => ({
    subject: t("Confirm: {agent}, {when}", namesOf(appointment)),
    before: [
      t("Someone asked for this time with {agent} and gave your address.", namesOf(appointment)),
      t("We hold it until {until}. Confirm it before then, or the time is free again.", {
        until: formatMomentInBoth(appointment.timeZone, appointment.clientTimeZone, until),
      }),
      ...scopeLines(appointment),
    ],
    facts: facts(appointment),
    link: { label: t("Confirm the appointment"), url },
    after: [
      ...(watches
        ? [
            t(
              "Once you confirm, we also email you if {agent}’s license ends or is suspended, or the office moves. Each of those emails has a link that stops them.",
              namesOf(appointment),
            ),
          ]
        : []),
      t("Wasn’t that you? Ignore this email, and nothing is booked."),
    ],
  }));

export const movedEmail = (context: Now, appointment: AppointmentFacts, links: ClientLinks): Email =>
  toClient(context, "appointment-moved", appointment, () => ({
    subject: t("Moved: {agent}, {when}", namesOf(appointment)),
    before: [t("Your appointment with {agent} has a new time.", namesOf(appointment))],
    facts: facts(appointment),
    items: file(links),
    link: { label: t("See, move, or cancel it"), url: links.url },
    after: [],
  }));

export const reminderEmail = (context: Now, appointment: AppointmentFacts, links: ClientLinks): Email =>
  toClient(context, "appointment-reminder", appointment, () => ({
    subject: t("Coming up: {agent}, {when}", namesOf(appointment)),
    before: [t("A reminder of your appointment with {agent}.", namesOf(appointment))],
    facts: facts(appointment),
    items: file(links),
    link: { label: t("See, move, or cancel it"), url: links.url },
    after: [],
  }));

/** To the client, no matter who canceled it. */
export const canceledEmail = (
  context: Now,
  appointment: AppointmentFacts,
  {
    by,
    bookUrl,
    fileUrl,
  }: {
    /** `ended`: the agent died or retired. */
    by: "client" | "agent" | "ended";
    /** Null where no other time can be booked. */
    bookUrl: string | null;
    fileUrl: string | null;
  },
): Email =>
  toClient(context, "appointment-canceled", appointment, () => ({
    subject: t("Canceled: {agent}, {when}", namesOf(appointment)),
    before: [
      by === "client"
        ? t("You canceled your appointment with {agent}.", namesOf(appointment))
        : by === "ended"
          ? t(
              "{agent} doesn’t work as an agent anymore, so your appointment is canceled.",
              namesOf(appointment),
            )
          : t("{agent} can’t keep your appointment and canceled it.", namesOf(appointment)),
      whenForClient(appointment),
    ],
    items:
      fileUrl === null
        ? []
        : [
            {
              title: t("Remove it from your calendar"),
              text: t("A file that any calendar program opens."),
              url: fileUrl,
            },
          ],
    ...(bookUrl === null ? {} : { link: { label: t("Book another time"), url: bookUrl } }),
    after: [],
  }));

/** To the client: the agent can't sell this insurance there on that day. */
export const flaggedEmail = (
  context: Now,
  appointment: AppointmentFacts,
  insurance: { type: string; state: string },
  { url, searchUrl }: { url: string; searchUrl: string },
): Email =>
  toClient(context, "appointment-flagged", appointment, () => ({
    subject: t("Before you meet {agent}: a license is missing", namesOf(appointment)),
    before: [
      t("You have an appointment with {agent} on {when}.", namesOf(appointment)),
      t(
        "When you booked it, a license covered {insurance} in {state} on that day. The license on file no longer does, so {agent} can’t sell you this insurance then. The appointment is still on.",
        { ...namesOf(appointment), ...insuranceWords(insurance) },
      ),
    ],
    items: [{ title: t("Keep or cancel it"), text: t("On the appointment’s page."), url }],
    link: { label: t("Find another licensed agent"), url: searchUrl },
    after: [],
  }));

/** To a client who was told that a license was missing. */
export const unflaggedEmail = (
  context: Now,
  appointment: AppointmentFacts,
  insurance: { type: string; state: string },
  url: string,
): Email =>
  toClient(context, "appointment-unflagged", appointment, () => ({
    subject: t("The license is back: {agent}, {when}", namesOf(appointment)),
    before: [
      t(
        "We wrote to you that no license covered your appointment with {agent} on {when}.",
        namesOf(appointment),
      ),
      t(
        "That’s over: a license for {insurance} in {state} now runs through that day. Your appointment is unchanged.",
        insuranceWords(insurance),
      ),
    ],
    link: { label: t("See, move, or cancel it"), url },
    after: [],
  }));

/** To every client of a completed appointment. */
export const completedEmail = (context: Now, appointment: AppointmentFacts, reviewUrl: string): Email =>
  toClient(context, "appointment-kept", appointment, () => ({
    subject: t("How was your appointment with {agent}?", namesOf(appointment)),
    before: [
      t("You met {agent} on {when}.", namesOf(appointment)),
      t(
        "Good or bad, your review helps the next person choose. We ask everyone who had an appointment, and no one can pay to be left out.",
      ),
    ],
    link: { label: t("Write a review"), url: reviewUrl },
    after: [
      t("Sign in or sign up with this email address, and your review is marked “Confirmed appointment.”"),
    ],
  }));

/** To the agent. */
export const agentNewsEmail = (
  recipient: string,
  { title, message }: { title: string; message: string },
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("appointment", recipient, {
    subject: title,
    before: [message],
    link: {
      label: url.includes("/settings/") ? "Open your calendar settings" : "See your appointments",
      url,
    },
    after: [],
    stop,
  });
