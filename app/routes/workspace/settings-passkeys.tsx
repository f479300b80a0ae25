import { Form } from "@remix-run/react";
import { formatUtcDay } from "#app/platform/dates.ts";
import type { FormRules } from "#app/platform/form-reply.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { NewPasskey } from "./new-passkey.tsx";

export type PasskeysSectionProps = {
  passkeys: readonly {
    id: string;
    name: string;
    synced: boolean;
    createdAt: number;
    lastUsedAt: number | null;
  }[];
  /** Browser and system that the page is read with. */
  device: string;
  rules: FormRules<"name" | "password">;
};

/** The account's passkeys, each to be removed, and a form for another where the browser can make one. */
export function PasskeysSection({ passkeys, device, rules }: PasskeysSectionProps) {
  return (
    <Section id="passkeys" title="Passkeys" thin>
      <Stack>
        <p>
          A passkey signs you in with your fingerprint, your face, or your device’s PIN. It can’t be guessed,
          and it works on this site alone. Your password stays as it is.
        </p>
        {passkeys.length === 0 ? null : (
          <DataTable
            caption="Your passkeys"
            rows={passkeys}
            rowKey={(row) => row.id}
            columns={[
              { key: "name", label: "Passkey", heading: true, cell: (row) => row.name },
              { key: "added", label: "Added", cell: (row) => formatUtcDay(row.createdAt) },
              {
                key: "used",
                label: "Last used",
                cell: (row) => (row.lastUsedAt === null ? "Not yet" : formatUtcDay(row.lastUsedAt)),
              },
              {
                key: "synced",
                label: "Kept",
                cell: (row) => (row.synced ? "On your devices" : "On one device"),
              },
              {
                key: "remove",
                label: "Remove",
                hideLabel: true,
                cell: (row) => (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="passkey" value={row.id} />
                    <Button small name="intent" value="remove-passkey">
                      Remove<VisuallyHidden> {row.name}</VisuallyHidden>
                    </Button>
                  </Form>
                ),
              },
            ]}
          />
        )}
        <NewPasskey device={device} rules={rules} />
      </Stack>
    </Section>
  );
}
