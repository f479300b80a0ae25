import { useMemo } from "react";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";

/** What is wrong with a form, above its fields; it takes the focus once for each answer. */
export function FormErrors({ answer }: { answer: FormAnswer | undefined }) {
  const errors = useMemo(
    () => Object.entries(answer?.errors ?? {}).map(([id, message]) => ({ id, message })),
    [answer],
  );
  return <ErrorSummary errors={errors} />;
}
