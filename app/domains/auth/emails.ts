/** The emails that accounts send. */

import { type EmailWords, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { CONFIRM_LINK_HOURS, REACTIVATE_LINK_HOURS, RESET_LINK_MINUTES } from "./limits.ts";

export const confirmationEmail = (recipient: string, url: string): Email =>
  writeEmail("confirm-email", recipient, {
    subject: t("Confirm your email address for {site}", { site: site.name }),
    before: [
      // Without the name: someone who signs up with another person's address must not write to them through us.
      t("Hello,"),
      t("Someone, hopefully you, created an account at {site} with this email address.", { site: site.name }),
    ],
    link: { label: t("Confirm email address"), url },
    after: [
      t(
        "This link works once, within {hours} hours. You’ll need to be signed in to the account or know its password.",
        { hours: CONFIRM_LINK_HOURS },
      ),
      t("If this wasn’t you, ignore this email, and the address stays unconfirmed."),
    ],
  });

export const resetEmail = (recipient: string, firstName: string, url: string): Email =>
  writeEmail("reset-password", recipient, {
    subject: t("Reset your password"),
    before: [t("Hello {name},", { name: firstName }), t("We got a request to reset your password.")],
    link: { label: t("Choose a new password"), url },
    after: [
      t(
        "This link works once, within {minutes} minutes. A new password signs you out everywhere, removes your passkeys, and unlocks the account.",
        { minutes: RESET_LINK_MINUTES },
      ),
      t("If you didn’t ask for this, ignore this email. Your password stays the same."),
    ],
  });

export const reactivateEmail = (recipient: string, firstName: string, url: string): Email =>
  writeEmail("reactivate", recipient, {
    subject: t("Restore your account"),
    before: [
      t("Hello {name},", { name: firstName }),
      t("Your account is archived. This link restores it as it was."),
    ],
    link: { label: t("Restore account"), url },
    after: [t("This link works once, within {hours} hours.", { hours: REACTIVATE_LINK_HOURS })],
  });

export const passwordChangedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("password-changed", recipient, {
    subject: t("Your password was changed"),
    before: [
      t("Hello {name},", { name: firstName }),
      t("The password for your {site} account was changed, and you were signed out everywhere else.", {
        site: site.name,
      }),
    ],
    after: [
      t("If this wasn’t you, reset your password from the sign-in page and email us at the address below."),
    ],
  });

const ifNotYou = () =>
  t(
    "If this wasn’t you, reset your password from the sign-in page: that removes every passkey and signs you out everywhere. Then email us at the address below.",
  );

export const passkeyAddedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("passkey-added", recipient, {
    subject: t("A passkey was added to your account"),
    before: [
      t("Hello {name},", { name: firstName }),
      t("A passkey was added to your {site} account. It signs in without your password.", {
        site: site.name,
      }),
    ],
    after: [ifNotYou()],
  });

export const passkeyRemovedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("passkey-removed", recipient, {
    subject: t("A passkey was removed from your account"),
    before: [
      t("Hello {name},", { name: firstName }),
      t("A passkey was removed from your {site} account and no longer signs in to it.", { site: site.name }),
    ],
    after: [ifNotYou()],
  });

/** What an account has paid for, each with the address of its file. Only professionals pay, and they read English. */
export type LeavingReceipts = NonNullable<EmailWords["items"]>;

export const leavingEmail = (
  recipient: string,
  firstName: string,
  {
    url,
    eraseAt,
    plans,
    receipts,
  }: { url: string; eraseAt: number; plans: readonly string[]; receipts: LeavingReceipts },
): Email => {
  const day = formatDayOf(eraseAt);
  return writeEmail("account-leaving", recipient, {
    subject: t("Your account will be deleted on {day}", { day }),
    before: [
      t("Hello {name},", { name: firstName }),
      t(
        "You asked us to delete your {site} account. Nobody sees it anymore, and you are signed out everywhere. Appointments to come were canceled.",
        { site: site.name },
      ),
      t("On {day} it is deleted for good. Until then you can keep it: with this link, or by signing in.", {
        day,
      }),
      ...plans,
      ...(receipts.length === 0
        ? []
        : [t("These are your invoices and receipts. Save them: after that day nothing here leads to them.")]),
    ],
    items: receipts,
    link: { label: t("Keep my account"), url },
    after: [
      t(
        "If this wasn’t you, keep your account with the link above and then reset your password from the sign-in page.",
      ),
    ],
  });
};

export const stayingEmail = (recipient: string, firstName: string): Email =>
  writeEmail("account-staying", recipient, {
    subject: t("Your account stays"),
    before: [
      t("Hello {name},", { name: firstName }),
      t("Your {site} account is no longer going to be deleted. You sign in as before.", { site: site.name }),
    ],
    after: [
      t(
        "Appointments that were canceled stay canceled. If you have a plan, you can resume it under Billing before it ends.",
      ),
      t("If this wasn’t you, reset your password from the sign-in page and email us at the address below."),
    ],
  });
