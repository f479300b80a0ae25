import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useFetcher, useLoaderData, useNavigate } from "@remix-run/react";
import { failureStatus } from "#app/domains/errors/commands.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { type AskOutcome, askQuestion } from "#app/domains/questions/asking/ask-commands.server.ts";
import { passCookie } from "#app/domains/questions/asking/passes.server.ts";
import { type AskAnswer, AskForm } from "#app/domains/questions/components/ask-form.tsx";
import { ASK_FORM } from "#app/domains/questions/fields.ts";
import { AskInput, contactErrors } from "#app/domains/questions/inputs.ts";
import { selectableTypes } from "#app/domains/questions/insurance-types.ts";
import { QUESTION_MAX_CHARACTERS } from "#app/domains/questions/limits.ts";
import { readAskFacts } from "#app/domains/questions/published/ask-facts.server.ts";
import {
  PROMISE,
  SAY_WHAT_HAPPENS,
  SUBMISSION_FAILED,
  submittedToast,
  TOO_MANY_QUESTIONS,
} from "#app/domains/questions/question-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithStrangers } from "#app/platform/context.ts";
import { nullWhenUnreachable } from "#app/platform/database/database.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { deviceOf } from "#app/platform/reader/device.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { LANGUAGES, language, t } from "#app/text/text.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { AskAside } from "./ask-aside.tsx";
import { askWords } from "./ask-steps.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const NO_FACTS = { types: [], medianMinutes: null, medianBase: 0, answered: [] };

/** The insurance types, how soon answers come, what was answered about one of them, and the asker's known details. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const type = (searchParams.get("type") ?? "").slice(0, 80);
  // A form whose commit failed is shown again with its input. Facts and names cannot be read then either.
  const [facts, viewer] = await Promise.all([
    readAskFacts(context, type).catch(nullWhenUnreachable),
    getViewer(context).catch(nullWhenUnreachable),
  ]);
  if (facts !== null) shareWithStrangers(context, request);
  const known = {
    customer_first_name: viewer?.firstName ?? "",
    customer_last_name: viewer?.lastName ?? "",
    customer_email: viewer?.email ?? "",
    customer_zip_code: (searchParams.get("zip") ?? "").slice(0, 10),
    question: (searchParams.get("question") ?? "").slice(0, QUESTION_MAX_CHARACTERS),
    insurance_type: type,
  };
  const { types, medianMinutes, medianBase, answered } = facts ?? NO_FACTS;
  const place = { page: "ask an expert", types: types.map(({ slug }) => slug) };
  const legal = medicareNotice(context, place, null);
  const ownEmail = viewer?.emailConfirmed ? viewer.email : undefined;
  const words = askWords(ownEmail === undefined, medianMinutes, medianBase);
  return { types: selectableTypes(types), words, answered, known, ownEmail, legal };
}

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

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  pageMeta(rootOrigin(matches), {
    title: t("Ask an Expert"),
    description: t("Ask agents licensed in your state. The answer comes by email."),
    canonicalPath: paths.askExpert(),
  });

export default function AskExpert() {
  const { types, words, answered, known, ownEmail, legal } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<AskAnswer>();
  const ofType = useFetcher<typeof loader>();
  const showToast = useToast();
  const navigate = useNavigate();
  return (
    <PageMain own className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div
        // Another type has other answers next to the form.
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) ofType.load(paths.askExpert({ type: target.value }));
        }}
      >
        <header className="mb-6">
          <h1>{t("Ask an Expert")}</h1>
          <p className="mt-3 text-muted">{t(PROMISE)}</p>
          <p className="mt-1 text-muted">{words.proof}</p>
        </header>
        <AskForm
          fetcher={fetcher}
          answer={useAnswer<AskAnswer>()}
          types={types}
          known={known}
          ownEmail={ownEmail}
          onSent={(toast, next) => {
            showToast(toast);
            navigate(next);
          }}
          onRefused={showToast}
        />
      </div>
      <AskAside words={words} answered={ofType.data?.answered ?? answered} />
      {legal === null ? null : (
        <Caption id="medicare" className="lg:-mt-6">
          {legal}
        </Caption>
      )}
    </PageMain>
  );
}
