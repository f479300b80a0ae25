import { Form } from "@remix-run/react";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
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

/** The account's passkeys, each with a button to remove it, and a form for a new one where the browser can make it. */
export function PasskeysSection({ passkeys, device, rules }: PasskeysSectionProps) {
  return (
    <Section id="passkeys" title={t("Passkeys")} thin>
      <Stack>
        <p>
          {t(
            "A passkey signs you in with your fingerprint, your face, or your device’s PIN. It can’t be guessed, and it works on this site alone. Your password stays as it is.",
          )}
        </p>
        {passkeys.length === 0 ? null : (
          <DataTable
            caption={t("Your passkeys")}
            rows={passkeys}
            rowKey={(row) => row.id}
            columns={[
              { key: "name", label: t("Passkey"), heading: true, cell: (row) => row.name },
              { key: "added", label: t("Added"), cell: (row) => formatDayOf(row.createdAt) },
              {
                key: "used",
                label: t("Last used"),
                cell: (row) => (row.lastUsedAt === null ? t("Not yet") : formatDayOf(row.lastUsedAt)),
              },
              {
                key: "synced",
                label: t("Stored"),
                cell: (row) => (row.synced ? t("On your devices") : t("On one device")),
              },
              {
                key: "remove",
                label: t("Remove"),
                hideLabel: true,
                cell: (row) => (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="passkey" value={row.id} />
                    <Button small name="intent" value="remove-passkey">
                      <span aria-hidden="true">{t("Remove")}</span>
                      <VisuallyHidden>{t("Remove {name}", { name: row.name })}</VisuallyHidden>
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
