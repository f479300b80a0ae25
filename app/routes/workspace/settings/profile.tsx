import { Link } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export type ProfileData = {
  own: Pick<Viewer, "firstName" | "lastName" | "email" | "emailConfirmed" | "role" | "slug" | "verified">;
  rules: FormRules<"firstName" | "lastName">;
};

export const profile: SectionPage<ProfileData> = { label: "Profile", Show: ProfileSection };

function ProfileSection({ data: { own, rules }, answer }: SectionProps<ProfileData>) {
  const { firstName, lastName } = own;
  const form = useAnsweredForm({ name: SETTINGS_FORMS.name, rules, answer, known: { firstName, lastName } });
  const fromLicense = {
    term: t("Name"),
    detail: t("{name}, as your verified license says it", { name: `${firstName} ${lastName}` }),
  };
  return (
    <Section id="profile" title={t("Profile")} thin>
      <Stack gap="loose">
        <FactList
          items={[
            ...(own.verified ? [fromLicense] : []),
            {
              term: t("Email"),
              detail: own.emailConfirmed
                ? t("{email}, confirmed", { email: own.email })
                : rich("{email}, not confirmed. {link}", {
                    email: own.email,
                    link: <Link to={paths.checkEmail()}>{t("Confirm it")}</Link>,
                  }),
            },
            { term: t("Role"), detail: named(roleLabel(own.role)) },
            ...(own.slug === null
              ? []
              : [
                  {
                    term: t("Showcase"),
                    detail: <Link to={paths.showcase(own.slug)}>{own.slug}</Link>,
                  },
                ]),
          ]}
        />
        {own.verified ? null : (
          <PostForm form={form} className="max-w-136">
            <InputField label={t("First name")} field={form.field("firstName")} />
            <InputField label={t("Last name")} field={form.field("lastName")} />
            <div>
              <Button look="primary" name="intent" value={SETTINGS_FORMS.name}>
                {t("Save name")}
              </Button>
            </div>
          </PostForm>
        )}
      </Stack>
    </Section>
  );
}
