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
    <PageMain>
      <div className="authpage">
        <header>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </header>
        {answer?.notice ? (
          <Note tone="bad" live>
            <p>
              <b>{answer.notice.title}</b>
            </p>
            {answer.notice.text ? <p>{answer.notice.text}</p> : null}
          </Note>
        ) : null}
        <ErrorSummary errors={errors} />
        {children}
        {ways ? (
          <nav className="ways" aria-label="Other ways">
            {ways}
          </nav>
        ) : null}
      </div>
    </PageMain>
  );
}
