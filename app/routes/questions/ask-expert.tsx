import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deviceOf } from "#app/domains/auth/device.ts";
import { failureStatus } from "#app/domains/errors/commands.server.ts";
import { type AskOutcome, askQuestion } from "#app/domains/questions/ask-commands.server.ts";
import type { AskAnswer } from "#app/domains/questions/components/ask-form.tsx";
import { ASK_FORM } from "#app/domains/questions/fields.ts";
import { AskInput, contactErrors } from "#app/domains/questions/inputs.ts";
import { passCookie } from "#app/domains/questions/passes.server.ts";
import {
  SAY_WHAT_HAPPENS,
  SUBMISSION_FAILED,
  submittedToast,
  TOO_MANY_QUESTIONS,
} from "#app/domains/questions/question-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { LANGUAGES, language, t } from "#app/text/text.ts";
import { lateAsk } from "./late-ask.ts";
import { loadAsk } from "./load-ask.server.ts";

export const handle = { access: "public", bring: lateAsk.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadAsk(args);

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, AskInput, ASK_FORM);
  const { form, refuse } = sent;
  if (!sent.ok) return refuse(400, { errors: contactErrors(form) });
  const wait = (await takeAction(context, "ask")) || (await takeAction(context, "ask-in-a-day"));
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  let asked: AskOutcome;
  try {
    const viewer = await getViewer(context);
    asked = await askQuestion(context, sent.value, {
      userId: viewer?.userId ?? null,
      confirmedEmail: viewer?.emailConfirmed ? viewer.email : null,
      page: paths.askExpert(),
      reads: LANGUAGES.find((one) => one === form.get("wording")) ?? language(),
      insist: true,
    });
  } catch (error) {
    const status = failureStatus(context, request, error, deviceOf(request.headers.get("User-Agent")));
    return refuse(status, { notice: SUBMISSION_FAILED });
  }
  switch (asked.kind) {
    case "refused":
      return refuse(400, { errors: asked.errors });
    case "personal-data":
      return refuse(409, { errors: { personal_data: t(SAY_WHAT_HAPPENS) } });
    case "too-often":
      return refuse(429, { notice: tooOften(asked.waitSeconds, t(TOO_MANY_QUESTIONS)) });
  }
  if (asked.pass !== "") context.cookies.push(passCookie(request, asked.pass));
  const toast = submittedToast(asked.unconfirmed);
  const next = paths.questionSent(asked.id);
  if (form.get("within") === "script") return data<AskAnswer>({ sent: toast, next });
  context.cookies.push(writeToast(toast));
  return redirect(next, 303);
}

export const meta = lateAsk.meta;

export default lateAsk.Page;
