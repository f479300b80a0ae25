import { Link } from "@remix-run/react";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import {
  MEDIAN_CONVERSATIONS,
  REPORT_CONTEXT_MESSAGES,
  UNANSWERED_AFTER_DAYS,
} from "#app/domains/messages/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function MessagesHelp() {
  return (
    <Section id="messages" title="Messages">
      <div className="prose">
        <p>
          “Message” on an agent’s profile starts a conversation between the two of you, under{" "}
          <Link to={paths.messages()}>Messages</Link>. You need an account. You can’t message agents who
          haven’t claimed their profile, but you can still call them.
        </p>
        <p>
          <b>What the agent sees.</b> Your first name and ZIP code. Your full name, email address, and phone
          number only if you choose to show them, and only for as long as you do.
        </p>
        <p>
          <b>Closing and reporting.</b> Either of you can close a conversation. If one of you reports a
          message, a person reads it and the {REPORT_CONTEXT_MESSAGES} before it, and nothing else.
        </p>
        <p>
          <b>“Usually answers within”</b> is the median time from a customer’s first message to the agent’s
          first reply, over the agent’s latest {MEDIAN_CONVERSATIONS} conversations. A first message without a
          reply counts as {UNANSWERED_AFTER_DAYS} days, unless the customer closed the conversation before
          then. With fewer than {RESPONSE_FLOOR_THREADS} conversations, no time is shown.
        </p>
      </div>
    </Section>
  );
}
