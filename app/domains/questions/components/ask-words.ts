/** What the dialog in the shell needs of this domain besides the form. */
export { selectableTypes } from "../insurance-types.ts";
export { PROMISE } from "../question-texts.ts";

/** The two cached lists that a new question makes stale (specification §7). */
export const ASK_QUERIES = ["public-expert-questions-secure", "my-expert-questions-secure"] as const;
