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
