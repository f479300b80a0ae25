/** Emails about reviews. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { t } from "#app/text/text.ts";
import { LINK_DAYS } from "../limits.ts";

/** To the writer: nothing is published before this link is followed. */
export const verifyEmail = (
  recipient: string,
  { agentName, url }: { agentName: string; url: string },
): Email =>
  writeEmail("verify-review", recipient, {
    subject: t("Confirm your review of {name}", { name: agentName }),
    before: [
      t(
        "We got a review of {name} with this email address. It won’t appear until you confirm that it’s yours.",
        { name: agentName },
      ),
    ],
    link: { label: t("Confirm your review"), url },
    after: [
      t(
        "This link works once, within {days} days. If you didn’t write it, ignore this email, and it won’t appear.",
        { days: LINK_DAYS },
      ),
    ],
  });

/** To the agent: that there is a review, but not its words, which may change or be deleted. */
export const reviewEmail = (
  recipient: string,
  { subject, changed, url, stop }: { subject: string; changed: boolean; url: string; stop: EmailStop },
): Email =>
  writeEmail("review", recipient, {
    subject,
    before: [
      changed ? "A customer edited a published review of you." : "A customer published a review of you.",
    ],
    link: { label: "Read the review", url },
    after: ["Please reply there. No one reads replies to this email."],
    stop,
  });

/** To the writer: the agent's public reply. */
export const replyEmail = (
  recipient: string,
  { by, title, body, url, stop }: { by: string; title: string; body: string; url: string; stop: EmailStop },
): Email =>
  writeEmail("review-reply", recipient, {
    subject: `${by} to your review`,
    before: [`Your review: ${title}`, `${by}:`, ...body.split(/\n{2,}/)],
    link: { label: "Read it on our site", url },
    after: ["Everyone can read the reply. We told no one who you are."],
    stop,
  });
