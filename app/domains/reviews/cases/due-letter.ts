import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";
import { type DueCases, dueMessage } from "./due-words.ts";

/** To an admin: how many and why; nothing of what the reviews say. */
export const dueCasesLetter = (
  recipient: string,
  { subject, counts, url, stop }: { subject: string; counts: DueCases; url: string; stop: LetterStop },
): Letter =>
  writeLetter("review-cases-due", recipient, {
    subject,
    before: [dueMessage(counts)],
    link: { label: "Reviews to decide", url },
    after: ["Readers and both sides were promised an answer by then."],
    stop,
  });
