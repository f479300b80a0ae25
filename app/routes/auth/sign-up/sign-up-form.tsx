import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { SIGN_UP_FAILED } from "#app/domains/auth/sign-in-texts.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { NewPasswordField } from "../new-password-field.tsx";

export type AccountFieldName = "firstName" | "lastName" | "email" | "password";

export type SignUpFormProps<Name extends string> = {
  form: AnsweredForm<Name | AccountFieldName>;
  next?: string;
  /** Fields shown before the person's: role, organization. */
  children?: ReactNode;
};

/** Name, email address and password, below the fields of the particular sign-up. */
export function SignUpForm<Name extends string>({ form, next = "", children }: SignUpFormProps<Name>) {
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form} data-unsent={t(SIGN_UP_FAILED)}>
      <input type="hidden" name="next" value={next} />
      {children}
      <FieldPair>
        <InputField label={t("First name")} field={form.field("firstName")} />
        <InputField label={t("Last name")} field={form.field("lastName")} />
      </FieldPair>
      <InputField label={t("Email")} field={form.field("email")} autoComplete="username" />
      <NewPasswordField label={t("Password")} field={form.field("password")} />
      <div>
        <Button look="primary" busy={busy} busyLabel={t("Creating account")}>
          {t("Create account")}
        </Button>
      </div>
    </PostForm>
  );
}
