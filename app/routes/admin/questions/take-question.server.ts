/** The forms of a question's page. */

import { askMore, closeQuestion } from "#app/domains/questions/admin/admin-commands.server.ts";
import { AskMoreInput, CloseInput } from "#app/domains/questions/admin/admin-inputs.ts";
import type { AdminQuestion } from "#app/domains/questions/admin/admin-queries.server.ts";
import { listQuestionWork } from "#app/domains/questions/admin/moderation-queries.server.ts";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import { AnswerInput } from "#app/domains/questions/inputs.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { type Decided, goOn } from "../decide/decide.server.ts";
import { BACK_TO_TODAY } from "../today/today-address.ts";

const ENDED = "It was answered, taken back, or closed in the meantime.";
const CHANGED = "It went to other agents in the meantime. Look at who has it now, then choose again.";

/** Does it and redirects; when refused, answers the form with what was typed. Throws 400 for any other intent. */
export async function takeQuestion(
  request: Request,
  context: AppContext,
  adminId: string,
  { id, askedAt }: AdminQuestion,
) {
  const form = await parseForm(request);
  const decided = (title: string, text: string, back?: string) =>
    goOn(request, context, {
      title,
      text,
      back: form.has(BACK_TO_TODAY) ? undefined : back,
      own: { id, dueAt: askedAt },
      queue: () => lateQuestions(context),
    });
  switch (form.get("intent")) {
    case "ask":
    case "draw":
      return ask(context, adminId, id, form, decided);
    case "answer": {
      const sent = readFields(form, AnswerInput, "answer");
      if (!sent.ok) return sent.refuse(400);
      const outcome = await answerQuestion(context, adminId, id, sent.value.body, { asAdmin: true });
      if (outcome?.kind === "published") return decided("Answer published", "The asker gets it by email.");
      return outcome?.kind === "refused" && outcome.why !== "closed"
        ? sent.refuse(403, { errors: { form: "You hold no license for this type in this state today." } })
        : sent.refuse(409, { errors: { form: ENDED } });
    }
    case "close": {
      const sent = readFields(form, CloseInput, "close");
      if (!sent.ok) return sent.refuse(400);
      return (await closeQuestion(context, adminId, id, sent.value.reason))
        ? decided("Closed", "The asker gets the reason by email.")
        : sent.refuse(409, { notice: { title: ENDED } });
    }
    default:
      throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
        status: 400,
      });
  }
}

async function ask(
  context: AppContext,
  adminId: string,
  id: string,
  form: FormData,
  decided: (title: string, text: string, back: string) => ReturnType<typeof goOn>,
) {
  const drawn = form.get("intent") === "draw";
  // Checked and typed agents are one list.
  const ticked = form.getAll("npn").slice(0, 50).join(", ");
  // Of a field that was sent twice the last one counts; files are ignored.
  const last = form.getAll("npns").at(-1);
  const typed = typeof last === "string" ? last.trim() : "";
  form.set("npns", drawn ? "" : [ticked, typed].filter(Boolean).join(", "));
  const sent = readFields(form, AskMoreInput, "ask");
  if (!sent.ok) return sent.refuse(400);
  if (!drawn && sent.value.npns === "")
    return sent.refuse(400, { errors: { npns: "Choose an agent, or ask the nearest." } });
  const outcome = await askMore(context, adminId, id, sent.value);
  switch (outcome.kind) {
    case "asked":
      return decided(
        `Sent to ${outcome.experts} more ${outcome.experts === 1 ? "agent" : "agents"}`,
        "They’ve been told.",
        adminPaths.question(id),
      );
    case "refused":
      return sent.refuse(400, {
        errors: {
          npns: `Can’t be asked: ${outcome.npns.join(", ")}. They need an account, a license for this type in this state, and not to have it already.`,
        },
      });
    case "nobody":
      return sent.refuse(409, { notice: { title: "Nobody else near can be asked." } });
    case "ended":
      return sent.refuse(409, { notice: { title: ENDED } });
    case "changed":
      return sent.refuse(409, { notice: { title: CHANGED } });
  }
}

const lateQuestions: (context: AppContext) => ReturnType<Decided["queue"]> = async (context) =>
  (await listQuestionWork(context)).late.map(({ id, askedAt, title }) => ({
    id,
    dueAt: askedAt,
    to: adminPaths.question(id),
    label: title,
  }));
