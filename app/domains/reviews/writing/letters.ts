/** The letters of reviews. */
import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";
import { LINK_DAYS } from "../limits.ts";

/** To the writer: nothing is published before this link is followed. */
export const verifyLetter = (
  recipient: string,
  { agentName, url }: { agentName: string; url: string },
): Letter =>
  writeLetter("verify-review", recipient, {
    subject: `Confirm your review of ${agentName}`,
    before: [`You wrote a review of ${agentName}. It appears once you have confirmed that it is yours.`],
    link: { label: "Confirm the review", url },
    after: [
      `The link is good once, for ${LINK_DAYS} days. If you wrote nothing, do nothing: it stays unseen.`,
    ],
  });

/** To the agent: that there is one, not what it says, which may change and go. */
export const reviewLetter = (
  recipient: string,
  { subject, changed, url, stop }: { subject: string; changed: boolean; url: string; stop: LetterStop },
): Letter =>
  writeLetter("review", recipient, {
    subject,
    before: [
      changed
        ? "A customer has changed what a published review of you says."
        : "A customer has published a review of you.",
    ],
    link: { label: "Read it", url },
    after: ["Answer there, not to this letter: nobody reads its address."],
    stop,
  });

/** To the writer: what the agent's side says in public about the review. */
export const replyLetter = (
  recipient: string,
  { by, title, body, url, stop }: { by: string; title: string; body: string; url: string; stop: LetterStop },
): Letter =>
  writeLetter("review-reply", recipient, {
    subject: `${by} to your review`,
    before: [`Your review: ${title}`, `${by}:`, ...body.split(/\n{2,}/)],
    link: { label: "Read it where it stands", url },
    after: ["Everyone can read the reply. Nobody was told who you are."],
    stop,
  });
