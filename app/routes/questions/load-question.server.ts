import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { ReportInput } from "#app/domains/questions/inputs.ts";
import { findPublicQuestion } from "#app/domains/questions/published/question-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { timesInState, zoneOfState } from "#app/platform/time/state-zones.ts";
import { t } from "#app/text/text.ts";

export const allAnswers = () => [{ label: t("All answers"), to: paths.expertAnswers() }];

/** A published question and the content next to it. */
export async function loadQuestion({ request, context, params }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const slug = params.slug ?? "";
  const question = slug.length > 120 ? null : await findPublicQuestion(context, slug);
  // An unpublished question is a 404 that must not be cached: the next answer may publish it.
  if (question === null) context.caching = { shared: false, sameForAccounts: false, lasting: null };
  if (question === null)
    throw notFoundNotice(
      t("Question not found"),
      t("There’s no published question at this address."),
      allAnswers(),
    );
  if (question === "gone") {
    const text = t("The person who asked withdrew it, or it was removed after a report.");
    throw Response.json(
      { title: t("This question is no longer shown"), text, links: allAnswers() },
      { status: 410 },
    );
  }
  const { askedAt, answers, steps, state } = question;
  const times = timesInState(state.code, [
    askedAt,
    ...answers.flatMap(({ createdAt, editedAt }) => [createdAt, editedAt]),
    ...steps.map(({ at }) => at),
  ]);
  const legal = medicareNotice(context, { page: "expert answers", types: [question.type.slug] }, null);
  return { question, times, zone: zoneOfState(state.code), rules: rulesOf(ReportInput), legal };
}
