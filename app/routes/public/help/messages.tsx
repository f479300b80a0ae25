import { Link } from "@remix-run/react";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import {
  MEDIAN_CONVERSATIONS,
  REPORT_CONTEXT_MESSAGES,
  UNANSWERED_AFTER_DAYS,
} from "#app/domains/messages/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function MessagesHelp() {
  return (
    <Chapter id="messages" title={t("Messages")}>
      <div className="prose">
        <p>
          {rich(
            "“Message” on an agent’s profile starts a conversation between the two of you, under {link}. You need an account. You can’t message agents who haven’t claimed their profile, but you can still call them.",
            { link: <Link to={paths.messages()}>{t("Messages")}</Link> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Your first name and ZIP code. Your full name, email address, and phone number only if you choose to show them, and only for as long as you do.",
            { lead: <b>{t("What the agent sees.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Either of you can close a conversation. If one of you reports a message, a person reads it and the {messages} before it, and nothing else.",
            { lead: <b>{t("Closing and reporting.")}</b>, messages: REPORT_CONTEXT_MESSAGES },
          )}
        </p>
        <p>
          {rich(
            "{lead} is the median time from a customer’s first message to the agent’s first reply, over the agent’s latest {conversations} conversations. A first message without a reply counts as {days} days, unless the customer closed the conversation before then. With fewer than {threads} conversations, no time is shown.",
            {
              lead: <b>{t("“Usually answers within”")}</b>,
              conversations: MEDIAN_CONVERSATIONS,
              days: UNANSWERED_AFTER_DAYS,
              threads: RESPONSE_FLOOR_THREADS,
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}
