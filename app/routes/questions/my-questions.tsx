import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { stopAnswerers } from "#app/domains/leads/consents/consent-commands.server.ts";
import {
  markHelpful,
  revokeContact,
  withdrawQuestion,
} from "#app/domains/questions/asking/asker-commands.server.ts";
import { findUnconfirmed, type Unconfirmed } from "#app/domains/questions/asking/confirm-commands.server.ts";
import { findOwnQuestion, listOwnQuestions } from "#app/domains/questions/asking/own-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { EmailInput } from "#app/platform/forms/inputs.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { ZoneNote } from "#app/ui/zone-note.tsx";
import { askerOf } from "./asker.server.ts";
import { OwnQuestionCard } from "./own-question-card.tsx";
import { followConfirmation, mailAgain, openLink, sendLink } from "./question-links.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The questions of this device or account, and the question of the mailed link, if any. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? null;
  const asker = await askerOf(request, context);
  const [questions, unconfirmed] = await Promise.all([
    listOwnQuestions(context, asker),
    token === null ? null : findUnconfirmed(context, token),
  ]);
  return {
    token,
    unconfirmed,
    questions,
    signedIn: asker.userId !== null,
    rules: rulesOf(EmailInput),
    nowMs: context.clock.now(),
    legal: medicareNotice(
      context,
      { page: "my questions", types: questions.map(({ typeSlug }) => typeSlug) },
      null,
    ),
  };
}

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
    await stopAnswerers(context, question.id);
    return done(
      t("Calls turned off"),
      t("Agents no longer see your number, and those who answered may not call, text, or email you."),
    );
  }
  throw new Response(`${t("We couldn’t do that. Reload the page and try again.")}\n`, { status: 400 });
}

export const meta = () => [
  ...pageMeta("", {
    title: t("My questions"),
    description: t("What you asked, and the answers."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function MyQuestions() {
  const { token, unconfirmed, questions, signedIn, rules, nowMs, legal } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("My questions")}</h1>
        {questions.length === 0 ? null : (
          <p>
            <ButtonLink to={paths.askExpert()}>{t("Ask another question")}</ButtonLink>
          </p>
        )}
      </PageHead>
      {answer?.notice ? (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      {unconfirmed !== null && token !== null ? (
        <ConfirmQuestion question={unconfirmed} token={token} />
      ) : token !== null && answer?.notice === undefined ? (
        <Stack method="post" action={paths.myQuestions()} as={Form}>
          <p>{t("The link in your email opens one question on this device, once.")}</p>
          <input type="hidden" name="token" value={token} />
          <Button look="primary" name="intent" value="open">
            {t("Open my question")}
          </Button>
        </Stack>
      ) : null}
      {questions.map((question) => (
        <OwnQuestionCard key={question.id} question={question} nowMs={nowMs} />
      ))}
      {questions.length === 0 ? null : <ZoneNote />}
      {questions.length === 0 && token === null ? (
        <EmptyState
          title={signedIn ? t("No questions yet") : t("No questions on this device")}
          actions={
            <>
              <ButtonLink look="primary" to={paths.askExpert()}>
                {t("Ask an Expert")}
              </ButtonLink>
              <Link to={paths.expertAnswers()}>{t("Read what others asked")}</Link>
            </>
          }
        >
          <p>
            {signedIn
              ? t("Your questions and their answers will show up here.")
              : t(
                  "Your questions and their answers will show up here. On another device, use the link in your email.",
                )}
          </p>
        </EmptyState>
      ) : null}
      {signedIn ? null : <LinkRequest rules={rules} answer={answer} />}
      {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
    </PageMain>
  );
}

/**
 * The question that a mailed link would send to agents, and the button that sends it. Opening the link sends nothing.
 */
function ConfirmQuestion({ question, token }: { question: Unconfirmed; token: string }) {
  return (
    <Section id="confirm" title={t("Send your question")} thin>
      <Stack method="post" action={paths.myQuestions()} as={Form}>
        <Caption>{`${named(question.typeName)}, ${question.zip}`}</Caption>
        <Written>{question.question}</Written>
        <p>
          {t(
            "It goes to licensed agents near you, and they answer at {email}. If you didn’t write it, just close this page, and nobody will get it.",
            { email: question.email },
          )}
        </p>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button look="primary" name="intent" value="confirm">
            {t("Send my question")}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

/** For askers who used another device, or whose link was already used. */
function LinkRequest({ rules, answer }: { rules: FormRules<"email">; answer: FormReply | undefined }) {
  const form = useAnsweredForm({ name: "link", rules, answer });
  return (
    <Section id="send-link" title={t("Asked on another device?")} thin>
      <PostForm form={form} action={paths.myQuestions()} className="max-w-measure">
        <InputField
          label={t("Email")}
          hint={t("The one you asked with. We’ll send the link there.")}
          field={form.field("email")}
        />
        <div>
          <Button name="intent" value="send-link">
            {t("Send the link")}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
