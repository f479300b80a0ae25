import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";

/** Errors of a form that the page no longer shows, because the conversation was closed. */
export function FormErrors({ answer, typed }: { answer: FormReply; typed?: unknown }) {
  const messages = Object.values(answer.result?.error ?? {}).flatMap((said) => said ?? []);
  return (
    <Note tone="bad" live>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {typeof typed === "string" ? (
        <p className="mt-2 whitespace-pre-wrap">{t("You wrote: {typed}", { typed })}</p>
      ) : null}
    </Note>
  );
}
