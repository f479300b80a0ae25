import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { UnsentText } from "#app/ui/forms/unsent-text.tsx";

/** What was written while it could still be sent. */
export function UnsentReview({ answer }: { answer: FormReply | undefined }) {
  const { title, body } = answer?.result?.initialValue ?? {};
  const words = [title, body].filter((part) => typeof part === "string" && part !== "").join("\n\n");
  return <UnsentText text={words} />;
}
