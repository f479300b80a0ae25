/** Which lines of authority cover a type: sets of lines, of which an agent must hold every line of any one. Stored as `mask|mask`. */
import { LINE_FIELDS, LINE_LABELS } from "../lines.ts";
import { MOST_SETS } from "./limits.ts";

export type LineField = (typeof LINE_FIELDS)[number];
export type LineControl = `${LineField}${number}`;

/** 1, 2, 3 */
export const SETS: readonly number[] = Array.from({ length: MOST_SETS }, (_, at) => at + 1);
/** The check box of a line in a set: "life1". */
export const lineControl = (line: LineField, set: number): LineControl => `${line}${set}`;
/** Every check box, in the order of the form. */
export const LINE_CONTROLS: readonly LineControl[] = SETS.flatMap((set) =>
  LINE_FIELDS.map((line) => lineControl(line, set)),
);

/** The masks of `mask|mask`; none of what is no mask. */
export const setsOf = (coveringLines: string): number[] =>
  coveringLines.split("|").flatMap((mask) => (/^[1-9]\d*$/.test(mask) ? [Number(mask)] : []));

/**
 * The sets that were chosen, as they are stored: each once, without those that ask for more than another of them, in the
 * order of their masks. Empty where no line is chosen.
 */
export function writeSets(masks: readonly number[]): string {
  const chosen = [...new Set(masks)].filter((mask) => mask > 0).sort((a, b) => a - b);
  return chosen
    .filter((mask) => !chosen.some((other) => other !== mask && (mask & other) === other))
    .join("|");
}

/** The sets of a form, by its check boxes. */
export const coveringLinesIn = (form: Readonly<Partial<Record<LineControl, "yes" | undefined>>>): string =>
  writeSets(
    SETS.map((set) =>
      LINE_FIELDS.reduce(
        (mask, line, bit) => mask + (form[lineControl(line, set)] === "yes" ? 2 ** bit : 0),
        0,
      ),
    ),
  );

/** The check boxes that are ticked for these sets. */
export function ticksOf(coveringLines: string): Partial<Record<LineControl, string>> {
  const sets = setsOf(coveringLines);
  return Object.fromEntries(
    SETS.flatMap((set) =>
      LINE_FIELDS.flatMap((line, bit) =>
        ((sets[set - 1] ?? 0) & (2 ** bit)) === 0 ? [] : [[lineControl(line, set), "yes"]],
      ),
    ),
  );
}

/** "Property with Casualty, or Personal Lines" */
export const setsWords = (coveringLines: string): string =>
  setsOf(coveringLines)
    .map((mask) =>
      LINE_FIELDS.filter((_, bit) => (mask & (2 ** bit)) !== 0)
        .map((line) => LINE_LABELS[line])
        .join(" with "),
    )
    .join(", or ");
