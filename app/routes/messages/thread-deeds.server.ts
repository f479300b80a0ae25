import { CLOSING, CONTACT, NEWEST, REPORT } from "#app/domains/messages/anchors.ts";
import { MessageReportInput, RevealInput, SendInput } from "#app/domains/messages/inputs.ts";
import { DEEDS_MINUTES, DEEDS_MOST } from "#app/domains/messages/limits.ts";
import { sendMessage } from "#app/domains/messages/send-commands.server.ts";
import {
  hideContact,
  reportMessage,
  revealContact,
  setClosed,
} from "#app/domains/messages/thread-commands.server.ts";
import { findThread } from "#app/domains/messages/thread-queries.server.ts";
import { REFUSED } from "#app/domains/messages/words.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type FormAnswer, fieldsOf } from "#app/platform/form-answer.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";

export type ThreadAnswer = { to: string } | { status: number; answer: FormAnswer } | null;

/** Does what a form of the conversation's page asks for; null when the conversation is not the reader's. */
export async function doThreadDeed(
  context: AppContext,
  reader: { userId: string; email: string },
  id: string,
  form: FormData,
): Promise<ThreadAnswer> {
  const refuse = (status: number, errors: Record<string, string>) => ({ status, answer: { errors } });
  const intent = form.get("intent");
  if (intent === "send") {
    const input = SendInput.safeParse(fieldsOf(form));
    if (!input.success) return { status: 400, answer: { errors: fieldErrors(input.error) } };
    const outcome = await sendMessage(context, reader.userId, id, input.data);
    if (outcome.kind === "no-thread") return null;
    if (outcome.kind === "sent") return { to: `${paths.thread(id)}#${NEWEST}` };
    return refuse(outcome.why === "too-many" ? 429 : 409, { body: REFUSED[outcome.why] });
  }
  const view = await findThread(context, reader.userId, id);
  if (view === null) return null;
  const { thread } = view;
  const done = (place: string, title: string, text = "") => {
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return { to: `${paths.thread(id)}#${place}` };
  };
  const place = intent === "reveal" || intent === "hide" ? CONTACT : CLOSING;
  const notYours = () => refuse(403, { [place]: "That is not yours to do in this conversation." });
  if (intent === "report" || intent === "reveal") {
    const wait = await context.limiters.take("message-deed", reader.userId, DEEDS_MOST, DEEDS_MINUTES);
    if (wait > 0) return refuse(429, { [intent === "report" ? REPORT : CONTACT]: REFUSED["too-many"] });
  }
  switch (intent) {
    case "block":
      return (await setClosed(context, reader, thread, true))
        ? done(NEWEST, "Conversation closed", "Nobody can write into it until you open it again.")
        : notYours();
    case "unblock":
      return (await setClosed(context, reader, thread, false))
        ? done(NEWEST, "Conversation open again")
        : notYours();
    case "reveal": {
      const input = RevealInput.safeParse(fieldsOf(form));
      if (!input.success) return { status: 400, answer: { errors: fieldErrors(input.error) } };
      const outcome = await revealContact(context, reader, thread, input.data.phone);
      if (outcome === "not-yours") return notYours();
      if (outcome === "closed")
        return refuse(409, { [CONTACT]: "This conversation is closed. Nothing was shown." });
      return done(CONTACT, "Contact details shown", `${thread.agent.name} can see them now.`);
    }
    case "hide":
      return (await hideContact(context, reader, thread))
        ? done(CONTACT, "Contact details hidden", `${thread.agent.name} sees your first name and ZIP code.`)
        : notYours();
    case "report": {
      const input = MessageReportInput.safeParse(fieldsOf(form));
      if (!input.success) return { status: 400, answer: { errors: fieldErrors(input.error) } };
      const outcome = await reportMessage(context, reader, thread, input.data);
      if (outcome === "no-message") return refuse(400, { message: "Choose a message of the other side." });
      const to = input.data.block ? NEWEST : REPORT;
      return outcome === "reported"
        ? done(to, "Reported", "A person reads it, with the few messages before it.")
        : done(to, "Reported before", "Your first report of this message stands; nothing new was kept.");
    }
    default:
      throw new Response("There is no such deed.\n", { status: 400 });
  }
}
