/** Which language an answer is written in. */
import { AsyncLocalStorage } from "node:async_hooks";
import { es } from "./es/index.ts";
import { type Language, readTextsFrom } from "./text.ts";

const languages = new AsyncLocalStorage<Language>();
readTextsFrom(() => (languages.getStore() === "es" ? es : null));

/**
 * Runs work in this language: an answer in its reader's, an email in its recipient's, which may differ from the
 * language of the person who triggered it.
 */
export const inLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work);
