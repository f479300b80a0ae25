import { Form, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ConfirmQuestion, LinkRequest } from "./link-forms.tsx";
import type { loadMyQuestions } from "./load-my-questions.server.ts";
import { OwnQuestionCard } from "./own-question-card.tsx";

export const meta = () => [
  ...pageMeta("", {
    title: t("My questions"),
    description: t("What you asked, and the answers."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export function Page() {
  const { token, unconfirmed, questions, signedIn, rules, nowMs } = useLoaderData<typeof loadMyQuestions>();
  const answer = useAnswer<FormReply>();
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("My questions")}</h1>
      </PageHead>
      {answer?.notice ? (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b> {answer.notice.text}
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
      {questions.length === 0 && token === null ? (
        <EmptyState
          title={signedIn ? t("No questions yet") : t("No questions on this device")}
          actions={<ButtonLink to={paths.askExpert()}>{t("Ask an Expert")}</ButtonLink>}
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
    </PageMain>
  );
}
