import { type ReactNode, useEffect } from "react";
import type { FormReply } from "#app/platform/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export type AuthPageProps = {
  title: string;
  lead?: ReactNode;
  answer?: Pick<FormReply, "notice"> | undefined;
  /** Other places to go, under a rule. */
  ways?: ReactNode;
  children: ReactNode;
};

/** A page with one form. What went wrong with the whole stands above it, and as a toast where there is JavaScript. */
export function AuthPage({ title, lead, answer, ways, children }: AuthPageProps) {
  const showToast = useToast();
  useEffect(() => {
    if (answer?.notice) showToast({ ...answer.notice, tone: "error" });
  }, [answer, showToast]);
  return (
    <PageMain own>
      <div className="max-w-136">
        <header className="mb-6">
          <h1>{title}</h1>
          {lead ? <p className="mt-3 text-ink-2">{lead}</p> : null}
        </header>
        {answer?.notice ? (
          <Note tone="bad" live className="mb-5">
            <p>
              <b>{answer.notice.title}</b>
            </p>
            {answer.notice.text ? <p>{answer.notice.text}</p> : null}
          </Note>
        ) : null}
        {children}
        {ways ? (
          <nav className="mt-6 grid gap-2 border-line border-t pt-4" aria-label="Other options">
            {ways}
          </nav>
        ) : null}
      </div>
    </PageMain>
  );
}
