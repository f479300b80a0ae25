/** What ties a control to its field of a form. Parts of forms are handed it, so that none of them loads Conform itself. */
import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { FieldRule } from "#app/platform/forms/form-reply.ts";

/** A field of a form: its value, its error, and its rules. Pass it to InputField and its siblings. */
export type FormField = ReturnType<typeof bindField>;

const PLAIN = { ariaAttributes: false } as const;

/** Combines what the form currently says about a field with what its schema always says. */
export function bindField(meta: FieldMetadata<string>, rule: FieldRule) {
  const { required, minLength, maxLength, pattern, type, autoComplete, inputMode } = rule;
  return {
    meta,
    rule,
    /** Props of the parts around the control. */
    text: { name: meta.name, id: meta.id, error: meta.errors?.[0], optional: !required },
    /** Attributes of the control, by its kind. */
    input() {
      const { key: _, ...attributes } = getInputProps(meta, { ...PLAIN, type: "text" });
      // A browser checks a day by itself, and HTML allows no pattern there.
      const limits = { required, minLength, maxLength, pattern: type === "date" ? undefined : pattern };
      return { ...attributes, ...limits, ...(type && { type }), autoComplete, inputMode };
    },
    select() {
      const { key: _, ...attributes } = getSelectProps(meta, PLAIN);
      return { ...attributes, required };
    },
    /** Without `maxlength`, which would silently cut off pasted text. A text that is too long gets an error instead. */
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
