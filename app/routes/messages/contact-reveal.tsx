import { Form } from "@remix-run/react";
import { contactConsent } from "#app/domains/messages/texts.ts";
import type { Thread } from "#app/domains/messages/types.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";

/** The customer's choice to be called or written to; taken back with one press. */
export function ContactReveal({ thread, answer }: { thread: Thread; answer: FormAnswer | undefined }) {
  const { contact, agent } = thread;
  const error = answer?.errors?.phone;
  if (contact !== null) {
    return (
      <Disclosure summary="Your contact details are shown">
        <Form method="post" className="flow tight">
          <p>
            {agent.name} sees {contact.name}, {contact.email}
            {contact.phone === null ? "" : ` and ${contact.phone}`}.
          </p>
          <div>
            <Button name="intent" value="hide">
              Hide them again
            </Button>
          </div>
        </Form>
      </Disclosure>
    );
  }
  return (
    <Disclosure summary="Show my contact details" open={error !== undefined}>
      <Form method="post" className="flow" noValidate>
        <InputField
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          hint={`Without one, ${agent.name} sees your name and e-mail address alone.`}
          defaultValue={answer?.typed?.phone ?? ""}
          error={error}
        />
        <p>{contactConsent(agent.name)}</p>
        <div>
          <Button name="intent" value="reveal">
            Agree and show them
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
