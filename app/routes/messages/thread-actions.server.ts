import type { Viewer } from "#app/domains/accounts/types.ts";
import { findSeller, stopContact } from "#app/domains/leads/consents/consent-commands.server.ts";
import {
  CLOSING_FORM,
  CONTACT,
  HIDE_FORM,
  NEWEST,
  REPORT,
  REPORT_FORM,
  REVEAL_FORM,
  SEND_FORM,
} from "#app/domains/messages/anchors.ts";
import { REFUSED } from "#app/domains/messages/conversation-texts.ts";
import { MessageReportInput, NoFields, RevealInput, SendInput } from "#app/domains/messages/inputs.ts";
import { ACTIONS_MINUTES, ACTIONS_MOST } from "#app/domains/messages/limits.ts";
import { canClose } from "#app/domains/messages/policy.ts";
import { findThread } from "#app/domains/messages/reading/thread-queries.server.ts";
import { sendMessage } from "#app/domains/messages/sending/send-commands.server.ts";
import { reportMessage, revealContact, setClosed } from "#app/domains/messages/thread-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";

type Refused = ReturnType<Sent<unknown>["refuse"]>;
/** Null when the conversation isn't the reader's. */
export type ThreadAnswer = { to: string } | Refused | null;

/** Runs a form of the conversation's page; null when the conversation isn't the reader's. */
export async function doThreadAction(
  context: AppContext,
  reader: Pick<Viewer, "userId" | "email" | "firstName" | "lastName">,
  id: string,
  form: FormData,
): Promise<ThreadAnswer> {
  const intent = form.get("intent");
  if (intent === "send") {
    const sent = readFields(form, SendInput, SEND_FORM);
    if (!sent.ok) return sent.refuse(400);
    const outcome = await sendMessage(context, reader.userId, id, sent.value);
    if (outcome.kind === "no-thread") return null;
    if (outcome.kind === "sent") return { to: `${paths.thread(id)}#${NEWEST}` };
    return sent.refuse(outcome.why === "too-many" ? 429 : 409, { errors: { body: t(REFUSED[outcome.why]) } });
  }
  const view = await findThread(context, reader.userId, id);
  if (view === null) return null;
  const { thread } = view;
  const done = (place: string, title: string, text = "") => {
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return { to: `${paths.thread(id)}#${place}` };
  };
  const notYours = ({ refuse }: Sent<unknown>) =>
    refuse(403, { errors: { form: t("You can’t do that in this conversation.") } });
  const tooMany = async () =>
    (await context.limiters.take("message-action", reader.userId, ACTIONS_MOST, ACTIONS_MINUTES)) > 0;
  /** A customer who closes the conversation or hides their details asks this agent to stop, in every way. */
  const stop = async () =>
    void (await stopContact(context, reader.email, await findSeller(context, thread.agent.id)));
  switch (intent) {
    case "block":
      // The stop first: after an error in between, closing again does both.
      if (thread.side === "customer" && canClose(thread.closedBy, thread.side, true)) await stop();
      if (!(await setClosed(context, reader, thread, true)))
        return notYours(readFields(form, NoFields, CLOSING_FORM));
      if (thread.side === "agent")
        return done(NEWEST, t("Conversation closed"), t("No one can write in it until you reopen it."));
      return done(
        NEWEST,
        t("Conversation closed"),
        t("No one can write in it until you reopen it, and {name} may not call, text, or email you.", {
          name: thread.agent.name,
        }),
      );
    case "unblock":
      return (await setClosed(context, reader, thread, false))
        ? done(NEWEST, t("Conversation reopened"))
        : notYours(readFields(form, NoFields, CLOSING_FORM));
    case "reveal": {
      const sent = readFields(form, RevealInput, REVEAL_FORM);
      if (await tooMany()) return sent.refuse(429, { errors: { form: t(REFUSED["too-many"]) } });
      if (!sent.ok) return sent.refuse(400);
      const outcome = await revealContact(context, reader, thread, sent.value.phone);
      if (outcome === "not-yours") return notYours(sent);
      if (outcome === "stopped")
        return sent.refuse(409, {
          errors: {
            phone: t(
              "Someone asked us to stop calls and texts to this number, so we don’t pass it on. Leave it out, or use the account that asked us to stop.",
            ),
          },
        });
      if (outcome === "closed")
        return sent.refuse(409, { errors: { form: t("This conversation is closed. Nothing was shown.") } });
      return done(
        CONTACT,
        t("Contact details shown"),
        t("{name} can see them now.", { name: thread.agent.name }),
      );
    }
    case "hide":
      if (thread.side !== "customer") return notYours(readFields(form, NoFields, HIDE_FORM));
      await stop();
      return done(
        CONTACT,
        t("Contact details hidden"),
        t("{name} sees your first name and ZIP code, and may not call, text, or email you.", {
          name: thread.agent.name,
        }),
      );
    case "report": {
      const sent = readFields(form, MessageReportInput, REPORT_FORM);
      if (await tooMany()) return sent.refuse(429, { errors: { form: t(REFUSED["too-many"]) } });
      if (!sent.ok) return sent.refuse(400);
      const outcome = await reportMessage(context, reader, thread, sent.value);
      if (outcome === "no-message")
        return sent.refuse(400, { errors: { message: t("Choose a message from the other person.") } });
      if (sent.value.block && thread.side === "customer") await stop();
      const to = sent.value.block ? NEWEST : REPORT;
      return outcome === "reported"
        ? done(to, t("Reported"), t("Someone on our team reads it, with the few messages before it."))
        : done(
            to,
            t("Already reported"),
            t("You already reported this message. We didn’t save a second report."),
          );
    }
    default:
      throw new Response("There’s no such action.\n", { status: 400 });
  }
}
