/** What an action says of a form that it did not take. */
export type FormAnswer = {
  /** By field, in the order of the form. */
  errors?: Readonly<Record<string, string>>;
  /** About the whole; also shown as a toast. */
  notice?: { title: string; text?: string };
  /** What was typed, to be shown again; never a password. */
  typed?: Readonly<Record<string, string>>;
};

/** The texts of a form, by name, without the passwords: all of it, for `parseForm` has bounded the whole. */
export function typedOf(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !/password|token/i.test(name)) typed[name] = value;
  }
  return typed;
}

/** A form as zod reads it: absent fields stay absent, empty ones are empty. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
