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
          “Message” on an agent’s record begins a conversation between you and that agent, under{" "}
          <Link to={paths.messages()}>Messages</Link>. It needs an account. Agents who do not keep their
          record here cannot be written to; their telephone number is still there.
        </p>
        <p>
          <b>What the agent sees.</b> Your first name and ZIP code. Name, email address and a number only when
          you show them, and only as long as you do.
        </p>
        <p>
          <b>Closing and reporting.</b> Either side may close a conversation. If one of you reports a message,
          a person reads it and the {REPORT_CONTEXT_MESSAGES} before it, and nothing else.
        </p>
        <p>
          <b>“Usually answers within”</b> is the median time from the first message to the first answer over
          an agent’s newest {MEDIAN_CONVERSATIONS} conversations. A first message without an answer counts as{" "}
          {UNANSWERED_AFTER_DAYS} days, unless the customer closed the conversation before. Below{" "}
          {RESPONSE_FLOOR_THREADS} conversations no time is shown.
        </p>
      </div>
    </Section>
  );
}
