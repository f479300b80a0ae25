import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";

/** Why nothing was paid or changed, above the form. */
export function RefusalNote({ notice }: { notice: FormReply["notice"] }) {
  if (notice === undefined) return null;
  return (
    <Note tone="bad" live>
      <p>
        <b>{notice.title}</b>
      </p>
      {notice.text ? <p>{notice.text}</p> : null}
    </Note>
  );
}
