import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { paths } from "#app/paths.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { language, named, t } from "#app/text/text.ts";
import { DialogFoot } from "#app/ui/feedback/dialog-foot.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { useDraft } from "#app/ui/forms/use-draft.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import askRules from "../asking/ask-rules.json";
import { ASK_DRAFT, ASK_FORM } from "../fields.ts";
import type { AskFieldName } from "../inputs.ts";
import { SUBMISSION_FAILED, SUBMITTING } from "../question-texts.ts";
import { AskFields } from "./ask-fields.tsx";

/** What `/ask-expert` answers to a form. */
export type AskAnswer = FormReply & {
  /** It was taken; what the toast says. */
  sent?: ToastMessage;
  /** Where it is said what happens next with it. */
  next?: string;
};

const RULES = askRules as FormRules<AskFieldName>;

/** The file holds them in English. */
const rulesInWords = (): FormRules<AskFieldName> =>
  Object.fromEntries(
    Object.entries(RULES).map(([field, { said, ...rule }]) => [
      field,
      { ...rule, said: Object.fromEntries(Object.entries(said).map(([key, words]) => [key, named(words)])) },
    ]),
  ) as FormRules<AskFieldName>;

export type AskFormProps = {
  fetcher: FetcherWithComponents<AskAnswer>;
  /** Of a submission without JavaScript. */
  answer?: AskAnswer | undefined;
  types: readonly string[];
  /** What is known of the reader: a signed-in customer's name and address, a ZIP from the page. */
  known?: Readonly<Record<string, string>>;
  /** Its button then stands in the dialog's foot. */
  inDialog?: boolean;
  onSent(toast: ToastMessage, next: string): void;
  onRefused(notice: ToastMessage): void;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** The one form behind the page and the dialog. It is a plain form until JavaScript sends it. */
export function AskForm(props: AskFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { draft, forget } = useDraft(ASK_DRAFT, element);
  return (
    <FilledAskForm
      {...props}
      // The draft is handed back after the page is there, and then the form begins with it.
      key={draft === null ? "as-served" : "draft"}
      known={{ ...props.known, ...draft }}
      element={element}
      forget={forget}
    />
  );
}

type FilledAskFormProps = AskFormProps & {
  element: React.RefObject<HTMLFormElement>;
  forget(): void;
};

function FilledAskForm({ element, forget, ...props }: FilledAskFormProps) {
  const { fetcher, types, known, inDialog, onSent, onRefused, children } = props;
  const form = useAnsweredForm<AskFieldName>({
    name: ASK_FORM,
    // Apart from the page beneath.
    id: inDialog ? `${ASK_FORM}-here` : ASK_FORM,
    rules: useMemo(rulesInWords, []),
    answer: fetcher.data ?? props.answer,
    known,
  });
  const hydrated = useHydrated();
  const contact = form.field("allow_contact").meta.value === "on";
  const phone = form.field("customer_phone").meta.id;
  // Answered is answered, though the page beneath is still being read anew.
  const busy = fetcher.state === "submitting";

  const told = useRef<AskAnswer | undefined>(undefined);
  useEffect(() => {
    const { data, state } = fetcher;
    if (busy || data === undefined || told.current === data) return;
    // Where it leads is not known to the browser yet: gone there before the page is read anew, the router would end the
    // search for it, and leave nothing (docs/sharp-edges.md).
    if (data.sent && state !== "idle") return;
    told.current = data;
    if (data.sent) {
      forget();
      element.current?.reset();
      onSent(data.sent, data.next ?? paths.myQuestions());
    } else if (data.notice) onRefused({ ...data.notice, tone: "error" });
  });

  const foot = (
    <>
      {children === undefined ? null : <div className="grow basis-64">{children}</div>}
      <Button look="primary" busy={busy} busyLabel={t(SUBMITTING)}>
        {t("Send question")}
      </Button>
    </>
  );
  return (
    <fetcher.Form
      {...form.props}
      method="post"
      action={paths.askExpert()}
      className="grid grid-cols-1 gap-4.5"
      ref={element}
      data-unsent={t(SUBMISSION_FAILED.title)}
      data-unsent-text={t(SUBMISSION_FAILED.text)}
    >
      <ErrorSummary
        // A number that is asked for no more is not wrong either.
        errors={form.errors.filter(({ id }) => contact || id !== phone)}
        refusal={form.refusal}
      />
      {form.notice ? (
        <Note tone="bad" live>
          <b>{form.notice.title}</b>
          <span>{` ${form.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      <AskFields form={form} types={types} contact={contact} />
      {/* With JavaScript the answer is wanted as data: its draft can then be forgotten. */}
      {/* What is agreed to is kept as it stands here. */}
      <input type="hidden" name="wording" value={language()} />
      <input type="hidden" name="within" value={hydrated ? "script" : "document"} />
      {inDialog ? (
        <DialogFoot inForm>{foot}</DialogFoot>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{foot}</div>
      )}
    </fetcher.Form>
  );
}
