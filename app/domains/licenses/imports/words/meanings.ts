/** What a word of a list can mean: one or several of our lines, or nothing; or one of our statuses. */
import type { LIST_WORD_KINDS } from "#db/lists.ts";
import { LINE_FIELDS, LINE_LABELS } from "../../lines.ts";
import type { RecordedStatus } from "../../types.ts";
import { LINE } from "../rows/list-lines.ts";

export type WordKind = (typeof LIST_WORD_KINDS)[number];

/** Exactly one of the two counts, by the kind of the word. */
export type Meaning = { lines: number; status: RecordedStatus | null };

/** Labels of states often hold several lines. */
const SETS = [
  LINE.property + LINE.casualty,
  LINE.life + LINE.health,
  LINE.life + LINE.variable,
  LINE.life + LINE.health + LINE.variable,
];

/** "Property and Casualty"; "Covers nothing here" for no line. */
export function linesWords(lines: number): string {
  const names = LINE_FIELDS.filter((name) => (lines & LINE[name]) !== 0).map((name) => LINE_LABELS[name]);
  return names.length === 0 ? "Covers nothing here" : names.join(" + ");
}

const STATUS_WORDS: readonly (readonly [RecordedStatus, string])[] = [
  ["active", "Active"],
  ["expired", "Expired"],
  ["inactive", "Inactive"],
  ["canceled", "Canceled or terminated"],
  ["surrendered", "Surrendered"],
  ["suspended", "Suspended"],
  ["revoked", "Revoked"],
  ["unconfirmed", "Not confirmed, such as pending"],
];

/** The choices of a form, by kind. */
export const MEANINGS: Readonly<Record<WordKind, readonly { value: string; label: string }[]>> = {
  line: [...LINE_FIELDS.map((name) => LINE[name]), ...SETS, 0].map((lines) => ({
    value: String(lines),
    label: linesWords(lines),
  })),
  status: STATUS_WORDS.map(([value, label]) => ({ value, label })),
};

/** The value of a form's choice. */
export const choiceOf = (kind: WordKind, { lines, status }: Meaning): string =>
  kind === "line" ? String(lines) : (status ?? "unconfirmed");

/** The meaning that was chosen; null for none of this kind. */
export function meaningOf(kind: WordKind, value: string): Meaning | null {
  if (!MEANINGS[kind].some((one) => one.value === value)) return null;
  if (kind === "line") return { lines: Number(value), status: null };
  return { lines: 0, status: STATUS_WORDS.find(([status]) => status === value)?.[0] ?? null };
}

/** "Property + Casualty", "Suspended" */
export const meaningWords = (kind: WordKind, meaning: Meaning): string =>
  MEANINGS[kind].find(({ value }) => value === choiceOf(kind, meaning))?.label ?? linesWords(meaning.lines);
