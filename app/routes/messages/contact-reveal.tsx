import { Form } from "@remix-run/react";
import { CONTACT } from "#app/domains/messages/anchors.ts";
import type { Thread } from "#app/domains/messages/types.ts";
import { contactConsent } from "#app/domains/messages/words.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { wordPhone } from "#app/platform/phone.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FormErrors } from "./form-errors.tsx";

/** The customer's choice to be called or written to; taken back with one press. */
export function ContactReveal({ thread, answer }: { thread: Thread; answer: FormAnswer | undefined }) {
  const { contact, agent } = thread;
  const error = answer?.errors?.phone;
  const action = `${paths.thread(thread.id)}#${CONTACT}`;
  if (contact !== null) {
    return (
      <Disclosure key="shown" summary="Your contact details are shown" open={answer !== undefined}>
        <Stack method="post" action={action} as={Form} gap="tight">
          <FormErrors answer={answer} />
          <p>
            {agent.name} sees {contact.name}, {contact.email}
            {contact.phone === null ? "" : ` and ${wordPhone(contact.phone)}`}.
          </p>
          <div>
            <Button name="intent" value="hide">
              Hide them again
            </Button>
          </div>
        </Stack>
      </Disclosure>
    );
  }
  // Nobody could use them there.
  if (thread.closedBy.length > 0) return <FormErrors answer={answer} />;
  return (
    <Disclosure key="hidden" summary="Show my contact details" open={answer !== undefined}>
      <Stack method="post" action={action} as={Form} noValidate>
        <FormErrors answer={answer} />
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
      </Stack>
    </Disclosure>
  );
}
