import { CONTACT, HIDE_FORM, REVEAL_FORM } from "#app/domains/messages/anchors.ts";
import { contactConsent } from "#app/domains/messages/conversation-texts.ts";
import type { Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { FormErrors } from "./form-errors.tsx";

export type ContactRevealProps = {
  thread: Thread;
  rules: FormRules<"phone">;
  /** The answer to one of its forms. */
  answer: FormReply | undefined;
};

/** The customer's choice to show contact details; one click hides them again. */
export function ContactReveal({ thread, rules, answer }: ContactRevealProps) {
  if (thread.contact !== null) return <HideForm key="shown" thread={thread} answer={answer} />;
  // In a closed conversation they would be useless.
  if (thread.closedBy.length > 0) return answer === undefined ? null : <FormErrors answer={answer} />;
  return <RevealForm key="hidden" thread={thread} rules={rules} answer={answer} />;
}

function HideForm({ thread: { id, contact, agent }, answer }: Omit<ContactRevealProps, "rules">) {
  const form = useAnsweredForm({ name: HIDE_FORM, rules: {}, answer });
  if (contact === null) return null;
  return (
    <Disclosure summary={t("Your contact details are visible")} open={answer !== undefined}>
      <PostForm form={form} action={`${paths.thread(id)}#${CONTACT}`}>
        <p>
          {contact.phone === null
            ? t("{agent} sees {name}, {email}.", {
                agent: agent.name,
                name: contact.name,
                email: contact.email,
              })
            : t("{agent} sees {name}, {email}, and {phone}.", {
                agent: agent.name,
                name: contact.name,
                email: contact.email,
                phone: formatPhone(contact.phone),
              })}
        </p>
        <div>
          <Button name="intent" value="hide">
            {t("Hide them")}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}

function RevealForm({ thread: { id, agent }, rules, answer }: ContactRevealProps) {
  const form = useAnsweredForm({ name: REVEAL_FORM, rules, answer });
  return (
    <Disclosure summary={t("Show my contact details")} open={answer !== undefined}>
      <PostForm form={form} action={`${paths.thread(id)}#${CONTACT}`}>
        <InputField
          label={t("Phone number")}
          field={form.field("phone")}
          hint={t("Without one, {name} sees only your name and email address.", { name: agent.name })}
        />
        <p>{contactConsent(agent.name)}</p>
        <div>
          <Button name="intent" value="reveal">
            {t("Agree and show")}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
