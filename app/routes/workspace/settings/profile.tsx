import { Form, Link } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { OwnPhoto } from "#app/domains/photos/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { site } from "#app/platform/site.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export type ProfileData = {
  own: Pick<Viewer, "firstName" | "lastName" | "email" | "emailConfirmed" | "role" | "slug" | "verified">;
  /** Why the address gets no email now. */
  notEmailed: "hard-bounce" | "complaint" | null;
  /** Of the public profile that the account has. */
  photo: OwnPhoto | null;
  rules: FormRules<"firstName" | "lastName">;
};

export const profile: SectionPage<ProfileData> = { label: "Profile", Show: ProfileSection };

function ProfileSection({ data: { own, photo, notEmailed, rules }, answer }: SectionProps<ProfileData>) {
  const { firstName, lastName } = own;
  const form = useAnsweredForm({ name: SETTINGS_FORMS.name, rules, answer, known: { firstName, lastName } });
  return (
    <Section id="profile" title={t("Profile")} thin>
      <Stack gap="loose" className="max-w-136">
        {notEmailed === null ? null : <NotEmailed email={own.email} cause={notEmailed} />}
        {photo === null ? null : <Face photo={photo} own={own} />}
        {own.verified ? null : (
          <PostForm form={form}>
            <FieldPair>
              <InputField label={t("First name")} field={form.field("firstName")} />
              <InputField label={t("Last name")} field={form.field("lastName")} />
            </FieldPair>
            <div>
              <Button look="primary" name="intent" value={SETTINGS_FORMS.name}>
                {t("Save name")}
              </Button>
            </div>
          </PostForm>
        )}
        <FactList
          items={[
            ...(own.verified
              ? [
                  {
                    term: t("Name"),
                    detail: t("{name} · from your license", { name: `${firstName} ${lastName}` }),
                  },
                ]
              : []),
            {
              term: t("Email"),
              detail: own.emailConfirmed
                ? t("{email}, confirmed", { email: own.email })
                : rich("{email}, not confirmed. {link}", {
                    email: own.email,
                    link: <Link to={paths.checkEmail()}>{t("Confirm it")}</Link>,
                  }),
            },
            {
              term: t("Password"),
              detail: <Link to={paths.settings({ section: "security" })}>{t("Change password")}</Link>,
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
      </Stack>
    </Section>
  );
}

/** What everyone sees of this account first, and where to change it. */
function Face({
  photo: { kind, id, name, url, drawing },
  own,
}: {
  photo: OwnPhoto;
  own: ProfileData["own"];
}) {
  return (
    <div className="flex flex-wrap items-center gap-5 border border-line-strong bg-surface p-4">
      <Avatar id={id} name={name} size="lg" photoUrl={url ?? drawing} eager />
      <div className="grid min-w-0 flex-1 basis-52 gap-3">
        <p className="wrap-anywhere font-heading font-serif text-24 leading-tight">{name}</p>
        <Row>
          <ButtonLink look="primary" to={paths.settings({ section: "photo" })}>
            {t(url === null ? "Add a photo" : "Change photo")}
          </ButtonLink>
          {kind === "agent" && own.slug !== null ? (
            <ButtonLink to={paths.editShowcase()}>{t("Edit showcase")}</ButtonLink>
          ) : null}
        </Row>
      </div>
    </div>
  );
}

/** What to do about an address that gets no email. */
function NotEmailed({ email, cause }: { email: string; cause: "hard-bounce" | "complaint" }) {
  return (
    <Note tone="bad" className="max-w-136">
      <Form method="post">
        <p className="mb-2 font-label">{t("We don’t email {email} right now", { email })}</p>
        <p className="mb-2">
          {cause === "hard-bounce"
            ? t(
                "Our last email came back: the address was full, closed, or misspelled. If it works now, tell us.",
              )
            : t(
                "One of our emails was reported as spam, so you only get links that you ask for. If you want our other emails, tell us.",
              )}
        </p>
        <p className="mb-3">
          {rich("To use another address, write to {support}.", {
            support: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>,
          })}
        </p>
        <Button name="intent" value="email-again">
          {t("This address works")}
        </Button>
      </Form>
    </Note>
  );
}
