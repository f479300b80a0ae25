import { type FieldMetadata, getFormProps, parse, useForm } from "@conform-to/react";
import { type FormEvent, useMemo, useState } from "react";
import type { FieldRule, FormReply, FormRules } from "#app/platform/form-reply.ts";
import { checkFields } from "./check-fields.ts";
import { bindField, type FormField } from "./form-field.ts";

export type { FormField };

/** Conform asks a form about one field by submitting it with a button of this name; nothing is sent then. */
const ASKS_CONFORM = "__intent__";
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
};

export type AnsweredForm<Name extends string> = ReturnType<typeof useAnsweredForm<Name>>;

/**
 * A form that says what is wrong: what the server answered, and with JavaScript what a field's constraints say once it
 * is left, taken back as it is mended. Show it with AnswerForm, or spread `props` on a form of your own.
 */
export function useAnsweredForm<Name extends string>({
  name = "form",
  id = name,
  rules,
  answer,
  known,
}: AnsweredFormOptions<Name>) {
  const result = answer?.form === name ? answer.result : undefined;
  const [held, setHeld] = useState(0);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: result,
    constraint: rules,
    defaultValue: known,
    shouldValidate: "onBlur",
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
  const refusal = useMemo(() => ({ result, held }), [result, held]);
  const { onSubmit, ...props } = getFormProps(form);
  return {
    props: {
      ...props,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        const asks = button?.getAttribute("name") === ASKS_CONFORM;
        // Some buttons take the form as it is, such as one that keeps a draft.
        if (!asks && button?.hasAttribute("formnovalidate")) return;
        onSubmit(event);
        if (event.defaultPrevented && !asks) setHeld((times) => times + 1);
      },
    },
    /** By name: spread it on nothing, hand it on as `field`. */
    field: (field: Name): FormField =>
      bindField(fields[field] as FieldMetadata<string>, rules[field] ?? NO_RULE),
    /** What is wrong now, in the order of the form: what is wrong with the whole comes first. */
    errors: ["", ...Object.keys(rules)].flatMap((field) => {
      const [message] = form.allErrors[field] ?? [];
      return message === undefined ? [] : [{ id: field === "" ? form.id : `${form.id}-${field}`, message }];
    }),
    /** Changes when the form has been sent back: then, and only then, its summary takes focus. */
    refusal,
    notice: answer?.form === name ? answer.notice : undefined,
  };
}
