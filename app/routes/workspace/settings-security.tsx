import { Form } from "@remix-run/react";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type SecuritySectionProps = {
  sessions: readonly { id: string; device: string; createdAt: number; lastUsedAt: number }[];
  /** Id of the session that looks. */
  present: string;
  errors: Readonly<Record<string, string>>;
};

export function SecuritySection({ sessions, present, errors }: SecuritySectionProps) {
  return (
    <>
      <Section id="password" title="Password" thin>
        <Stack method="post" as={Form} className="max-w-136" noValidate>
          <InputField
            label="Present password"
            name="presentPassword"
            type="password"
            autoComplete="current-password"
            error={errors.presentPassword}
          />
          <InputField
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            hint="At least 10 characters. A few words are better than one with signs."
            error={errors.newPassword}
          />
          <div>
            <Button look="primary" name="intent" value="change-password">
              Change the password
            </Button>
          </div>
        </Stack>
      </Section>
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
