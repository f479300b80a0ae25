/** Tells the agent and the writers whose reviews were up that a pause began. In English, whatever the language of the review that triggered it. */
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { pausedEmail, waitingEmail } from "./news-emails.ts";

/** The statements for the batch that begins the pause. Their commit also needs `notifyUsers`. */
export async function pauseNewsStatements(
  context: AppContext,
  { slug, agentName }: { slug: string; agentName: string },
  { agents, writers }: { agents: readonly Recipient[]; writers: readonly Recipient[] },
) {
  const reviewsUrl = `${paths.showcase(slug)}#reviews`;
  const ownUrl = paths.leaveReview(slug);
  return [
    ...(await announceStatements(context, agents, {
      event: "review",
      type: "warning",
      title: "New reviews of you are paused",
      message:
        "Many came at once from people who never met or messaged you here. A person reads them first, good or bad.",
      actionUrl: reviewsUrl,
      composeEmail: (email, stop) =>
        inLanguage("en", () => pausedEmail(email, { url: context.origin + reviewsUrl, stop })),
    })),
    ...(await announceStatements(context, writers, {
      event: "review-decision",
      type: "info",
      title: `Your review of ${agentName} waits`,
      message: "Many reviews of this agent came at once. A person reads yours before it appears again.",
      actionUrl: ownUrl,
      composeEmail: (email, stop) =>
        inLanguage("en", () => waitingEmail(email, { agentName, url: context.origin + ownUrl, stop })),
    })),
  ];
}
