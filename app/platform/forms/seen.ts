/** The version that a form was opened with: no one saves over changes they haven't seen. */

/** The number in the form's `seen`; null where nothing was there yet, -1 for what is no number of ours. */
export function parseSeen(typed: FormDataEntryValue | null): number | null {
  if (typed === "") return null;
  return typeof typed === "string" && /^\d{1,15}$/.test(typed) ? Number(typed) : -1;
}
