/** The emails of agents' applications. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import type { DeclineReason } from "./application-types.ts";
import { DECLINE_WORDS } from "./decline-words.ts";
import { APPLICATION_HOURS } from "./limits.ts";

/** Title and text, in the bell and by email. */
export type ApplicationNews = { title: string; message: string };

export const applicationEmail = (
  recipient: string,
  { title, message }: ApplicationNews,
  url: string,
): Email =>
  writeEmail("agent-application", recipient, {
    subject: title,
    before: [message],
    link: { label: "View status", url },
    after: [`Something wrong? Email us at ${site.supportEmail}.`],
  });

export const waitingNewAgentEmail = (
  recipient: string,
  { title, message }: ApplicationNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-new-agent", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });

export const NEWS = {
  received: (npn: string): ApplicationNews => ({
    title: "We have your application",
    message: `Someone on our team compares your document with the licenses you entered for NPN ${npn}, and decides within ${APPLICATION_HOURS} hours. You can withdraw the application until then.`,
  }),
  approved: (name: string): ApplicationNews => ({
    title: "You’re listed, and the profile is yours",
    message: `We read your document, and ${name} is in the directory. Messages and questions reach you from now on. Next: say what readers should know.`,
  }),
  declined: (why: DeclineReason, reason: string): ApplicationNews => ({
    title: "Your application wasn’t approved",
    message: `${why === "other" ? "" : `${DECLINE_WORDS[why]} `}${reason} You can correct it and apply again; what you entered is still there.`,
  }),
  claimed: (agentName: string): ApplicationNews => ({
    title: "You’re already listed: we made your application a claim",
    message: `The directory has a profile of ${agentName}. Your document now proves your claim to it, and our team decides within ${APPLICATION_HOURS} hours.`,
  }),
} as const;
