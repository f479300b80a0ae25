import type { FormField } from "#app/ui/forms/use-answered-form.ts";

/** What a form of `useAnsweredForm` sends along unseen: as it was sent before, else as it is known. */
export const HiddenField = ({ field: { meta } }: { field: FormField }) => (
  <input type="hidden" name={meta.name} defaultValue={meta.initialValue ?? ""} />
);
