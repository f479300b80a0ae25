import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatUtcDay } from "#app/platform/dates.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export type SecuritySectionProps = {
  sessions: readonly {
    id: string;
    device: string;
    proof: "password" | "passkey";
    secondFactor: "authenticator" | "recovery-code" | "passkey" | null;
    createdAt: number;
    lastUsedAt: number;
  }[];
  /** Id of the session that looks. */
  present: string;
  rules: FormRules<"presentPassword" | "newPassword">;
  answer: FormReply | undefined;
  /** Their own sections, between the password and the sessions. */
  passkeys: ReactNode;
  secondFactor: ReactNode;
};

const SHOWN = {
  authenticator: "The password and an authenticator",
  "recovery-code": "The password and a recovery code",
  passkey: "The password and a passkey",
} as const;

/** What the session has shown, first and beside it. */
function proofWords({ proof, secondFactor }: SecuritySectionProps["sessions"][number]): string {
  if (proof === "passkey") return "A passkey";
  return secondFactor === null ? "The password" : SHOWN[secondFactor];
}

export function SecuritySection({
  sessions,
  present,
  rules,
  answer,
  passkeys,
  secondFactor,
}: SecuritySectionProps) {
  const form = useAnsweredForm({ name: SETTINGS_FORMS.password, rules, answer });
  return (
    <>
      <Section id="password" title="Password" thin>
        <PostForm form={form} className="max-w-136">
          <PasswordField label="Current password" field={form.field("presentPassword")} />
          <PasswordField
            label="New password"
            field={form.field("newPassword")}
            hint="At least 10 characters. Three or more random words work well."
          />
          <div>
            <Button look="primary" name="intent" value={SETTINGS_FORMS.password}>
              Change password
            </Button>
          </div>
        </PostForm>
      </Section>
      {secondFactor}
      {passkeys}
      <Section id="sessions" title="Where you are signed in" thin>
        <Stack>
          <DataTable
            caption="Your sessions"
            rows={sessions}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "device",
                label: "Device",
                heading: true,
                cell: (row) => (row.id === present ? `${row.device} (this one)` : row.device),
              },
              { key: "since", label: "Signed in", cell: (row) => formatUtcDay(row.createdAt) },
              {
                key: "proof",
                label: "With",
                cell: proofWords,
              },
              { key: "used", label: "Last used", cell: (row) => formatUtcDay(row.lastUsedAt) },
            ]}
          />
          <Form method="post">
            <Button look="danger" name="intent" value="sign-out-everywhere">
              Sign out everywhere
            </Button>
          </Form>
        </Stack>
      </Section>
    </>
  );
}
