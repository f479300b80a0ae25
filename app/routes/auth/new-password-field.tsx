import type { FormAnswer } from "#app/platform/form-answer.ts";
import { InputField } from "#app/ui/forms/input-field.tsx";

/** A password that is being chosen; never filled in again. */
export function NewPasswordField({ label, answer }: { label: string; answer: FormAnswer | undefined }) {
  return (
    <InputField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint="At least 10 characters. A few words are better than one with signs."
      error={answer?.errors?.password}
    />
  );
}
