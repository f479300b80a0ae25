/** Deciding a report about a question, an answer, or a message, in today's work or in its list. */
import { redirect } from "@remix-run/cloudflare";
import { decideMessageReport, findMessageReportJudge } from "#app/domains/messages/moderation.server.ts";
import { decideReport } from "#app/domains/questions/admin/moderation-commands.server.ts";
import { findQuestionReportJudge } from "#app/domains/questions/admin/moderation-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { BACK_TO_LIST } from "./today-address.ts";

const DECIDED = { keep: "Left up", remove: "Removed", leave: "Left open", close: "Conversation closed" };

/** Decides a report, or says that another admin did, and redirects to its list. Throws 400 for what is no decision. */
export async function takeReport(form: FormData, context: AppContext, adminId: string) {
  const decision = form.get("decision");
  if (decision !== "keep" && decision !== "remove" && decision !== "close" && decision !== "leave")
    throw new Response("We don’t know that decision. Reload the page and try again.\n", { status: 400 });
  const ofQuestion = decision === "keep" || decision === "remove";
  const list = ofQuestion ? adminPaths.questionReports() : adminPaths.messageReports();
  const back = form.has(BACK_TO_LIST) ? list : paths.admin();
  const report = parseUuid(form.get("report"));
  const decided =
    report !== null &&
    (ofQuestion
      ? await decideReport(context, adminId, report, decision)
      : await decideMessageReport(context, adminId, report, decision === "close" ? "close" : "keep"));
  if (decided) {
    context.cookies.push(writeToast({ title: DECIDED[decision], tone: "success" }));
    return redirect(back, 303);
  }
  const judge =
    report === null
      ? null
      : await (ofQuestion ? findQuestionReportJudge : findMessageReportJudge)(context, report);
  const text = judge === null ? "" : `${judge} decided it. Nothing was changed now.`;
  context.cookies.push(writeToast({ title: "It was already decided", text, tone: "error" }));
  return redirect(back, 303);
}
