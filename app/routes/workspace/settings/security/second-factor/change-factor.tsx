import { Link } from "@remix-run/react";
import { accountPaths } from "#app/paths/account.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FACTOR_FORMS } from "../../settings-forms.ts";

/** The current authenticator: since when, new codes, and removing it. */
export function ChangeFactor({
  own,
  rules,
  answer,
}: {
  own: { createdAt: number; lastUsedAt: number | null; codesLeft: number };
  rules: FormRules<"password">;
  answer: FormReply | undefined;
}) {
  const form = useAnsweredForm({ name: FACTOR_FORMS.change, rules, answer });
  return (
    <Section id="app" title={t("Authenticator app")} thin>
      <Stack>
        <p>
          {`${t("On since {day}. Signing in with your password asks for its code.", { day: formatDayOf(own.createdAt) })} ${tn(own.codesLeft, "{n} recovery code is left.", "{n} recovery codes are left.")}`}
        </p>
        <p>
          <Link to={accountPaths.setUpSecondFactor({ move: "1" })}>{t("Move to another app")}</Link>
        </p>
        <PostForm form={form} className="max-w-136">
          <PasswordField label={t("Your password")} field={form.field("password")} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" name="intent" value="renew-codes">
              {t("Make new recovery codes")}
            </Button>
            <Button look="danger" name="intent" value="remove-factor">
              {t("Remove")}
            </Button>
          </div>
        </PostForm>
      </Stack>
    </Section>
  );
}
