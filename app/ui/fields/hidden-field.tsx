import type { FormField } from "#app/ui/forms/use-answered-form.ts";

/** A hidden value of a `useAnsweredForm` form: as it was sent before, else as it is known. */
export const HiddenField = ({ field: { meta } }: { field: FormField }) => (
  <input type="hidden" name={meta.name} defaultValue={meta.initialValue ?? ""} />
);
