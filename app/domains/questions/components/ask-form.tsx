import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { DialogFoot } from "#app/ui/feedback/dialog.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useKeptForm } from "#app/ui/forms/use-kept-form.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ASK_FIELDS } from "../fields.ts";
import { SUBMITTING } from "../words.ts";
import { AskFields } from "./ask-fields.tsx";

/** What `/ask-expert` answers to a form. */
export type AskAnswer = FormAnswer & {
  /** It was taken; what the toast says. */
  sent?: ToastMessage;
  asksAboutPersonalData?: true;
  /** The submission itself failed (specification §8); the toast says so. */
  failed?: true;
};

const KEPT_AS = "ask-expert";

export type AskFormProps = {
  fetcher: FetcherWithComponents<AskAnswer>;
  /** Of a submission without JavaScript. */
  answer?: AskAnswer | undefined;
  types: readonly string[];
  /** What is known of the reader: a signed-in customer's name and address, a ZIP from the page. */
  known?: Readonly<Record<string, string>>;
  prefix: string;
  /** Its button then stands in the dialog's foot. */
  inDialog?: boolean;
  onSent(toast: ToastMessage): void;
  onFailed(): void;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** The one form behind the page and the dialog. It is a plain form until JavaScript sends it. */
export function AskForm(props: AskFormProps) {
  const { fetcher, types, known, prefix, inDialog, onSent, onFailed, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { kept, forget } = useKeptForm(KEPT_AS, form);
  const answer = fetcher.data ?? props.answer;
  const hydrated = useHydrated();
  const busy = fetcher.state !== "idle";
  const typed = { ...known, ...kept, ...answer?.typed };
  const errors = answer?.errors ?? {};

  const told = useRef<AskAnswer | undefined>(undefined);
  useEffect(() => {
    const { data } = fetcher;
    if (fetcher.state !== "idle" || data === undefined || told.current === data) return;
    told.current = data;
    if (data.sent) {
      forget();
      form.current?.reset();
      onSent(data.sent);
    } else if (data.failed) onFailed();
  });

  const foot = (
    <>
      {children === undefined ? null : <div className="grow basis-64">{children}</div>}
      <Button look="primary" busy={busy} busyLabel={SUBMITTING}>
        Send question
      </Button>
    </>
  );
  return (
    <fetcher.Form
      method="post"
      action={paths.askExpert()}
      className="grid grid-cols-1 gap-4.5"
      noValidate
      ref={form}
    >
      <ErrorSummary
        errors={ASK_FIELDS.flatMap((name) =>
          errors[name] === undefined ? [] : [{ id: prefix + name, message: errors[name] }],
        )}
      />
      {answer?.notice ? (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b> {answer.notice.text}
        </Note>
      ) : null}
      {answer?.asksAboutPersonalData ? (
        <Note tone="plain" live>
          Say below what happens to the personal data in your question, then send it again.
        </Note>
      ) : null}
      <AskFields
        key={kept === null ? "as-sent" : "as-kept"}
        prefix={prefix}
        types={types}
        typed={typed}
        errors={errors}
        asksAboutPersonalData={answer?.asksAboutPersonalData === true}
      />
      {/* With JavaScript the answer is wanted as data: what was kept of the form can then be forgotten. */}
      <input type="hidden" name="within" value={hydrated ? "script" : "document"} />
      {inDialog ? (
        <DialogFoot inForm>{foot}</DialogFoot>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{foot}</div>
      )}
    </fetcher.Form>
  );
}
