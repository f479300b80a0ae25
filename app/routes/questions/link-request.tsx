import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Section } from "#app/ui/section.tsx";

/** For who asked on another device, or whose link is used up. */
export function LinkRequest({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Section id="send-link" title="Asked on another device?" thin>
      <Form method="post" action={paths.myQuestions()} className="flow link-request" noValidate>
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="The one you asked with; the link comes there."
          defaultValue={answer?.typed?.email ?? ""}
          error={answer?.errors?.email}
        />
        <div>
          <Button name="intent" value="send-link">
            Send the link
          </Button>
        </div>
      </Form>
    </Section>
  );
}
