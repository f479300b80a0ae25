/**
 * Personal data in a text that everyone may come to read: mail addresses, phone numbers, street addresses, social
 * security numbers. Found by form, so it is only a help: the writer decides, and a reader can report what was missed.
 */

export type PersonalKind = "email address" | "phone number" | "address" | "social security number" | "name";
export type PersonalFinding = { kind: PersonalKind; text: string; start: number; end: number };

/** Words, or the label that replaces removed words. */
export type PublicPart = { text: string } | { leftOut: PersonalKind };

const STREET =
  "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|terrace|ter|way|trail|trl|" +
  "parkway|pkwy|highway|hwy|bend|loop|square|sq|row|run|path|crossing|ridge|hollow|cove|alley|point|view|heights";

const FORMS: readonly (readonly [PersonalKind, RegExp])[] = [
  ["email address", /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ["social security number", /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/g],
  [
    "phone number",
    /(?<![\d$]|\d[.,])(?:\+?1[ ./-]?)?(?:\(\d{3}\)[ ./-]?|\d{3} ?[ ./-]? ?)\d{3} ?[ ./-]? ?\d{4}(?!\d)/g,
  ],
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

/** What the writers said about themselves elsewhere. */
export type OwnWords = { name: readonly string[]; phone: string | null };

/** Read from the fields of the form. */
export function ownWordsOf(fields: {
  customer_first_name?: string | undefined;
  customer_last_name?: string | undefined;
  customer_phone?: string | null | undefined;
}): OwnWords {
  const [first, last] = [fields.customer_first_name ?? "", fields.customer_last_name ?? ""];
  return { name: first === "" ? [last] : [`${first} ${last}`, last], phone: fields.customer_phone ?? null };
}

/** Shorter names are ordinary words ("Li", "An"). */
const NAME_LETTERS = 3;
const countLetters = (name: string) => name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function ownForms({ name, phone }: OwnWords): [PersonalKind, RegExp][] {
  // In the form that the text is searched in.
  const names = name.map((one) => plain(one).trim()).filter((one) => countLetters(one) >= NAME_LETTERS);
  const digits = (phone ?? "").replace(/\D/g, "");
  return [
    ...names.map((one): [PersonalKind, RegExp] => [
      "name",
      new RegExp(`(?<![\\p{L}\\p{N}])${escapeForm(one)}(?![\\p{L}\\p{N}])`, "giu"),
    ]),
    ...(digits.length < 7
      ? []
      : [
          ["phone number", new RegExp([...digits].join("[^\\p{L}\\d]{0,3}"), "gu")] as [PersonalKind, RegExp],
        ]),
  ];
}

/** The text as a pattern that matches it alone. Under `u` only these may be escaped; a hyphen, outside a class, may not. */
const escapeForm = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Dashes and spaces of every kind as the plain ones, each one character as before. */
const plain = (text: string) =>
  text.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\u00a0\u2007\u202f]/g, " ");

/** What looks like personal data, in the order of the text, without overlaps. */
export function findPersonalData(
  original: string,
  own: OwnWords = { name: [], phone: null },
): PersonalFinding[] {
  const text = plain(original);
  const found: PersonalFinding[] = [];
  for (const [kind, form] of [...FORMS, ...ownForms(own)]) {
    for (const match of text.matchAll(form)) {
      const [words] = match;
      const [start, end] = [match.index, match.index + words.length];
      if (kind === "address" && !/box/i.test(words) && !looksLikeAddress(words)) continue;
      if (found.some((one) => start < one.end && one.start < end)) continue;
      found.push({ kind, text: original.slice(start, end), start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const LEFT_OUT = /\[(email address|phone number|address|social security number|name) left out\]/;

/** The text with every finding replaced by a label of what was there. */
export function withoutPersonalData(text: string, own?: OwnWords): string {
  let [public_, at] = ["", 0];
  for (const { kind, start, end } of findPersonalData(text, own)) {
    public_ += `${text.slice(at, start)}[${kind} left out]`;
    at = end;
  }
  return public_ + text.slice(at);
}

const isKind = (text: string | undefined): text is PersonalKind =>
  text === "email address" ||
  text === "phone number" ||
  text === "address" ||
  text === "social security number" ||
  text === "name";

/** A stored public text as words and gaps, so that a page can show the gaps as such. */
export function publicParts(text: string): PublicPart[] {
  return text
    .split(new RegExp(LEFT_OUT, "g"))
    .flatMap((part, at): PublicPart[] =>
      at % 2 === 1 && isKind(part) ? [{ leftOut: part }] : part === "" ? [] : [{ text: part }],
    );
}
