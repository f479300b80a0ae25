import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findUnconfirmed } from "#app/domains/questions/confirm-commands.server.ts";
import { listOwnQuestions } from "#app/domains/questions/own-queries.server.ts";
import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { EmailInput } from "#app/platform/inputs.ts";
import { timesInState } from "#app/platform/state-zones.ts";
import { askerOf } from "./asker.server.ts";

/** The questions of this device or account, and the one that a mailed link leads to. */
export async function loadMyQuestions({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? null;
  const asker = await askerOf(request, context);
  const [questions, unconfirmed] = await Promise.all([
    listOwnQuestions(context, asker),
    token === null ? null : findUnconfirmed(context, token),
  ]);
  return {
    token,
    unconfirmed,
    questions: questions.map((question) => ({ ...question, times: timesOf(question) })),
    signedIn: asker.userId !== null,
    rules: rulesOf(EmailInput),
    nowMs: context.clock.now(),
  };
}

const timesOf = ({ stateCode, askedAt, answers, consent }: OwnQuestion) =>
  timesInState(stateCode, [
    askedAt,
    ...answers.flatMap(({ createdAt, editedAt }) => [createdAt, editedAt]),
    consent?.revokedAt ?? null,
  ]);
