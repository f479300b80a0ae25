import { useNavigation } from "@remix-run/react";
import type { EndingPlan } from "#app/domains/billing/subscriptions/ending-words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { EndingPlans } from "../ending-plan.tsx";
import { MEMBER_FORMS } from "./member-forms.ts";

export type CloseSectionProps = {
  /** Its name, which the owner types. */
  name: string;
  /** What it pays for today. */
  plans: readonly EndingPlan[];
  rules: FormRules<"name" | "password" | "planEnd">;
  answer: FormReply | undefined;
};

/** Its owner closes the organization, with its name and their password. */
export function CloseSection({ name, plans, rules, answer }: CloseSectionProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({
    name: MEMBER_FORMS.close,
    rules,
    answer,
    known: { planEnd: "period-end" },
  });
  return (
    <Section id="closing" title="Close the organization" thin>
      <PostForm form={form} className="max-w-136">
        <p>
          Everybody’s membership ends, open invites and requests too, and the public page goes away. Agents
          keep their profiles, reviews, and messages. This can’t be undone here.
        </p>
        <EndingPlans
          plans={plans}
          field={form.field("planEnd")}
          invoices="Its invoices and receipts stay with you and its managers:"
        />
        <InputField
          label="The organization’s name"
          hint={`Enter ${name} to confirm.`}
          autoComplete="off"
          field={form.field("name")}
        />
        <PasswordField label="Your password" field={form.field("password")} />
        <div>
          <Button look="danger" name="intent" value={MEMBER_FORMS.close} busy={busy} busyLabel="Closing">
            {`Close ${name}`}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
