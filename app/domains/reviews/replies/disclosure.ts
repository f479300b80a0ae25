/**
 * Finds what in a reply may reveal who the writer is or what they insured: personal data, policy and claim numbers,
 * amounts of money, the writer's first name, and details of their health or insurance. It looks for patterns and a
 * short list of words, so it helps but proves nothing and misses other wordings. The person replying decides
 * (domain.md, Reviews and the law).
 */
import { findPersonalData } from "#app/platform/contact-data/personal-data.ts";

export type Disclosure = { kind: string; text: string };

const FORMS: readonly (readonly [string, RegExp])[] = [
  ["amount of money", /\$ ?\d[\d,.]*(?: ?(?:k|m|thousand|million)\b)?/giu],
  ["amount of money", /(?<![\p{L}\d])\d[\d,.]{0,20} ?(?:dollars|bucks|USD)(?![\p{L}\d])/giu],
  [
    "policy or claim number",
    /(?<![\p{L}\d])(?:policy|claim|account|member|file)(?: (?:number|no\.?|id))? ?[:#]? ?(?=[A-Z-]*\d)[A-Z\d-]{4,}/giu,
  ],
  // Letters and digits that are no word: HO-4471-22, TX1234567, 00912-4476.
  [
    "policy or claim number",
    /(?<![\p{L}\d-])(?=[A-Z\d-]*\d{2})(?=(?:[A-Z-]*\d){5})[A-Z\d]+(?:-[A-Z\d]+)*(?![\p{L}\d-])/gu,
  ],
];

const HEALTH =
  "allerg(?:y|ies)|arthritis|asthma|birth|cancer|chemotherapy|condition|dementia|depression|diabetes|diagnosis|disability|disease|doctor|epilepsy|health|heart|hospital|illness|injury|injuries|medication|medicine|operation|pregnancy|prescriptions?|sickness|stroke|surgery|symptoms|therapy|treatment";
const INSURANCE =
  "accident|benefits?|claims?|coverage|deductible|payout|policy|policies|premiums?|settlement";

/** "your claim", "your late wife’s cancer treatment": at most two words in between. */
const YOUR = "(?<![\\p{L}])your (?:[\\p{L}’'-]+ ){0,2}?";
const AFFAIRS: typeof FORMS = [
  [
    "detail about somebody’s health",
    new RegExp(`${YOUR}(?:${HEALTH})(?: (?:${HEALTH}))*(?![\\p{L}])`, "giu"),
  ],
  [
    "detail about somebody’s insurance",
    new RegExp(`${YOUR}(?:${INSURANCE})(?: (?:${INSURANCE}))*(?![\\p{L}])`, "giu"),
  ],
];

/** The printed name without its initial, case-sensitive because "may" is not May. */
function nameForm(author: string): typeof FORMS {
  const name = author.replace(/\s\S{1,2}\.$/u, "").trim();
  if ([...name].length < 2) return [];
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [["writer’s first name", new RegExp(`(?<![\\p{L}])${literal}(?![\\p{L}])`, "gu")]];
}

/** In the order of the text, without overlaps, each text once. `author` is the name printed with the review. */
export function findDisclosures(text: string, author = ""): Disclosure[] {
  const found: (Disclosure & { start: number; end: number })[] = [...findPersonalData(text)];
  for (const [kind, form] of [...FORMS, ...nameForm(author), ...AFFAIRS]) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => start < one.end && one.start < end))
        found.push({ kind, text: match[0].replace(/(?<![.,])[.,]+$/, ""), start, end });
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
