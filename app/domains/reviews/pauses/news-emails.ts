/** Emails about a pause, without the reviews' words or writers. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";

type Told = { url: string; stop: EmailStop };

/** To the agent. */
export const pausedEmail = (recipient: string, { url, stop }: Told): Email =>
  writeEmail("review", recipient, {
    subject: "New reviews of you are paused",
    before: [
      "Many reviews of you came at once, more than usual, from people who never met or messaged you here. So they wait until a person has read them. Your profile says so.",
      "How many stars they give plays no part. People who completed an appointment or had a conversation with you here can review you as always.",
    ],
    link: { label: "View your reviews", url },
    after: ["The pause ends after seven quiet days, or when we end it."],
    stop,
  });

/** To the writer of a review that was up. */
export const waitingEmail = (
  recipient: string,
  { agentName, url, stop }: Told & { agentName: string },
): Email =>
  writeEmail("review-decision", recipient, {
    subject: `Your review of ${agentName} waits`,
    before: [
      `Many reviews of ${agentName} came at once, more than usual. Yours is one of them, so it waits until a person has read it. We aren’t saying that anything is wrong with it.`,
      "How many stars you gave plays no part. We’ll tell you what we decide.",
    ],
    link: { label: "View your review", url },
    after: ["You can edit it or take it back in the meantime."],
    stop,
  });
