/** `manage_product_types_secure` and `manage_expert_questions_secure` (specification §7). */
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { failureStatus } from "#app/domains/errors/commands.server.ts";
import { askQuestion } from "#app/domains/questions/asking/ask-commands.server.ts";
import { listOwnQuestions } from "#app/domains/questions/asking/own-queries.server.ts";
import { AskInput, ProductTypesCall, QuestionsCall } from "#app/domains/questions/inputs.ts";
import { listPublished } from "#app/domains/questions/published/public-queries.server.ts";
import { SUBMISSION_FAILED } from "#app/domains/questions/question-texts.ts";
import { listProductTypes } from "#app/domains/questions/type-queries.server.ts";
import { actsAsAdmin, requireCaller } from "#app/guards/require.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { readCall, refuseCall } from "#app/platform/calls/call-answers.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseJson } from "#app/platform/forms/form.ts";
import { deviceOf } from "#app/platform/reader/device.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { language } from "#app/text/text.ts";

/** Product types with their names. Admins can ask for inactive ones too. */
export async function manageProductTypes(context: AppContext, request: Request): Promise<Response> {
  const call = ProductTypesCall.safeParse(await parseJson(request));
  if (!call.success) return refuseCall(400, "action must be select_active or select_all.");
  const { action } = call.data;
  if (action === "select_all") {
    const viewer = await requireCaller(request, context);
    if (!flagsOf(viewer.role).isAdmin) return refuseCall(403, "This is for admins.");
    if (!actsAsAdmin(viewer)) return refuseCall(403, "Show your second factor first.");
  }
  return Response.json(await listProductTypes(context, action === "select_all"));
}

/**
 * Asks a question, or reads the newest published ones or the caller's own. Callers who ask a question only read
 * `error`.
 */
export async function manageExpertQuestions(context: AppContext, request: Request): Promise<Response> {
  const call = QuestionsCall.safeParse(await parseJson(request));
  if (!call.success) return refuseCall(400, "action must be create_question, select_public or select_mine.");
  const { action, question_data } = call.data;
  if (action === "select_public") {
    const { questions } = await listPublished(context, {
      type: null,
      state: null,
      words: "",
      agent: null,
      page: 1,
    });
    return Response.json(
      questions.map(
        ({ answer: _, firstTookMs: __, stateName: ___, titleLanguage: ____, ...question }) => question,
      ),
    );
  }
  if (action === "select_mine") {
    const viewer = await requireCaller(request, context);
    const confirmedEmail = viewer.emailConfirmed ? viewer.email : null;
    const own = await listOwnQuestions(context, { userId: viewer.userId, confirmedEmail, passHashes: [] });
    return Response.json(
      own.map(({ questionNo: _, answers, ...question }) => ({
        ...question,
        answers: answers.map(({ by: _agent, ...answer }) => answer),
      })),
    );
  }
  return createQuestion(context, request, question_data);
}

async function createQuestion(context: AppContext, request: Request, payload: unknown): Promise<Response> {
  const input = readCall(AskInput, payload, "question_data");
  if (!input.ok) return refuseCall(400, input.error);
  const wait = (await takeAction(context, "ask")) || (await takeAction(context, "ask-in-a-day"));
  if (wait > 0) return refuseCall(429, tooOften(wait).text);
  try {
    const viewer = await getViewer(context);
    const asked = await askQuestion(context, input.value, {
      userId: viewer?.userId ?? null,
      confirmedEmail: viewer?.emailConfirmed ? viewer.email : null,
      page: paths.procedure("manage_expert_questions_secure"),
      insist: false,
      reads: language(),
    });
    if (asked.kind === "refused")
      return refuseCall(400, Object.values(asked.errors)[0] ?? SUBMISSION_FAILED.text);
    if (asked.kind === "too-often") return refuseCall(429, tooOften(asked.waitSeconds).text);
  } catch (error) {
    const status = failureStatus(context, request, error, deviceOf(request.headers.get("User-Agent")));
    return refuseCall(status, SUBMISSION_FAILED.text);
  }
  return Response.json({ success: true, error: null });
}
