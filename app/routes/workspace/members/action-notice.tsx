import { useEffect } from "react";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What went wrong with a button of the page: a toast, or a note at the top without JavaScript. */
export function ActionNotice({ answer }: { answer: FormReply | undefined }) {
  const showToast = useToast();
  const hydrated = useHydrated();
  useEffect(() => {
    if (answer?.notice) showToast({ ...answer.notice, tone: "error" });
  }, [answer, showToast]);
  if (answer?.notice === undefined || hydrated) return null;
  return (
    <Note tone="bad" live>
      <p>
        <b>{answer.notice.title}</b>
      </p>
      {answer.notice.text ? <p>{answer.notice.text}</p> : null}
    </Note>
  );
}
