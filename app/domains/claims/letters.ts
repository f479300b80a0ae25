/** The emails of claims: the code, and what each side is told. */
import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";
import { site } from "#app/platform/site.ts";
import { CODE_MINUTES, CODE_TRIES, DECIDE_HOURS } from "./limits.ts";

/** To the address that the register has. Whoever asked is not named: it may be a stranger to its reader. */
export const codeLetter = (
  recipient: string,
  { agentName, npn, code }: { agentName: string; npn: string; code: string },
): Letter =>
  writeLetter("claim-code", recipient, {
    subject: `Your code for the profile of ${agentName}`,
    before: [
      `Somebody asked to manage the profile of ${agentName} (NPN ${npn}) at ${site.name}. The state register has this address for the license.`,
      `If it was you, type this code on the page you came from: ${code}`,
    ],
    after: [
      `The code is good for ${CODE_MINUTES} minutes and ${CODE_TRIES} tries. We never ask for it by phone or email.`,
      `If it wasn’t you, do nothing, and give the code to nobody. You can claim the profile yourself, or write to ${site.supportEmail}.`,
    ],
  });

/** What both sides are told: title and text for the bell and for the email. */
export type ClaimNews = { title: string; message: string };

export const claimNewsLetter = (recipient: string, { title, message }: ClaimNews, url: string): Letter =>
  writeLetter("claim", recipient, {
    subject: title,
    before: [message],
    link: { label: "See where it stands", url },
    after: [`If something is wrong with this, write to ${site.supportEmail}.`],
  });

export const waitingClaimLetter = (
  recipient: string,
  { title, message }: ClaimNews,
  { url, stop }: { url: string; stop: LetterStop },
): Letter =>
  writeLetter("waiting-claim", recipient, {
    subject: title,
    before: [message],
    link: { label: "Decide", url },
    after: [],
    stop,
  });

export const NEWS = {
  proven: (agentName: string): ClaimNews => ({
    title: "You manage your profile now",
    message: `You proved that the profile of ${agentName} is yours. Messages and questions reach you from now on.`,
  }),
  contested: (agentName: string): ClaimNews => ({
    title: "Somebody contests your profile",
    message: `Somebody says that the profile of ${agentName} is theirs. A person decides within ${DECIDE_HOURS} hours and tells you both. Until then nothing changes for you. If you have a copy of your license, send it to ${site.supportEmail}.`,
  }),
  withdrawn: (agentName: string): ClaimNews => ({
    title: "Your profile isn’t contested any more",
    message: `Whoever said that the profile of ${agentName} is theirs took it back.`,
  }),
  approved: (agentName: string, reason: string): ClaimNews => ({
    title: "You manage your profile now",
    message: `A person decided that the profile of ${agentName} is yours. The reason: ${reason}`,
  }),
  refused: (agentName: string, reason: string): ClaimNews => ({
    title: "Your claim was refused",
    message: `A person decided that the profile of ${agentName} doesn’t go to your account. The reason: ${reason} You can claim it again with better proof.`,
  }),
  lost: (agentName: string, reason: string): ClaimNews => ({
    title: "Your profile went to another account",
    message: `A person decided that the profile of ${agentName} belongs to another account. The reason: ${reason} You can contest it with proof of your own.`,
  }),
  stays: (agentName: string, reason: string): ClaimNews => ({
    title: "Your profile stays yours",
    message: `A person decided that the profile of ${agentName} stays with your account. The reason: ${reason}`,
  }),
} as const;
