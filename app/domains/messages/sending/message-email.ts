/** The email about a message. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";

/** The email to the other side: that there is a message, never its text. The next one comes only after this was read. */
export const messageEmail = (
  recipient: string,
  { by, url, stop }: { by: string; url: string; stop: EmailStop },
): Email =>
  writeEmail("message", recipient, {
    subject: `New message from ${by}`,
    before: [`${by} sent you a message. You can read it on our site.`],
    link: { label: "Read and reply", url },
    after: ["Please reply there. No one reads replies to this email."],
    stop,
  });
