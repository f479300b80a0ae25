/** The emails about a person's own information. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { t } from "#app/text/text.ts";
import { ANSWER_DAYS, LINK_DAYS } from "./limits.ts";
import type { PrivacyKind, PrivacyStatus } from "./types.ts";
import { KIND_WORDS } from "./words.ts";

/** The link that confirms the address. It's the same whether or not we hold anything about it. */
export const privacyLinkEmail = (recipient: string, kind: PrivacyKind, url: string): Email =>
  writeEmail("privacy-link", recipient, {
    subject: t("Confirm your privacy request"),
    before: [
      t("Someone gave this email address and asked us: {what}.", { what: t(KIND_WORDS[kind]) }),
      t("Open the link to go on. It works for {days} days.", { days: LINK_DAYS }),
    ],
    link: { label: t("Go on with the request"), url },
    after: [t("If that wasn’t you, you don’t have to do anything.")],
  });

export const privacyReceivedEmail = (recipient: string, url: string): Email =>
  writeEmail("privacy-received", recipient, {
    subject: t("We got your privacy request"),
    before: [t("A person on our team answers within {days} days.", { days: ANSWER_DAYS })],
    link: { label: t("See your request"), url },
    after: [],
  });

export const privacyDeletedEmail = (recipient: string, url: string): Email =>
  writeEmail("privacy-deleted", recipient, {
    subject: t("We deleted your information"),
    before: [
      t(
        "We deleted what we held about this email address without an account. The link says what stays, and why.",
      ),
    ],
    link: { label: t("See your request"), url },
    after: [],
  });

export const privacyAnsweredEmail = (
  recipient: string,
  { status, reason, url }: { status: PrivacyStatus; reason: string; url: string },
): Email =>
  writeEmail("privacy-answered", recipient, {
    subject: t("Our answer to your privacy request"),
    before: [
      status === "closed"
        ? t("A second person looked at your request. Their answer:")
        : status === "declined"
          ? t("We didn’t do all of what you asked. The reason:")
          : t("We did what you asked. What we changed:"),
      reason,
    ],
    link: { label: t("See your request"), url },
    after: [
      status === "closed"
        ? t("If you think we got it wrong, you can go to your state’s attorney general.")
        : t("Think we got it wrong? Open the link and ask for a second look by another person."),
    ],
  });

/** To admins. */
export const waitingPrivacyEmail = (
  recipient: string,
  { title, message }: { title: string; message: string },
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-privacy", recipient, {
    subject: title,
    before: [message],
    link: { label: "Read the request", url },
    after: [],
    stop,
  });
