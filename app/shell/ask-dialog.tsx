import { PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { type AskAnswer, AskForm } from "#app/domains/questions/components/ask-form.tsx";
import { PROMISE, useInsuranceTypes } from "#app/domains/questions/components/ask-words.ts";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Dialog } from "#app/ui/feedback/dialog.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { useAuth } from "./auth/auth-context.ts";
import { useToast } from "./use-toast.ts";

export type AskDialogProps = { known: Record<string, string>; onClose(): void };

/**
 * Ask an Expert over any page (specification §2): on success the form is emptied and the dialog closes. Lists of
 * questions, public and own, come with their page, which is reloaded after its form (specification §7, decision
 * 0089).
 */
export function AskDialog({ known, onClose }: AskDialogProps) {
  const { user } = useAuth();
  const showToast = useToast();
  const fetcher = useFetcher<AskAnswer>();
  const types = useInsuranceTypes();
  return (
    <Dialog id="ask-dialog" title={t("Ask an Expert")} open closeTo={paths.askExpert()} onClose={onClose}>
      {/* The code of the page that the form is sent to: without it Remix would reload this page, and the question
          would be lost. */}
      <PrefetchPageLinks page={paths.askExpert()} />
      <p className="text-muted">{t(PROMISE)}</p>
      <AskForm
        fetcher={fetcher}
        types={types}
        known={{ ...known, customer_email: user?.email ?? "" }}
        ownEmail={user?.emailConfirmed ? user.email : undefined}
        inDialog
        onSent={(toast) => {
          showToast(toast);
          onClose();
        }}
        onRefused={showToast}
      >
        <Caption>
          <span>{`${t(
            "Your question goes to 5 licensed agents in your state, the nearest first, and to more after 15 minutes without an answer.",
          )} `}</span>
          <a href={`${paths.askExpert()}#medicare`}>{t("About Medicare plans")}</a>
        </Caption>
      </AskForm>
    </Dialog>
  );
}
