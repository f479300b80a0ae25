import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ReportInput } from "#app/domains/questions/inputs.ts";
import { fileReport } from "#app/domains/questions/moderation-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/address-limits.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { lateAnswer } from "./late-answer.ts";
import { allAnswers, loadQuestion } from "./load-question.server.ts";

export const handle = { access: "public", bring: lateAnswer.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadQuestion(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await readSent(request, ReportInput, "report");
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "report");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const waitOfAll = context.session === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return sent.refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const slug = (params.slug ?? "").slice(0, 120);
  if (!(await fileReport(context, slug, sent.value))) {
    throw notFoundNotice(t("Nothing to report"), t("This question is no longer shown."), allAnswers());
  }
  const text = t("One of us will take a look. It stays up until then.");
  context.cookies.push(writeToast({ title: t("Reported"), text, tone: "success" }));
  return redirect(paths.expertAnswer(slug), 303);
}

export const meta = lateAnswer.meta;

export default lateAnswer.Page;
