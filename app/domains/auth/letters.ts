/** The letters that accounts send. */
import { writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";
import { site } from "#app/platform/site.ts";
import { CONFIRM_LINK_HOURS, REACTIVATE_LINK_HOURS, RESET_LINK_MINUTES } from "./limits.ts";

export const confirmLetter = (recipient: string, url: string): Letter =>
  writeLetter("confirm-email", recipient, {
    subject: `Confirm your email address for ${site.name}`,
    before: [
      // Without the name: whoever signs up with another's address must not write to them through us.
      "Hello,",
      `Someone, we hope you, opened an account at ${site.name} with this address.`,
    ],
    link: { label: "Confirm this address", url },
    after: [
      `The link is good once, for ${CONFIRM_LINK_HOURS} hours, for whoever is signed in to the account or knows its password.`,
      "If this was not you, do nothing: the address stays unconfirmed.",
    ],
  });

export const resetLetter = (recipient: string, firstName: string, url: string): Letter =>
  writeLetter("reset-password", recipient, {
    subject: "Choose a new password",
    before: [`Hello ${firstName},`, "A new password was asked for your account."],
    link: { label: "Choose a new password", url },
    after: [
      `The link is good once, for ${RESET_LINK_MINUTES} minutes. Using it ends every session and any lock on the account.`,
      "If you did not ask, do nothing: your password stays as it is.",
    ],
  });

export const reactivateLetter = (recipient: string, firstName: string, url: string): Letter =>
  writeLetter("reactivate", recipient, {
    subject: "Bring your account back",
    before: [`Hello ${firstName},`, "Your account is archived. This link restores it as it was."],
    link: { label: "Restore the account", url },
    after: [`The link is good once, for ${REACTIVATE_LINK_HOURS} hours.`],
  });

export const passwordChangedLetter = (recipient: string, firstName: string): Letter =>
  writeLetter("password-changed", recipient, {
    subject: "Your password was changed",
    before: [
      `Hello ${firstName},`,
      `The password of your ${site.name} account was changed, and every other session was ended.`,
    ],
    after: [
      "If this was not you, ask for a new password at the sign-in page and write to us at the address below.",
    ],
  });
