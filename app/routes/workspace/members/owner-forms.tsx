import { Link, useNavigation } from "@remix-run/react";
import type { EndingPlan } from "#app/domains/billing/subscriptions/ending-words.ts";
import type { Member } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { CloseSection } from "./close-section.tsx";
import { MEMBER_FORMS } from "./member-forms.ts";

export type OwnerFormsProps = {
  organization: Pick<Managed, "name" | "slug">;
  /** Members who could own it. */
  heirs: readonly Member[];
  rules: { handOver: FormRules<"id" | "password">; close: FormRules<"name" | "password" | "planEnd"> };
  /** What the organization pays for today. */
  plans: readonly EndingPlan[];
  answer: FormReply | undefined;
};

/** Transferring and closing, each with the owner's password. */
export function OwnerForms({ organization, heirs, plans, rules, answer }: OwnerFormsProps) {
  const busy = useNavigation().state === "submitting";
  const handOver = useAnsweredForm({ name: MEMBER_FORMS.handOver, rules: rules.handOver, answer });
  return (
    <>
      <Section id="handing-over" title="Transfer ownership" thin>
        {heirs.length === 0 ? (
          <p>
            <span>{`Only a manager or an executive with an account can own ${organization.name}. `}</span>
            <Link to={paths.invites({ organization: organization.slug })}>Invite one</Link>, and transfer
            ownership once they’ve joined.
          </p>
        ) : (
          <PostForm form={handOver} className="max-w-136">
            <p>The new owner can do everything here. You become a manager. We tell you both.</p>
            <SelectField
              label="New owner"
              emptyLabel="Choose one"
              options={heirs.map((one) => ({
                value: one.id,
                label: `${one.name}, ${roleWords[one.role].toLowerCase()}`,
              }))}
              field={handOver.field("id")}
            />
            <PasswordField label="Your password" field={handOver.field("password")} />
            <div>
              <Button look="danger" name="intent" value="hand-over" busy={busy} busyLabel="Transferring">
                Transfer ownership
              </Button>
            </div>
          </PostForm>
        )}
      </Section>
      <CloseSection name={organization.name} plans={plans} rules={rules.close} answer={answer} />
    </>
  );
}
