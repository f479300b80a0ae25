import { InputField } from "#app/ui/forms/input-field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

/** A password that is being chosen; never filled in again. */
export const NewPasswordField = (props: { label: string; field: FormField }) => (
  <InputField {...props} hint="At least 10 characters. Three or more random words work well." />
);
