import { useNavigation } from "@remix-run/react";
import { INVITE_LINES } from "#app/domains/organizations/members/limits.ts";
import type { InviteRole } from "#app/domains/organizations/members/member-policy.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import type { ListAnswer } from "./invites-actions.server.ts";
import { INVITE_FORMS } from "./member-forms.ts";

export type InviteFormsProps = {
  roles: readonly InviteRole[];
  rules: { one: FormRules<"email" | "role">; many: FormRules<"addresses" | "file" | "role"> };
  answer: FormReply | undefined;
  /** The result of a list. */
  list: ListAnswer | undefined;
};

const optionsOf = (roles: readonly InviteRole[]) =>
  roles.map((role) => ({ value: role, label: roleWords[role] }));

/** Invites one person, or many with a list. */
export function InviteForms({ roles, rules, answer, list }: InviteFormsProps) {
  const busy = useNavigation().state === "submitting";
  const one = useAnsweredForm({
    name: INVITE_FORMS.one,
    rules: rules.one,
    answer,
    known: { role: "member" },
  });
  return (
    <Section id="invite-somebody" title="Invite somebody" thin>
      <PostForm form={one} className="max-w-136">
        <InputField label="Email" autoComplete="off" field={one.field("email")} />
        <SelectField label="As" options={optionsOf(roles)} field={one.field("role")} />
        <div>
          <Button look="primary" name="intent" value={INVITE_FORMS.one} busy={busy} busyLabel="Sending">
            Send invite
          </Button>
        </div>
      </PostForm>
      {/* The unsent part of a list is back in the form: another list is another form. */}
      <ListForm key={list?.id} roles={roles} rules={rules.many} answer={answer} list={list} />
    </Section>
  );
}

type ListFormProps = Omit<InviteFormsProps, "rules"> & { rules: InviteFormsProps["rules"]["many"] };

function ListForm({ roles, rules, answer, list }: ListFormProps) {
  const busy = useNavigation().state === "submitting";
  const left = list?.left ?? "";
  const many = useAnsweredForm({
    name: INVITE_FORMS.many,
    rules,
    answer,
    known: { addresses: left, role: list?.role ?? "member" },
  });
  return (
    <Disclosure
      plain
      className="mt-5"
      summary="Invite several at once"
      open={many.errors.length > 0 || left !== ""}
    >
      <PostForm form={many} encType="multipart/form-data" className="mt-4 max-w-136">
        <TextareaField
          label="Email addresses"
          rows={6}
          optional
          hint={`At most ${INVITE_LINES}, with commas, spaces, or new lines between them. Add a role after a comma if it isn’t the one below: pat@mail.example, executive`}
          field={many.field("addresses")}
        />
        <InputField
          label="Or a CSV file"
          type="file"
          optional
          accept=".csv,.txt,text/csv,text/plain"
          hint="With a column called email, and one called role if you like. The file counts, not the list above."
          field={many.field("file")}
        />
        <SelectField label="As" options={optionsOf(roles)} field={many.field("role")} />
        <div>
          <Button name="intent" value={INVITE_FORMS.many} busy={busy} busyLabel="Sending">
            Send invites
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
