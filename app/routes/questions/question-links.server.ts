import { data, redirect } from "@remix-run/cloudflare";
import { mailQuestionLinks } from "#app/domains/questions/asking/asker-commands.server.ts";
import {
  confirmQuestion,
  mailOwnConfirmation,
} from "#app/domains/questions/asking/confirm-commands.server.ts";
import { passCookie, preparePass, takeQuestionLink } from "#app/domains/questions/asking/passes.server.ts";
import { TOO_MANY_QUESTIONS } from "#app/domains/questions/question-texts.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { EmailInput } from "#app/platform/forms/inputs.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

const linkOver = () =>
  data<FormReply>(
    {
      notice: {
        title: t("This link has expired."),
        text: t("It was used already, or it’s too old. Get a new one below."),
      },
    },
    { status: 410 },
  );

/**
 * Sends the question of a mailed link to agents and opens it on this device. A used, expired or forged link is a 410.
 */
export async function followConfirmation(request: Request, context: AppContext, token: string) {
  const wait = await takeAction(context, "link");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const confirmed = await confirmQuestion(context, token);
  if (confirmed.kind === "over") return linkOver();
  if (confirmed.kind === "too-often") {
    const notice = tooOften(confirmed.waitSeconds, t(TOO_MANY_QUESTIONS));
    return data<FormReply>({ notice }, { status: 429 });
  }
  context.cookies.push(passCookie(request, confirmed.pass));
  // The experts are chosen after the response.
  const text = t("We’re finding agents near you who are licensed for it.");
  context.cookies.push(writeToast({ title: t("Question sent"), text, tone: "success" }));
  return redirect(paths.questionSent(confirmed.id), 303);
}

/** Mails the link that sends the question again, within the rate limits of its address. */
export async function mailAgain(context: AppContext, { id }: { id: string }) {
  const wait = await takeAction(context, "mail");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const waitSeconds = await mailOwnConfirmation(context, id);
  if (waitSeconds > 0)
    return data<FormReply>({ notice: tooOften(waitSeconds, t(TOO_MANY_QUESTIONS)) }, { status: 429 });
  const text = t("A new link is on its way.");
  context.cookies.push(writeToast({ title: t("Check your email"), text, tone: "success" }));
  return redirect(paths.myQuestions(), 303);
}

/** Exchanges a mailed link for this device's cookie, once. A used, expired or forged link is a 410. */
export async function openLink(request: Request, context: AppContext, token: string) {
  const wait = await takeAction(context, "link");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const questionId = await takeQuestionLink(context, token);
  if (questionId === null) return linkOver();
  const pass = await preparePass(context, "cookie", questionId);
  await commit(context, { statements: [pass.statement] });
  context.cookies.push(passCookie(request, pass.token));
  return redirect(paths.myQuestions(), 303);
}

/** Mails a link to the newest question of an address. The answer is the same whether or not there is one. */
export async function sendLink(context: AppContext, form: FormData) {
  const sent = readFields(form, EmailInput, "link");
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  context.later(mailQuestionLinks(context, sent.value.email));
  const text = t("If you’ve asked a question with this address, a link to the latest one is on its way.");
  context.cookies.push(writeToast({ title: t("Check your email"), text, tone: "success" }));
  return redirect(paths.myQuestions(), 303);
}
