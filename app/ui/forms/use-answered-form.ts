import { type FieldMetadata, getFormProps, parse, useForm } from "@conform-to/react";
import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useState } from "react";
import type { Draft, FieldRule, FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { afterPress, watchPresses } from "./after-click.ts";
import { checkFields } from "#app/ui/choices/check-fields.ts";
import { bindField, type FormField } from "#app/ui/fields/form-field.ts";
import { useAnswered } from "./use-answer.ts";

export type { FormField };

/** Conform asks a form about one field by submitting it with a button of this name; nothing is sent then. */
export const ASKS_CONFORM = "__intent__";
const NO_RULE: FieldRule = { said: {} };

export type AnsweredFormOptions<Name extends string> = {
  /** Its name among the forms of the page, as its action answers by it. */
  name?: string;
  /** Where the same form stands twice on a page. Defaults to the name. */
  id?: string;
  /** From the loader: `rulesOf` its schema. */
  rules: FormRules<Name>;
  /** What the action said last. Of another form of the page it is not looked at. */
  answer?: FormReply | undefined;
  /** What the fields hold before anybody has typed. */
  known?: Partial<Readonly<Record<Name, string>>>;
  /** Whether a field says what is wrong once it is left; not where nobody has to write anything. */
  whenLeft?: boolean;
};

export type AnsweredForm<Name extends string> = ReturnType<typeof useAnsweredForm<Name>>;

/**
 * A form that says what is wrong: what the server answered, and with JavaScript what a field's constraints say once it
 * is left, taken back as it is mended. Show it with PostForm, or spread `props` on a form of your own.
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
          // Asked about one field, it says nothing new of the others: what the server said of them stays.
          if (intent?.type === "validate")
            for (const other of Object.keys(rules)) if (other !== intent.payload.name) error[other] ??= null;
          return Object.keys(error).length > 0 ? { error } : { value };
        },
      }),
  });
  useEffect(watchPresses, []);
  const refusal = useMemo(() => ({ result, held }), [result, held]);
  const { onSubmit, ...props } = getFormProps(form);
  return {
    props: {
      ...props,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const { name } = target;
        if (!whenLeft || !Object.hasOwn(rules, name)) return;
        afterPress(() => {
          // What is said of it already, by the server perhaps, is taken back by a change alone.
          const left = target.isConnected && fields[name as Name]?.errors === undefined;
          if (left) form.validate({ name });
        });
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        const asks = button?.getAttribute("name") === ASKS_CONFORM;
        // Some buttons take the form as it is, such as one that keeps a draft.
        if (!asks && button?.hasAttribute("formnovalidate")) return;
        onSubmit(event);
        if (event.isDefaultPrevented() && !asks) setHeld((times) => times + 1);
      },
    },
    /** By name: spread it on nothing, hand it on as `field`. */
    field: (field: Name): FormField =>
      bindField(fields[field] as FieldMetadata<string>, rules[field] ?? NO_RULE),
    /**
     * What is still wrong since the form was sent back, in the order of the form; the whole comes first. Before that,
     * what is wrong stands beside its field alone: nothing appears above those who are still filling it in.
     */
    errors: result === undefined && held === 0 ? [] : listErrors(form.id, rules, form.allErrors),
    /** Changes when the form has been sent back: then, and only then, its summary takes focus. */
    refusal,
    notice: answer?.form === name ? answer.notice : undefined,
    /** What it holds was written before a step came in between, and has not been sent. */
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

/** Each with the id that its place in the form has; what no field of the form stands for is not left out. */
function listErrors(
  id: string,
  rules: FormRules,
  errors: Readonly<Record<string, string[] | null | undefined>>,
) {
  return [...new Set(["", ...Object.keys(rules), ...Object.keys(errors)])].flatMap((field) => {
    const [message] = errors[field] ?? [];
    // What nobody sees cannot be gone to.
    const whole = field === "" || rules[field]?.type === "hidden";
    return message === undefined ? [] : [{ id: whole ? id : `${id}-${field}`, message }];
  });
}
