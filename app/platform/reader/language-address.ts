/** Addresses of a page in one language. Read in the browser too. */
import type { Language } from "#app/text/text.ts";

/** In the address of a page in one language, which others link to (`hreflang`). */
export const LANGUAGE_PARAMETER = "lang";

/** `/help` → `/help?lang=es`; another language in it gives way. */
export function inLanguageAddress(address: string, language: Language): string {
  const [path = "", search = ""] = address.split("?", 2);
  const parameters = new URLSearchParams(search);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${path}?${parameters}`;
}
