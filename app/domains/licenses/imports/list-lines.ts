/** Lines of authority as states write them, as our own. */

/** Bits of `lines_of_authority` (domain facts, the NAIC's major lines). */
export const LINE = { life: 1, health: 2, property: 4, casualty: 8, variable: 16, personal: 32 } as const;

const BOTH = LINE.property + LINE.casualty;

/** What a part of a label means; the first that fits. Without spaces and signs, in lower case. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(variable.*|va|vl|var|vlva|v|15|0215.*)$/, LINE.variable],
  [/^(personallines.*|personal|pl|per|21|2044.*)$/, LINE.personal],
  [/^(lah|lifeaccident(and)?health.*|life(and)?health.*|lifehealth.*|lh|la?h)$/, LINE.life + LINE.health],
  [/^(propertyand?casualty.*|propertycasualty.*|pandc|pc|generallinespc|0220propertyandcasualty)$/, BOTH],
  [/^(life.*|lif|li|l|11|0214.*)$/, LINE.life],
  [/^(accident.*|health.*|sickness.*|disability|ahs|aandh|aands|ah|as|h|acc|12|0240.*)$/, LINE.health],
  [/^(property.*|prop|pro|pr|p|14|0220property)$/, LINE.property],
  [/^(casualty.*|cas|ca|c|13|0220casualty)$/, LINE.casualty],
];

/** The lines that a label names. What is none of the major ones counts for none, and stays in the label. */
export function linesOf(label: string): number {
  let lines = 0;
  // Codes in numbers stand side by side.
  const parts = label.split(/^[\d\s]+$/.test(label) ? /\s+/ : /[;,|\n]|\s\/\s/);
  for (const part of parts) {
    const word = part
      .toLowerCase()
      .replace(/&/g, "and")
      .replace(/[^a-z0-9]/g, "");
    const known = WORDS.find(([pattern]) => pattern.test(word));
    if (known !== undefined) lines |= known[1];
  }
  return lines;
}
