import { type FieldMetadata, getFormProps, parse, useForm } from "@conform-to/react";
import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useState } from "react";
import type { Draft, FieldRule, FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { checkFields } from "#app/ui/choices/check-fields.ts";
import { bindField, type FormField } from "#app/ui/fields/form-field.ts";
import { afterClick, watchClicks } from "./after-click.ts";
import { useAnswered } from "./use-answer.ts";

export type { FormField };

/** Conform checks one field by submitting the form with a button of this name; nothing is sent then. */
export const ASKS_CONFORM = "__intent__";
const NO_RULE: FieldRule = { said: {} };

export type AnsweredFormOptions<Name extends string> = {
  /** Its name among the forms of the page, as its action answers by it. */
  name?: string;
  /** For a form that occurs twice on a page. Defaults to the name. */
  id?: string;
  /** From the loader: `rulesOf` its schema. */
  rules: FormRules<Name>;
  /** The action's last answer. An answer to another form of the page is ignored. */
  answer?: FormReply | undefined;
  /** The fields' values before anyone has typed. */
  known?: Partial<Readonly<Record<Name, string>>>;
  /** Whether a field shows its error on blur; not in optional forms. */
  whenLeft?: boolean;
};

export type AnsweredForm<Name extends string> = ReturnType<typeof useAnsweredForm<Name>>;

/**
 * A form that shows its errors: the server's, and with JavaScript those of a field's constraints on blur, removed as
 * they are fixed. Show it with PostForm, or spread `props` on your own form.
 */
export function useAnsweredForm<Name extends string>({
  name = "form",
  id = name,
  rules,
  answer: last,
  known,
  whenLeft = true,
}: AnsweredFormOptions<Name>) {
  const answer = useAnswered(last);
  const result = answer?.form === name ? answer.result : undefined;
  const draft = useDraft(rules);
  const [held, setHeld] = useState(0);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: result,
    constraint: rules,
    defaultValue: draft === null ? known : { ...known, ...draft },
    shouldRevalidate: "onInput",
    onValidate: ({ form: element, formData }) =>
      parse<Record<string, string>, string[]>(formData, {
        resolve(value, intent) {
          const wrong = checkFields(element, rules);
          const error: Record<string, string[] | null> = { ...wrong };
          // A check of one field says nothing new about the others: the server's errors stay.
          if (intent?.type === "validate")
            for (const other of Object.keys(rules)) if (other !== intent.payload.name) error[other] ??= null;
          return Object.keys(error).length > 0 ? { error } : { value };
        },
      }),
  });
  useEffect(watchClicks, []);
  const refusal = useMemo(() => ({ result, held }), [result, held]);
  const { onSubmit, ...props } = getFormProps(form);
  return {
    props: {
      ...props,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const { name } = target;
        if (!whenLeft || !Object.hasOwn(rules, name)) return;
        afterClick(() => {
          // An error that is already shown, possibly the server's, is only removed by a change.
          const left = target.isConnected && fields[name as Name]?.errors === undefined;
          if (left) form.validate({ name });
        });
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        const asks = button?.getAttribute("name") === ASKS_CONFORM;
        // Some buttons accept the form as it is, such as one that saves a draft.
        if (!asks && button?.hasAttribute("formnovalidate")) return;
        onSubmit(event);
        if (event.isDefaultPrevented() && !asks) setHeld((times) => times + 1);
      },
    },
    /** By name. Never spread; pass on as `field`. */
    field: (field: Name): FormField =>
      bindField(fields[field] as FieldMetadata<string>, rules[field] ?? NO_RULE),
    /**
     * The remaining errors since the form was sent back, in the order of the form, with the form's own first. Before
     * that, errors are only shown at their fields: nothing appears above a form that is still being filled in.
     */
    errors: result === undefined && held === 0 ? [] : listErrors(form.id, rules, form.allErrors),
    /** Changes when the form has been sent back; only then does its summary take focus. */
    refusal,
    notice: answer?.form === name ? answer.notice : undefined,
    /** Its content was typed before a step came in between, and has not been sent. */
    broughtBack: draft !== null && result === undefined,
  };
}

/** What was written in a form of these fields at this address, before its writer had to sign in or agree to the terms. */
function useDraft(rules: FormRules): Draft["fields"] | null {
  const { pathname, search } = useLocation();
  const draft = useRouteLoaderData<{ draft: Draft | null } | undefined>("root")?.draft;
  if (draft?.address !== pathname + search) return null;
  return Object.keys(draft.fields).some((field) => Object.hasOwn(rules, field)) ? draft.fields : null;
}

/** Each with the id of its place in the form; errors without a field are included. */
function listErrors(
  id: string,
  rules: FormRules,
  errors: Readonly<Record<string, string[] | null | undefined>>,
) {
  return [...new Set(["", ...Object.keys(rules), ...Object.keys(errors)])].flatMap((field) => {
    const [message] = errors[field] ?? [];
    // Hidden fields can't be linked to.
    const whole = field === "" || rules[field]?.type === "hidden";
    return message === undefined ? [] : [{ id: whole ? id : `${id}-${field}`, message }];
  });
}
