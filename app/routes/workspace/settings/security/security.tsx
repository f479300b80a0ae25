import { Form } from "@remix-run/react";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { SectionPage, SectionProps } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import { PasskeysSection, type PasskeysSectionProps } from "./passkeys-section.tsx";
import { FactorSection, type FactorSectionProps } from "./second-factor/factor-section.tsx";

export type SecurityData = {
  sessions: readonly {
    id: string;
    device: string;
    proof: "password" | "passkey";
    secondFactor: "authenticator" | "recovery-code" | "passkey" | null;
    createdAt: number;
    lastUsedAt: number;
  }[];
  /** Id of the reader's own session. */
  present: string;
  passkeys: PasskeysSectionProps["passkeys"];
  /** Browser and system that the page is read with. */
  device: string;
  authenticator: FactorSectionProps["authenticator"];
  isAdmin: boolean;
  rules: {
    password: FormRules<"presentPassword" | "newPassword">;
    passkey: PasskeysSectionProps["rules"];
  };
};

export const security: SectionPage<SecurityData> = { label: "Security", Show: SecuritySection };

const SHOWN = {
  authenticator: "The password and an authenticator",
  "recovery-code": "The password and a recovery code",
  passkey: "The password and a passkey",
} satisfies Record<string, PlainMessage>;

/** What the session signed in with. */
function proofWords({ proof, secondFactor }: SecurityData["sessions"][number]): string {
  if (proof === "passkey") return t("A passkey");
  return t(secondFactor === null ? "The password" : SHOWN[secondFactor]);
}

/** "Chrome on Windows", stored in English, in the reader's language. */
function deviceWords(device: string): string {
  const [browser = device, system] = device.split(" on ");
  return system === undefined
    ? named(device)
    : t("{browser} on {system}", { browser: named(browser), system });
}

function SecuritySection({ data, answer }: SectionProps<SecurityData>) {
  const { sessions, present, passkeys, device, authenticator, isAdmin, rules } = data;
  const form = useAnsweredForm({ name: SETTINGS_FORMS.password, rules: rules.password, answer });
  return (
    <>
      <Section id="password" title={t("Password")} thin>
        <PostForm form={form} className="max-w-136">
          <PasswordField label={t("Current password")} field={form.field("presentPassword")} />
          <PasswordField
            label={t("New password")}
            field={form.field("newPassword")}
            hint={t("At least 10 characters. Three or more random words work well.")}
          />
          <div>
            <Button look="primary" name="intent" value={SETTINGS_FORMS.password}>
              {t("Change password")}
            </Button>
          </div>
        </PostForm>
      </Section>
      <FactorSection authenticator={authenticator} passkeys={passkeys.length} isAdmin={isAdmin} />
      <PasskeysSection passkeys={passkeys} device={device} rules={rules.passkey} />
      <Section id="sessions" title={t("Where you are signed in")} thin>
        <Stack>
          <DataTable
            caption={t("Your sessions")}
            rows={sessions}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "device",
                label: t("Device"),
                heading: true,
                cell: (row) =>
                  row.id === present
                    ? t("{device} (this one)", { device: deviceWords(row.device) })
                    : deviceWords(row.device),
              },
              { key: "since", label: t("Signed in"), cell: (row) => formatDayOf(row.createdAt) },
              {
                key: "proof",
                label: t("With"),
                cell: proofWords,
              },
              { key: "used", label: t("Last used"), cell: (row) => formatDayOf(row.lastUsedAt) },
            ]}
          />
          <Form method="post">
            <Button look="danger" name="intent" value="sign-out-everywhere">
              {t("Sign out everywhere")}
            </Button>
          </Form>
        </Stack>
      </Section>
    </>
  );
}
