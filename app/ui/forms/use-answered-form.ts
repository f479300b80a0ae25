import { type FieldMetadata, getFormProps, parse, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useState } from "react";
import type { FieldRule, FormReply, FormRules } from "#app/platform/form-reply.ts";
import { checkFields } from "./check-fields.ts";

/** A field of a form: what it holds, what is wrong with it, and what it takes. Hand it to InputField and its siblings. */
export type FormField = { meta: FieldMetadata<string>; rule: FieldRule };

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
  /** Whether a field says what is wrong once it is left; not where nobody has to write anything. */
  whenLeft?: boolean;
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
  whenLeft = true,
}: AnsweredFormOptions<Name>) {
  const result = answer?.form === name ? answer.result : undefined;
  const [held, setHeld] = useState(0);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: result,
    constraint: rules,
    defaultValue: known,
    shouldValidate: whenLeft ? "onBlur" : "onSubmit",
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
  // An answer counts once its sentences are there: the library shows them a moment after the answer has come.
  useEffect(() => {
    if (result !== undefined) setHeld((times) => times + 1);
  }, [result]);
  const { onSubmit, ...props } = getFormProps(form);
  return {
    props: {
      ...props,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        onSubmit(event);
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (event.defaultPrevented && button?.getAttribute("name") !== ASKS_CONFORM)
          setHeld((times) => times + 1);
      },
    },
    /** By name: spread it on nothing, hand it on as `field`. */
    field: (field: Name): FormField => ({
      meta: fields[field] as FormField["meta"],
      rule: rules[field] ?? NO_RULE,
    }),
    /** What is wrong now, in the order of the form: what is wrong with the whole comes first. */
    errors: ["", ...Object.keys(rules)].flatMap((field) => {
      const [message] = form.allErrors[field] ?? [];
      // What nobody sees cannot be gone to.
      const whole = field === "" || rules[field as Name]?.type === "hidden";
      return message === undefined ? [] : [{ id: whole ? form.id : `${form.id}-${field}`, message }];
    }),
    /** Changes when the form has been sent back: then, and only then, its summary takes focus. */
    refusal: held,
    notice: answer?.form === name ? answer.notice : undefined,
  };
}
