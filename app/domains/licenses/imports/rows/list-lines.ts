/** Lines of authority as states write them, as our own. Only what a table says counts: nothing is guessed from how a label begins. */
import { foldWord, type KnownWords, NO_WORDS } from "./known-words.ts";
import { STATE_CODES, STATE_LABELS, UNIFORM_LABELS } from "./state-lines.ts";

/** Bits of `lines_of_authority` (domain facts, the NAIC's major lines). */
export const LINE = { life: 1, health: 2, property: 4, casualty: 8, variable: 16, personal: 32 } as const;

/** `unknown`: the labels that no table knows, as they are written. They cover nothing until an admin says what they mean. */
export type ReadLines = { lines: number; unknown: string[] };

/** "property+casualty" → 12; "none" → 0. */
const maskOf = (names: string): number =>
  names === "none"
    ? 0
    : names.split("+").reduce((mask, name) => mask + (name in LINE ? LINE[name as keyof typeof LINE] : 0), 0);

const labelsOf = (table: Readonly<Record<string, string>>): [string, number][] =>
  Object.entries(table).flatMap(([names, labels]) =>
    labels.split("; ").map((label): [string, number] => [foldWord(label), maskOf(names)]),
  );

const UNIFORM = new Map(labelsOf(UNIFORM_LABELS));
const byState = new Map<string, { codes: Map<string, number>; labels: Map<string, number> }>();

function tablesOf(stateCode: string) {
  const known = byState.get(stateCode);
  if (known !== undefined) return known;
  const codes = (STATE_CODES[stateCode] ?? "").split("; ").flatMap((entry) => {
    const [names = "", ...listed] = entry.split(" ");
    return listed.map((code): [string, number] => [code, maskOf(names)]);
  });
  const tables = { codes: new Map(codes), labels: new Map(labelsOf(STATE_LABELS[stateCode] ?? {})) };
  byState.set(stateCode, tables);
  return tables;
}

/** The lines of one label or code; null where no table of the state or of the NAIC has it, and no admin said what it means. */
function lookUp(label: string, stateCode: string, words: KnownWords): number | null {
  const { codes, labels } = tablesOf(stateCode);
  const key = foldWord(label);
  return (
    codes.get(label.trim().toUpperCase()) ??
    labels.get(key) ??
    UNIFORM.get(key) ??
    words.lines.get(key) ??
    null
  );
}

/** Labels are divided by `;`, `|`, a newline, `<br/>`, or ` / `, codes in numbers by spaces as well. */
const chunksOf = (cell: string): string[] =>
  cell
    .split(/<br ?\/?>|[;|\n]|\s\/\s/)
    .flatMap((chunk) => (/^[\d\s]+$/.test(chunk) ? chunk.split(/\s+/) : [chunk]))
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "");

/**
 * The lines that a cell names in the list of a state (`TX`). A comma divides only where every part is known: "Life, Accident
 * and Health" has one of its own. `words`: what admins said of this state's words that no table has.
 */
export function readLines(cell: string, stateCode: string, words: KnownWords = NO_WORDS): ReadLines {
  let lines = 0;
  const unknown: string[] = [];
  for (const chunk of chunksOf(cell)) {
    const whole = lookUp(chunk, stateCode, words);
    const parts = whole === null ? chunk.split(",").map((part) => lookUp(part, stateCode, words)) : [whole];
    if (parts.includes(null)) unknown.push(chunk);
    else lines = parts.reduce<number>((mask, part) => mask | (part ?? 0), lines);
  }
  return { lines, unknown };
}
