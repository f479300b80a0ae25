import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { REASON_MAX_CHARACTERS } from "#app/domains/accounts/admin/limits.ts";
import type { GivenRole } from "#app/domains/accounts/admin/policy.ts";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { type AnsweredForm, useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

type ActField = "seen" | "reason";
type RoleField = ActField | "role" | "confirm";

export type PersonActsProps = {
  state: {
    status: "active" | "archived";
    archivedByUs: boolean;
    confirmedAt: number | null;
    eraseAt: number | null;
  };
  seen: string;
  /** Whether the admin looks at their own account. */
  self: boolean;
  why: { archive: string | null; restore: string | null };
  roles: readonly { role: GivenRole; why: string | null }[];
  rules: { act: FormRules<ActField>; role: FormRules<RoleField> };
  answer: FormReply | undefined;
};

/** What an admin can do with the account, each with a reason and with what it causes. */
export function PersonActs({ state, seen, self, why, roles, rules, answer }: PersonActsProps) {
  if (self)
    return (
      <Section id="acts" title="What you can do" thin>
        <p>This is you. Another admin archives it, changes its role or ends its sessions.</p>
      </Section>
    );
  const common = { seen, rules: rules.act, answer };
  const { status, archivedByUs, confirmedAt, eraseAt } = state;
  // No link restores what an admin archived.
  const linkable =
    status === "archived"
      ? !archivedByUs && (confirmedAt === null || eraseAt === null)
      : confirmedAt === null;
  return (
    <Section id="acts" title="What you can do" thin>
      <Stack>
        {/* A refused form keeps what was typed, even if the account changed meanwhile. */}
        {status === "active" || answer?.form === "archive" ? (
          <Act
            {...common}
            intent="archive"
            keyLetter="a"
            label="Archive the account"
            why={why.archive}
            danger
          >
            They’re signed out everywhere, nobody sees the account, and only an admin restores it.
            Appointments to come are canceled, and a plan of their own ends with what is paid for. An agent’s
            entry in the register stays. They get an email with your reason.
          </Act>
        ) : null}
        {status === "archived" || answer?.form === "restore" ? (
          <Act {...common} intent="restore" keyLetter="r" label="Restore the account" why={why.restore}>
            They sign in as before. Appointments that were canceled stay canceled. They get an email with your
            reason.
          </Act>
        ) : null}
        <Act {...common} intent="end-sessions" keyLetter="e" label="End all sessions" why={null} danger>
          Every browser is signed out, and open pages lose their connection. They get an email with your
          reason.
        </Act>
        <RoleAct seen={seen} roles={roles} rules={rules.role} answer={answer} />
        {linkable || answer?.form === "resend" ? (
          <Act {...common} intent="resend" keyLetter="l" label="Send their link again" why={null}>
            {status === "archived"
              ? "The link that restores what they archived themselves."
              : "The link that confirms their email address."}
          </Act>
        ) : null}
      </Stack>
    </Section>
  );
}

type ActProps = Pick<PersonActsProps, "seen" | "answer"> & {
  rules: FormRules<ActField>;
  intent: string;
  /** The key that opens it. */
  keyLetter: string;
  label: string;
  why: string | null;
  danger?: boolean;
  /** What happens then. */
  children: ReactNode;
};

function Act({ intent, keyLetter, label, why, danger, seen, rules, answer, children }: ActProps) {
  const form = useAnsweredForm<ActField>({ name: intent, rules, answer });
  return (
    <ActFrame label={label} keyLetter={keyLetter} open={answer?.form === intent}>
      {why === null || answer?.form === intent ? (
        <PostForm form={form} className="max-w-176">
          <p>{children}</p>
          <ReasonAndButton form={form} intent={intent} seen={seen} label={label} danger={danger} />
        </PostForm>
      ) : (
        <Note tone="plain">{why}</Note>
      )}
    </ActFrame>
  );
}

function RoleAct({
  seen,
  roles,
  rules,
  answer,
}: Pick<PersonActsProps, "seen" | "roles" | "answer"> & { rules: FormRules<RoleField> }) {
  const form = useAnsweredForm<RoleField>({ name: "role", rules, answer });
  const possible = roles.filter(({ why }) => why === null);
  return (
    <ActFrame label="Change the role" keyLetter="c" open={answer?.form === "role"}>
      {possible.length === 0 && answer?.form !== "role" ? (
        <Note tone="plain">{roles.find(({ why }) => why !== null)?.why}</Note>
      ) : (
        <PostForm form={form} className="max-w-176">
          <p>
            They’re signed out everywhere, agree to the terms of the new role when they sign in again, and get
            an email with your reason. Roles in organizations come with a membership there.
          </p>
          <SelectField
            label="New role"
            field={form.field("role")}
            emptyLabel="Choose one"
            options={possible.map(({ role }) => ({ value: role, label: roleLabel(role) }))}
          />
          {possible.some(({ role }) => role === "admin") ? (
            <InputField
              label="The account’s email address, to make it an admin"
              field={form.field("confirm")}
              optional
            />
          ) : null}
          <ReasonAndButton form={form} intent="role" seen={seen} label="Change the role" danger />
        </PostForm>
      )}
    </ActFrame>
  );
}

const ActFrame = ({
  label,
  keyLetter,
  open,
  children,
}: {
  label: string;
  keyLetter: string;
  open: boolean;
  children: ReactNode;
}) => (
  <Disclosure summary={label} byKey={keyLetter} open={open} plain>
    <div className="mt-2">{children}</div>
  </Disclosure>
);

function ReasonAndButton<Name extends string>({
  form,
  intent,
  seen,
  label,
  danger = false,
}: {
  form: AnsweredForm<Name | ActField>;
  intent: string;
  seen: string;
  label: string;
  danger?: boolean | undefined;
}) {
  const { state, formData } = useNavigation();
  return (
    <>
      <input type="hidden" name="seen" value={seen} />
      <TextareaField
        label="Reason"
        rows={3}
        optional={false}
        hint={
          intent === "resend" ? "For the log." : "For the log, and for them: they read it in their email."
        }
        count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("reason")}
      />
      <Row>
        <Button
          look={danger ? "danger" : "primary"}
          name="intent"
          value={intent}
          busy={state === "submitting" && formData?.get("intent") === intent}
          busyLabel="Doing it"
        >
          {label}
        </Button>
      </Row>
    </>
  );
}
