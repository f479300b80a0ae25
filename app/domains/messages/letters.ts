/** The letters of conversations: that something was written, never what. */
import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";

/** To the one who has not seen it. The next comes only after this one was read. */
export const messageLetter = (
  recipient: string,
  { by, url, stop }: { by: string; url: string; stop: LetterStop },
): Letter =>
  writeLetter("message", recipient, {
    subject: `New message from ${by}`,
    before: [`${by} sent you a message. You can read it on our site.`],
    link: { label: "Read and reply", url },
    after: ["Please reply there. No one reads replies to this email."],
    stop,
  });
