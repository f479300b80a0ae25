/** The letters of conversations: that something was written, never what. */
import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";

/** To the one who has not seen it. The next comes only after this one was read. */
export const messageLetter = (
  recipient: string,
  { by, url, stop }: { by: string; url: string; stop: LetterStop },
): Letter =>
  writeLetter("message", recipient, {
    subject: `A message from ${by}`,
    before: [`${by} has written to you. What it says is read where it was written.`],
    link: { label: "Read and answer", url },
    after: ["Answer there, not to this letter: nobody reads its address."],
    stop,
  });
