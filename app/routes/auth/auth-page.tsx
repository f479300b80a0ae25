import { type ReactNode, useEffect } from "react";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export type AuthPageProps = {
  title: string;
  lead?: ReactNode;
  answer?: FormAnswer | undefined;
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
  const errors = Object.entries(answer?.errors ?? {}).map(([id, message]) => ({ id, message }));
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
        {errors.length === 0 ? null : (
          <div className="mb-5">
            <ErrorSummary errors={errors} />
          </div>
        )}
        {children}
        {ways ? (
          <nav className="mt-6 grid gap-2 border-line border-t pt-4" aria-label="Other ways">
            {ways}
          </nav>
        ) : null}
      </div>
    </PageMain>
  );
}
