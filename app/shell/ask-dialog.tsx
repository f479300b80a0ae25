import { useFetcher } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { type AskAnswer, AskForm } from "#app/domains/questions/components/ask-form.tsx";
import { ASK_QUERIES, PROMISE, selectableTypes } from "#app/domains/questions/components/ask-words.ts";
import { paths } from "#app/paths.ts";
import { callProcedure } from "#app/platform/procedure.ts";
import { useQueryCache } from "#app/platform/query-cache.ts";
import { t } from "#app/text/text.ts";
import { Dialog } from "#app/ui/feedback/dialog.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { useAuth } from "./auth-context.ts";
import { useToast } from "./use-toast.ts";

export type AskDialogProps = { known: Record<string, string>; onClose(): void };

/** Ask an Expert over any page (specification §2): on success the form is emptied and the dialog closes. */
export function AskDialog({ known, onClose }: AskDialogProps) {
  const { user } = useAuth();
  const showToast = useToast();
  const fetcher = useFetcher<AskAnswer>();
  const cache = useQueryCache();
  // When they cannot be read the built-in types are there all the same.
  const { data } = useQuery(
    {
      queryKey: ["product-types", "select_active"],
      queryFn: () =>
        callProcedure<{ name: string }[]>(paths.procedure("manage_product_types_secure"), {
          action: "select_active",
        }),
    },
    cache,
  );
  return (
    <Dialog id="ask-dialog" title={t("Ask an Expert")} open closeTo={paths.askExpert()} onClose={onClose}>
      <p className="text-muted">{PROMISE}</p>
      <AskForm
        fetcher={fetcher}
        types={selectableTypes(data ?? [])}
        known={{ ...known, customer_email: user?.email ?? "" }}
        inDialog
        onSent={(toast) => {
          for (const queryKey of ASK_QUERIES) cache.invalidateQueries({ queryKey: [queryKey] });
          showToast(toast);
          onClose();
        }}
        onRefused={showToast}
      >
        <Caption>
          {t(
            "Your question goes to 5 licensed agents in your state, the nearest first, and to more after 15 minutes without an answer.",
          )}
        </Caption>
      </AskForm>
    </Dialog>
  );
}
