/**
 * What in a reply may tell who somebody is or what they insured: personal data, numbers of policies and claims, and
 * amounts of money. Found by form, so it is only a help: who replies decides (domain.md, Reviews and the law).
 */
import { findPersonalData } from "#app/platform/personal-data.ts";

export type Disclosure = { kind: string; text: string };

const FORMS: readonly (readonly [string, RegExp])[] = [
  ["amount of money", /\$ ?\d[\d,.]*(?: ?(?:k|m|thousand|million)\b)?/giu],
  ["amount of money", /(?<![\p{L}\d])\d[\d,.]* ?(?:dollars|bucks|USD)(?![\p{L}\d])/giu],
  [
    "policy or claim number",
    /(?<![\p{L}\d])(?:policy|claim|account|member|file)(?: (?:number|no\.?|id))? ?[:#]? ?(?=[A-Z-]*\d)[A-Z\d-]{4,}/giu,
  ],
  // Letters and digits that no word is made of: HO-4471-22, TX1234567, 00912-4476.
  [
    "policy or claim number",
    /(?<![\p{L}\d-])(?=[A-Z\d-]*\d{2})(?=(?:[A-Z-]*\d){5})[A-Z\d]+(?:-[A-Z\d]+)*(?![\p{L}\d-])/gu,
  ],
];

/** In the order of the text, without overlaps, each text once. */
export function findDisclosures(text: string): Disclosure[] {
  const found: (Disclosure & { start: number; end: number })[] = [...findPersonalData(text)];
  for (const [kind, form] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => start < one.end && one.start < end))
        found.push({ kind, text: match[0].replace(/[.,]+$/, ""), start, end });
    }
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .flatMap(({ kind, text: words }) => {
      if (seen.has(words)) return [];
      seen.add(words);
      return [{ kind, text: words }];
    });
}
