/**
 * Text that others wrote, for an email: shown as it is, but without anything that a mail program turns into a link.
 * It stays readable: `example[.]com`, `https[:]//example[.]com/offer`.
 */

/** Characters that reverse or hide text, and control characters except line ends and tabs. */
const UNSEEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|[^\P{Cc}\n\t]/gu;
/**
 * Before the possible last part of a domain. The full stop of Chinese and Japanese counts as a dot only before Latin
 * letters.
 */
const DOMAIN_DOT = /(?<=\S)(?:[.．｡](?=\p{L}[\p{L}\p{M}\p{N}-])|。(?=[a-z][\p{L}\p{M}\p{N}-]))/giu;
const WWW_DOT = /(?<=(?<![\p{L}\p{N}])www)\./giu;
const DOTTED_QUAD = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
/** `https://`, `mailto:`, `tel:`: a word with a colon directly followed by text. */
const SCHEME = /(?<![\p{L}\p{N}+.-])[\p{N}+.-]*\p{L}[\p{L}\p{N}+.-]*:(?=\S)/gu;
/** `\\server\share`, anywhere: the email's own words may follow. */
const SERVER_PATH = /\\{2}/g;

/** The text with every link in it broken visibly. Doing it again changes nothing. */
export const unlinked = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .replace(SCHEME, (scheme) => `${scheme.slice(0, -1)}[:]`)
    .replace(DOTTED_QUAD, (address) => address.replaceAll(".", "[.]"))
    .replace(WWW_DOT, "[.]")
    .replace(DOMAIN_DOT, "[.]")
    .replace(SERVER_PATH, "\\ \\ ");

/** The same on one line: for a subject, which is a header. */
export const unlinkedLine = (text: string): string => unlinked(text).replace(/\s+/g, " ").trim();
