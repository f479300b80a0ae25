import { t } from "#app/text/text.ts";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

/** A password that is being chosen; never filled in again. */
export const NewPasswordField = (props: { label: string; field: FormField }) => (
  <PasswordField {...props} hint={t("At least 10 characters. Three or more random words work well.")} />
);
