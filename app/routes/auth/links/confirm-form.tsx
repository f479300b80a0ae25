import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";

/**
 * The form of a mailed link: a button in the account's own session, its password without a session, and neither in
 * another account's session.
 */
export function ConfirmForm({
  token,
  link,
  email,
  rules,
  answer,
}: {
  token: string;
  link: "own" | "password" | "another";
  email: string;
  rules: FormRules<"token" | "password">;
  answer: FormReply | undefined;
}) {
  const form = useAnsweredForm({ name: "confirm", rules, answer });
  if (link === "another") {
    return (
      <AuthPage
        title={t("This link belongs to another account")}
        lead={t(
          "You’re signed in to a different account than {email}. Sign out, then open the link in your email again.",
          { email },
        )}
        ways={<Link to={paths.dashboard()}>{t("Stay signed in")}</Link>}
      >
        <form method="post" action={paths.signOut()}>
          <Button look="primary">{t("Sign out")}</Button>
        </form>
      </AuthPage>
    );
  }
  const password = link === "password";
  return (
    <AuthPage
      title={t("Confirm your email address")}
      lead={
        password
          ? t(
              "Enter the password for the {email} account. If you didn’t create it, close this page, and the address stays unconfirmed.",
              { email },
            )
          : t("Confirm it so we know our emails reach you.")
      }
      answer={answer}
      ways={
        password ? (
          <Link to={paths.forgotPassword()}>{t("Reset your password instead, which also confirms it")}</Link>
        ) : undefined
      }
    >
      <PostForm form={form}>
        <input type="hidden" name="token" value={token} />
        {password ? (
          <PasswordField label={t("Password")} field={form.field("password")} optional={false} />
        ) : null}
        <div>
          <Button look="primary">{t("Confirm email address")}</Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
