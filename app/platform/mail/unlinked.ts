/**
 * Words that others wrote, for an email: shown as they are, but nothing in them that a mail program makes a link of.
 * Text that a person reads is left readable: `example[.]com`, `https[:]//example[.]com/offer`.
 */

/** What turns or hides letters, and control characters other than line ends and tabs. */
const UNSEEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|[^\P{Cc}\n\t]/gu;
/** Before what could be a domain's last part. The full stop of Chinese and Japanese texts is a dot before Latin letters alone. */
const DOMAIN_DOT = /(?<=\S)(?:[.．｡](?=\p{L}[\p{L}\p{M}\p{N}-])|。(?=[a-z][\p{L}\p{M}\p{N}-]))/giu;
const WWW_DOT = /(?<=(?<![\p{L}\p{N}])www)\./giu;
const DOTTED_QUAD = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
/** `https://`, `mailto:`, `tel:`: a word with a colon that something stands right behind. */
const SCHEME = /(?<![\p{L}\p{N}+.-])[\p{N}+.-]*\p{L}[\p{L}\p{N}+.-]*:(?=\S)/gu;
/** `\\server\share`; wherever it stands, for an email's own words may follow. */
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
