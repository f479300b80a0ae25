/** What ties a control to its field of a form. Parts of forms are handed it, so that none of them loads Conform itself. */
import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { FieldRule } from "#app/platform/forms/form-reply.ts";

/** A field of a form: what it holds, what is wrong with it, and what it takes. Hand it to InputField and its siblings. */
export type FormField = ReturnType<typeof bindField>;

const PLAIN = { ariaAttributes: false } as const;

/** Brings together what the form says of a field now, and what its schema says of it always. */
export function bindField(meta: FieldMetadata<string>, rule: FieldRule) {
  const { required, minLength, maxLength, pattern, type, autoComplete, inputMode } = rule;
  return {
    meta,
    rule,
    /** What stands around the control. */
    text: { name: meta.name, id: meta.id, error: meta.errors?.[0], optional: !required },
    /** Attributes of the control, by its kind. */
    input() {
      const { key: _, ...attributes } = getInputProps(meta, { ...PLAIN, type: "text" });
      const limits = { required, minLength, maxLength, pattern };
      return { ...attributes, ...limits, ...(type && { type }), autoComplete, inputMode };
    },
    select() {
      const { key: _, ...attributes } = getSelectProps(meta, PLAIN);
      return { ...attributes, required };
    },
    /** Without `maxlength`: of a text that is pasted it would cut off the end unseen. Too long is said instead. */
    textarea() {
      const { key: _, maxLength: __, ...attributes } = getTextareaProps(meta, PLAIN);
      return { ...attributes, required, minLength };
    },
    choice(kind: "checkbox" | "radio", value?: string) {
      const one = value === undefined ? {} : { value };
      const { key: _, ...attributes } = getInputProps(meta, { ...PLAIN, type: kind, ...one });
      return { ...attributes, required, id: value === undefined ? meta.id : `${meta.id}-${value}` };
    },
  };
}
