import type { FormAnswer } from "#app/platform/form-answer.ts";
import { InputField } from "#app/ui/forms/input-field.tsx";

/** The account's address; what was typed before goes over what is known. */
export function EmailField({ answer, known }: { answer: FormAnswer | undefined; known?: string }) {
  return (
    <InputField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      maxLength={254}
      defaultValue={answer?.typed?.email ?? known}
      error={answer?.errors?.email}
    />
  );
}

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
