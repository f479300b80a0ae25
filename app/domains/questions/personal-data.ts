/**
 * Personal data in a text that everyone may come to read: mail addresses, phone numbers, street addresses, social
 * security numbers. Found by form, so it is only a help: the writer decides, and a reader can report what was missed.
 */

export type PersonalKind = "e-mail address" | "phone number" | "address" | "social security number";
export type PersonalFinding = { kind: PersonalKind; text: string; start: number; end: number };

/** Words, or what stands for words that were left out. */
export type PublicPart = { text: string } | { leftOut: PersonalKind };

const STREET =
  "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|terrace|ter|way|trail|trl|" +
  "parkway|pkwy|highway|hwy|bend|loop|square|sq|row|run|path|crossing|ridge|hollow|cove|alley|point|view|heights";

const FORMS: readonly (readonly [PersonalKind, RegExp])[] = [
  ["e-mail address", /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu],
  ["social security number", /\b\d{3}-\d{2}-\d{4}\b/g],
  ["phone number", /(?<![\d$.,])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)/g],
  ["address", /\bP\.? ?O\.? Box \d{1,6}\b/gi],
  [
    "address",
    new RegExp(
      `\\b\\d{1,6}[A-Z]?(?: [NSEW]\\.?| North| South| East| West)?(?: [A-Z0-9][\\p{L}\\p{N}'’.-]{0,30}){1,4} (?:${STREET})\\b\\.?(?:,? (?:apt|apartment|unit|suite|ste|#)\\.? ?[\\w-]{1,6})?`,
      "giu",
    ),
  ],
];

/** A street's name is written with capitals; "3 days to the point" is not an address. */
function looksLikeAddress(text: string): boolean {
  const words = text.split(" ").slice(1);
  const last = words.findLastIndex((word) => new RegExp(`^(?:${STREET})\\b`, "i").test(word));
  return last > 0 && words.slice(0, last + 1).every((word) => /^[A-Z0-9]/.test(word));
}

/** What looks like personal data, in the order of the text, without overlaps. */
export function findPersonalData(text: string): PersonalFinding[] {
  const found: PersonalFinding[] = [];
  for (const [kind, form] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [words] = match;
      const [start, end] = [match.index, match.index + words.length];
      if (kind === "address" && !/box/i.test(words) && !looksLikeAddress(words)) continue;
      if (found.some((one) => start < one.end && one.start < end)) continue;
      found.push({ kind, text: words, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const LEFT_OUT = /\[(e-mail address|phone number|address|social security number) left out\]/;

/** The text with every finding replaced by words that say what stood there. */
export function withoutPersonalData(text: string): string {
  let [public_, at] = ["", 0];
  for (const { kind, start, end } of findPersonalData(text)) {
    public_ += `${text.slice(at, start)}[${kind} left out]`;
    at = end;
  }
  return public_ + text.slice(at);
}

const isKind = (text: string | undefined): text is PersonalKind =>
  text === "e-mail address" ||
  text === "phone number" ||
  text === "address" ||
  text === "social security number";

/** A stored public text as words and gaps, so that a page can show the gaps as such. */
export function publicParts(text: string): PublicPart[] {
  return text
    .split(new RegExp(LEFT_OUT, "g"))
    .flatMap((part, at): PublicPart[] =>
      at % 2 === 1 && isKind(part) ? [{ leftOut: part }] : part === "" ? [] : [{ text: part }],
    );
}
