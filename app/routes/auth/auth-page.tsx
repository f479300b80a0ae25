import { type ReactNode, useEffect } from "react";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export type AuthPageProps = {
  title: string;
  lead?: ReactNode;
  answer?: Pick<FormReply, "notice"> | undefined;
  /** Links to other pages, below a rule. */
  ways?: ReactNode;
  /** Next to the form from 1024 px, below it before. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page with one form. Errors of the form are a toast, or above the form without JavaScript. */
export function AuthPage({ title, lead, answer, ways, aside, children }: AuthPageProps) {
  const showToast = useToast();
  const hydrated = useHydrated();
  useEffect(() => {
    if (answer?.notice) showToast({ ...answer.notice, tone: "error" });
  }, [answer, showToast]);
  return (
    <PageMain
      own
      className={
        aside === undefined
          ? undefined
          : "grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]"
      }
    >
      <div className="max-w-136">
        <header className="mb-6">
          <h1>{title}</h1>
          {lead ? <p className="mt-3 text-ink-2">{lead}</p> : null}
        </header>
        {answer?.notice && !hydrated ? (
          <Note tone="bad" live className="mb-5">
            <p>
              <b>{answer.notice.title}</b>
            </p>
            {answer.notice.text ? <p>{answer.notice.text}</p> : null}
          </Note>
        ) : null}
        {children}
        {ways ? (
          <nav className="mt-6 grid gap-2 border-line border-t pt-4" aria-label={t("Other options")}>
            {ways}
          </nav>
        ) : null}
      </div>
      {aside}
    </PageMain>
  );
}
