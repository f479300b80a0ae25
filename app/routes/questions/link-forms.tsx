import { Form } from "@remix-run/react";
import type { Unconfirmed } from "#app/domains/questions/asking/confirm-commands.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";

/** What a mailed link would send to agents, and the button that does: opening the link sends nothing. */
export function ConfirmQuestion({ question, token }: { question: Unconfirmed; token: string }) {
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

/** For who asked on another device, or whose link is used up. */
export function LinkRequest({ rules, answer }: { rules: FormRules<"email">; answer: FormReply | undefined }) {
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
