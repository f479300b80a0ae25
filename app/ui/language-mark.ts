import { type Language, language, t } from "#app/text/text.ts";

/** `lang` of a text; none where it is the page's. */
export const langOf = (of: Language): Language | undefined => (of === language() ? undefined : of);

/** Names the language of a text that isn't in the reader's; null where it is. */
export const languageMark = (of: Language): string | null =>
  langOf(of) === undefined ? null : of === "es" ? t("in Spanish") : t("in English");
