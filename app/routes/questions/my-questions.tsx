import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  markHelpful,
  revokeContact,
  withdrawQuestion,
} from "#app/domains/questions/asker-commands.server.ts";
import { findOwnQuestion } from "#app/domains/questions/own-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { askerOf } from "./asker.server.ts";
import { lateMyQuestions } from "./late-my-questions.ts";
import { loadMyQuestions } from "./load-my-questions.server.ts";
import { followConfirmation, mailAgain, openLink, sendLink } from "./question-links.server.ts";

export const handle = { access: "public", bring: lateMyQuestions.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadMyQuestions(args);

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const intent = form.get("intent");
  const token = String(form.get("token") ?? "").slice(0, 100);
  if (intent === "open") return openLink(request, context, token);
  if (intent === "confirm") return followConfirmation(request, context, token);
  if (intent === "send-link") return sendLink(context, form);
  const id = parseUuid(form.get("question"));
  const question = id === null ? null : await findOwnQuestion(context, await askerOf(request, context), id);
  if (question === null) throw new Response(`${t("You can’t change this question.")}\n`, { status: 403 });
  const done = (title: string, text: string) => {
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return redirect(paths.myQuestions(), 303);
  };
  if (intent === "mail-again") return mailAgain(context, question);
  if (intent === "helpful") {
    const marked = await markHelpful(context, question, String(form.get("answer") ?? "").slice(0, 36));
    if (!marked) throw new Response(`${t("We couldn’t find that answer.")}\n`, { status: 400 });
    return done(t("Thank you"), t("The answer that helped you now comes first."));
  }
  if (intent === "withdraw") {
    await withdrawQuestion(context, question);
    return done(t("Question withdrawn"), t("No more agents get it, and it’s no longer shown."));
  }
  if (intent === "revoke") {
    await revokeContact(context, question);
    return done(t("Calls turned off"), t("Agents no longer see your number."));
  }
  throw new Response(`${t("We couldn’t do that. Reload the page and try again.")}\n`, { status: 400 });
}

export const meta = lateMyQuestions.meta;

export default lateMyQuestions.Page;
