/** Notifications and emails about an application, for applicants and admins. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { DECIDE_HOURS } from "../limits.ts";

export type ApplicationNews = { title: string; message: string };

export const NEWS = {
  received: (name: string): ApplicationNews => ({
    title: "We got your application",
    message: `Someone on our team reads the application of ${name} and decides within ${DECIDE_HOURS} hours. You can change it until then.`,
  }),
  asked: (name: string): ApplicationNews => ({
    title: `We got your request to manage ${name}`,
    message: `Someone on our team reads it and decides within ${DECIDE_HOURS} hours. You can change it until then.`,
  }),
  /** `due`: what is to be paid, and when; null where nothing is. */
  given: (name: string, due: string | null): ApplicationNews => ({
    title: `You manage ${name} now`,
    message:
      due === null
        ? "Agree to the terms, read what its public page says, and your workspace opens."
        : `Agree to the terms, make the first payment, and read what its public page says. ${due}`,
  }),
  notGiven: (name: string, reason: string): ApplicationNews => ({
    title: `You can’t manage ${name} yet`,
    message: `Reason: ${reason} You can answer that and ask again.`,
  }),
  managedBy: (name: string, manager: string): ApplicationNews => ({
    title: `${name} has someone who manages it here`,
    message: `${manager} showed us that they run it. Think that’s wrong? Email us at ${site.supportEmail}.`,
  }),
  approved: (name: string, due: string | null): ApplicationNews => ({
    title: `${name} is approved`,
    message:
      due === null
        ? "Agree to the terms, write a few lines for its public page, and your workspace opens."
        : `Agree to the terms, make the first payment, and write a few lines for its public page. ${due}`,
  }),
  rejected: (name: string, reason: string): ApplicationNews => ({
    title: `We couldn’t approve ${name}`,
    message: `Reason: ${reason} You can correct the application and send it again.`,
  }),
} as const;

export const applicationEmail = (
  recipient: string,
  { title, message }: ApplicationNews,
  url: string,
): Email =>
  writeEmail("application", recipient, {
    subject: title,
    before: [message],
    link: { label: "View your application", url },
    after: ["Questions? Email us at the address below."],
  });

export const waitingApplicationEmail = (
  recipient: string,
  { title, message }: ApplicationNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-application", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });
