/** The emails of claims: the code, and what each side is told. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { CODE_MINUTES, CODE_TRIES, DECIDE_HOURS } from "./limits.ts";

/** To the register's address. It doesn't name the claimant, who may be a stranger to its reader. */
export const codeEmail = (
  recipient: string,
  { agentName, npn, code }: { agentName: string; npn: string; code: string },
): Email =>
  writeEmail("claim-code", recipient, {
    subject: `Your code to claim ${agentName}’s profile`,
    before: [
      `Someone asked to manage ${agentName}’s profile (NPN ${npn}) on ${site.name}. This is the address the state register has for the license.`,
      `If it was you, enter this code on the page you came from: ${code}`,
    ],
    after: [
      `The code works for ${CODE_MINUTES} minutes and ${CODE_TRIES} tries. We’ll never ask for it by phone or email.`,
      `If it wasn’t you, ignore this email and don’t share the code. You can claim the profile yourself, or email ${site.supportEmail}.`,
    ],
  });

/** Title and text for both sides, in the bell and by email. */
export type ClaimNews = { title: string; message: string };

export const claimNewsEmail = (recipient: string, { title, message }: ClaimNews, url: string): Email =>
  writeEmail("claim", recipient, {
    subject: title,
    before: [message],
    link: { label: "View status", url },
    after: [`Something wrong? Email us at ${site.supportEmail}.`],
  });

export const waitingClaimEmail = (
  recipient: string,
  { title, message }: ClaimNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-claim", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });

export const NEWS = {
  proven: (agentName: string): ClaimNews => ({
    title: "You now manage your profile",
    message: `You proved that ${agentName}’s profile is yours. Messages and questions reach you from now on.`,
  }),
  contested: (agentName: string): ClaimNews => ({
    title: "Someone is contesting your profile",
    message: `Someone says ${agentName}’s profile is theirs. Our team decides within ${DECIDE_HOURS} hours and lets you both know. Nothing changes for you until then. If you have a copy of your license, send it to ${site.supportEmail}.`,
  }),
  resent: (agentName: string): ClaimNews => ({
    title: "We sent your code again",
    message: `Our team sent another code to the email address the state register has for ${agentName}’s license. It works for ${CODE_MINUTES} minutes; the code before it no longer works.`,
  }),
  withdrawn: (agentName: string): ClaimNews => ({
    title: "Your profile isn’t contested anymore",
    message: `The person who said ${agentName}’s profile was theirs withdrew the claim.`,
  }),
  approved: (agentName: string, reason: string): ClaimNews => ({
    title: "You now manage your profile",
    message: `Our team decided that ${agentName}’s profile is yours. Reason: ${reason}`,
  }),
  refused: (agentName: string, reason: string): ClaimNews => ({
    title: "Your profile claim wasn’t approved",
    message: `Our team decided that ${agentName}’s profile doesn’t go to your account. Reason: ${reason} You can claim it again with stronger proof.`,
  }),
  lost: (agentName: string, reason: string): ClaimNews => ({
    title: "Your profile was moved to another account",
    message: `Our team decided that ${agentName}’s profile belongs to another account. Reason: ${reason} You can contest it with proof of your own.`,
  }),
  stays: (agentName: string, reason: string): ClaimNews => ({
    title: "Your profile stays yours",
    message: `Our team decided that ${agentName}’s profile stays with your account. Reason: ${reason}`,
  }),
} as const;
