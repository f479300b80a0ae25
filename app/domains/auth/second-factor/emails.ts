/** The emails about an account's second factor. The owner gets an email about every change. */

import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t, tn } from "#app/text/text.ts";

const hello = (name: string) => t("Hello {name},", { name });
const ifNotYou = () =>
  t("If this wasn’t you, reset your password from the sign-in page, then email us at the address below.");

export const factorAddedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("second-factor-added", recipient, {
    subject: t("Two-step sign-in is on"),
    before: [
      hello(firstName),
      t(
        "An authenticator app was set up for your {site} account. From now on signing in with the password asks for its code, and you were signed out everywhere else.",
        { site: site.name },
      ),
    ],
    after: [ifNotYou()],
  });

export const factorRemovedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("second-factor-removed", recipient, {
    subject: t("Two-step sign-in is off"),
    before: [
      hello(firstName),
      t(
        "The authenticator app was removed from your {site} account. The password alone signs in to it now.",
        {
          site: site.name,
        },
      ),
    ],
    after: [ifNotYou()],
  });

export const recoveryCodesEmail = (recipient: string, firstName: string): Email =>
  writeEmail("recovery-codes-changed", recipient, {
    subject: t("You have new recovery codes"),
    before: [
      hello(firstName),
      t("New recovery codes were made for your {site} account. The ones from before no longer work.", {
        site: site.name,
      }),
    ],
    after: [ifNotYou()],
  });

export const recoveryCodeUsedEmail = (recipient: string, firstName: string, left: number): Email =>
  writeEmail("recovery-code-used", recipient, {
    subject: t("A recovery code was used"),
    before: [
      hello(firstName),
      t("A recovery code was used for your {site} account. It won’t work again.", { site: site.name }),
      tn(left, "You have {n} recovery code left.", "You have {n} recovery codes left."),
    ],
    after: [ifNotYou()],
  });

export const factorLockedEmail = (recipient: string, firstName: string): Email =>
  writeEmail("second-factor-locked", recipient, {
    subject: t("Wrong codes for your account"),
    before: [
      hello(firstName),
      t(
        "Somebody entered your {site} password and then a wrong code, five times. No codes are taken for fifteen minutes.",
        { site: site.name },
      ),
    ],
    after: [
      t("If this wasn’t you, somebody knows your password: reset it from the sign-in page, and they’re out."),
    ],
  });

export const resetAskedEmail = (
  recipient: string,
  firstName: string,
  { stopUrl, expiresAt }: { stopUrl: string; expiresAt: number },
): Email =>
  writeEmail("factor-reset-asked", recipient, {
    subject: t("A request to remove your second factor"),
    before: [
      hello(firstName),
      t(
        "Somebody who knows the password for your {site} account says that its second factor is lost, and asks us to remove it. Two of our admins have to agree, by {day}.",
        { site: site.name, day: formatDayOf(expiresAt) },
      ),
    ],
    link: { label: t("This wasn’t me: stop it"), url: stopUrl },
    after: [
      t("If it wasn’t you, stop it with the link, and then reset your password from the sign-in page."),
    ],
  });

/** The same request for the admins who may approve it: for the bell and the email. */
export const waitingResetNews = (expiresAt: number) => ({
  title: t("Somebody lost their second factor"),
  message: t(
    "They ask us to remove it from their account. Two admins have to agree by {day}, and neither may be the person. Check by another way than email that it’s them.",
    { day: formatDayOf(expiresAt) },
  ),
});

export const waitingResetEmail = (
  recipient: string,
  { title, message }: ReturnType<typeof waitingResetNews>,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-factor-reset", recipient, {
    subject: title,
    before: [message],
    link: { label: t("Read the request"), url },
    after: [],
    stop,
  });

export const resetApprovedOnceEmail = (recipient: string, firstName: string): Email =>
  writeEmail("factor-reset-approved-once", recipient, {
    subject: t("One admin agreed to remove your second factor"),
    before: [
      hello(firstName),
      t(
        "One of two admins agreed to remove the second factor of your {site} account. A second one decides.",
        {
          site: site.name,
        },
      ),
    ],
    after: [t("If you didn’t ask for this, use the link in our first email about it: it stops the request.")],
  });

export const resetDoneEmail = (recipient: string, firstName: string): Email =>
  writeEmail("factor-reset-done", recipient, {
    subject: t("Your second factor was removed"),
    before: [
      hello(firstName),
      t(
        "Two admins agreed: the authenticator app, its recovery codes, and every passkey were removed from your {site} account, and you were signed out everywhere. Sign in with your password and set up a new one.",
        { site: site.name },
      ),
    ],
    after: [ifNotYou()],
  });

export const resetRefusedEmail = (recipient: string, firstName: string, why: string): Email =>
  writeEmail("factor-reset-refused", recipient, {
    subject: t("Your second factor stays"),
    before: [
      hello(firstName),
      t("An admin decided not to remove the second factor of your {site} account. The reason they gave:", {
        site: site.name,
      }),
      why,
    ],
    after: [t("If you still can’t sign in, email us at the address below.")],
  });
