import { Form, Link } from "@remix-run/react";
import type { LeadReply, SentRequest } from "#app/domains/leads/requests/request-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { ZoneNote } from "#app/ui/zone-note.tsx";

/** The agent's replies to a sent request, how to write back, and how to stop the agent. */
export function RequestReplies({
  request,
  replies,
  reader,
}: {
  request: Pick<SentRequest, "agentName" | "email" | "threadId" | "stopped">;
  replies: readonly LeadReply[];
  /** `sender`: their account may write back. */
  reader: { sender: boolean; signedIn: boolean; here: string };
}) {
  const { agentName: name, email, threadId, stopped } = request;
  const { sender, signedIn, here } = reader;
  return (
    <Section id="replies" title={t("Replies")} thin>
      <Stack>
        {replies.length === 0 ? (
          <p>{t("{name} has your request. Replies come to {email}, and show up here.", { name, email })}</p>
        ) : (
          replies.map(({ at, body }) => (
            <div key={at}>
              <Caption>
                <span>{`${name}, `}</span>
                <LocalTime timeMs={at} />
              </Caption>
              <Written>{body}</Written>
            </div>
          ))
        )}
        {replies.length === 0 ? null : <ZoneNote />}
        {threadId !== null ? (
          <p>
            <ButtonLink to={paths.thread(threadId)}>{t("Open the conversation")}</ButtonLink>
          </p>
        ) : sender ? (
          <Form method="post">
            <Button name="intent" value="continue">
              {t("Write back in Messages")}
            </Button>
          </Form>
        ) : (
          <p>
            {signedIn
              ? t("To write back, sign in with {email}.", { email })
              : rich("To write back, {signIn} with {email}, or {create}.", {
                  signIn: <Link to={paths.auth({ next: here })}>{t("sign in")}</Link>,
                  email,
                  create: (
                    <Link to={paths.signUp({ role: "customer", next: here })}>{t("create an account")}</Link>
                  ),
                })}
          </p>
        )}
        {stopped ? (
          <p>{t("You asked {name} to stop. {name} may not call, text, or email you.", { name })}</p>
        ) : (
          <Form method="post">
            <Button name="intent" value="stop">
              {t("Stop {name}", { name })}
            </Button>
          </Form>
        )}
      </Stack>
    </Section>
  );
}
