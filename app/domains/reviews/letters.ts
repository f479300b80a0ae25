/** The letters of reviews. */
import { writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";
import { LINK_DAYS } from "./limits.ts";

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
