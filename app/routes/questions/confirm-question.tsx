import { Form } from "@remix-run/react";
import type { Unconfirmed } from "#app/domains/questions/confirm-commands.server.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a mailed link would send to agents, and the button that does: opening the link sends nothing. */
export function ConfirmQuestion({ question, token }: { question: Unconfirmed; token: string }) {
  return (
    <Section id="confirm" title="Send your question" thin>
      <Form method="post" action={paths.myQuestions()} className="flow">
        <p className="cap">
          {question.typeName}, {question.zip}
        </p>
        <p className="txt pre">{question.question}</p>
        <p>
          It goes to agents licensed for it near you, and they answer to {question.email}. If you didn’t write
          it, close this page: it goes to nobody.
        </p>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button look="primary" name="intent" value="confirm">
            Send my question
          </Button>
        </div>
      </Form>
    </Section>
  );
}
