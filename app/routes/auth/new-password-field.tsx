import { t } from "#app/text/text.ts";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

/** The field for a new password. The server never fills it in. */
export const NewPasswordField = (props: { label: string; field: FormField }) => (
  <PasswordField {...props} hint={t("At least 10 characters. Three or more random words work well.")} />
);
