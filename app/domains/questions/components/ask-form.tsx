import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { language, named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { DialogFoot } from "#app/ui/feedback/dialog-foot.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
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
  /** The question was accepted; the toast's text. */
  sent?: ToastMessage;
  /** The page that says what happens next. */
  next?: string;
};

const RULES = askRules as FormRules<AskFieldName>;

/** The file has the rules in English. */
const rulesInWords = (): FormRules<AskFieldName> =>
  Object.fromEntries(
    Object.entries(RULES).map(([field, { said, ...rule }]) => [
      field,
      { ...rule, said: Object.fromEntries(Object.entries(said).map(([key, words]) => [key, named(words)])) },
    ]),
  ) as FormRules<AskFieldName>;

export type AskFormProps = {
  fetcher: FetcherWithComponents<AskAnswer>;
  /** The answer to a submission without JavaScript. */
  answer?: AskAnswer | undefined;
  types: readonly string[];
  /** What we know about the reader: a signed-in customer's name and address, a ZIP code from the page. */
  known?: Readonly<Record<string, string>>;
  /** The reader's own address: a question with it goes out without a link. */
  ownEmail?: string | undefined;
  /** Puts the button in the dialog's footer. */
  inDialog?: boolean;
  onSent(toast: ToastMessage, next: string): void;
  onRefused(notice: ToastMessage): void;
  /** Content next to the button. */
  children?: ReactNode;
};

/** The one form behind the page and the dialog. It is a plain form until JavaScript takes over. */
export function AskForm(props: AskFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { draft, forget } = useDraft(ASK_DRAFT, element);
  return (
    <FilledAskForm
      {...props}
      // The draft is restored after the page has loaded, so the form starts over with it.
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
  const { fetcher, types, known, ownEmail, inDialog, onSent, onRefused, children } = props;
  const form = useAnsweredForm<AskFieldName>({
    name: ASK_FORM,
    // Distinct from the form on the page below.
    id: inDialog ? `${ASK_FORM}-here` : ASK_FORM,
    rules: useMemo(rulesInWords, []),
    answer: fetcher.data ?? props.answer,
    known,
  });
  const hydrated = useHydrated();
  const contact = form.field("allow_contact").meta.value === "on";
  const phone = form.field("customer_phone").meta.id;
  // Done once answered, even while the page below is still reloading.
  const busy = fetcher.state === "submitting";

  const told = useRef<AskAnswer | undefined>(undefined);
  useEffect(() => {
    const { data, state } = fetcher;
    if (busy || data === undefined || told.current === data) return;
    // The browser doesn't know the next route yet. Navigating before the page has reloaded would make the router end
    // the search for it and leave an empty page (docs/sharp-edges.md).
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
        // A number that is no longer asked for can't be wrong.
        errors={form.errors.filter(({ id }) => contact || id !== phone)}
        refusal={form.refusal}
      />
      {form.notice ? (
        <Note tone="bad" live>
          <b>{form.notice.title}</b>
          <span>{` ${form.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      <AskFields form={form} types={types} contact={contact} ownEmail={ownEmail} />
      {/* With JavaScript the answer comes as data, so that the draft can be deleted. */}
      {/* Consent is stored in the wording shown here. */}
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
