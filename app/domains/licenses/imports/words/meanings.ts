/** What a word of a list can mean: one or several of our lines, or nothing; or one of our statuses. */
import type { LIST_WORD_KINDS } from "#db/lists.ts";
import { LINE_FIELDS, LINE_LABELS } from "../../lines.ts";
import type { RecordedStatus } from "../../types.ts";
import { LINE } from "../rows/list-lines.ts";

export type WordKind = (typeof LIST_WORD_KINDS)[number];

/** Exactly one of the three counts, by the kind of the word. `carrier`: null for one that the catalog doesn't have. */
export type Meaning = {
  lines: number;
  status: RecordedStatus | null;
  carrierNo: number | null;
  carrier: string | null;
};

/** A carrier of the catalog. */
export type CatalogCarrier = { carrierNo: number; name: string };
type Choice = { value: string; label: string };

const NO_CARRIER: Choice = { value: "none", label: "None of our carriers" };

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

const LINE_CHOICES: readonly Choice[] = [...LINE_FIELDS.map((name) => LINE[name]), ...SETS, 0].map(
  (lines) => ({
    value: String(lines),
    label: linesWords(lines),
  }),
);
const STATUS_CHOICES: readonly Choice[] = STATUS_WORDS.map(([value, label]) => ({ value, label }));

/** The choices of a form, by the kind of the word. */
export function choicesOf(kind: WordKind, catalog: readonly CatalogCarrier[]): readonly Choice[] {
  if (kind === "line") return LINE_CHOICES;
  if (kind === "status") return STATUS_CHOICES;
  return [...catalog.map(({ carrierNo, name }) => ({ value: String(carrierNo), label: name })), NO_CARRIER];
}

/** The value of a form's choice. */
export function choiceOf(kind: WordKind, { lines, status, carrierNo }: Meaning): string {
  if (kind === "line") return String(lines);
  return kind === "status"
    ? (status ?? "unconfirmed")
    : carrierNo === null
      ? NO_CARRIER.value
      : String(carrierNo);
}

/** The meaning that was chosen; null for none of this kind. */
export function meaningOf(kind: WordKind, value: string, catalog: readonly CatalogCarrier[]): Meaning | null {
  const none = { lines: 0, status: null, carrierNo: null, carrier: null };
  if (!choicesOf(kind, catalog).some((one) => one.value === value)) return null;
  if (kind === "line") return { ...none, lines: Number(value) };
  if (kind === "status")
    return { ...none, status: STATUS_WORDS.find(([status]) => status === value)?.[0] ?? null };
  const carrier = catalog.find(({ carrierNo }) => String(carrierNo) === value);
  return { ...none, carrierNo: carrier?.carrierNo ?? null, carrier: carrier?.name ?? null };
}

/** "Property + Casualty", "Suspended", "Northgate Mutual" */
export function meaningWords(kind: WordKind, meaning: Meaning): string {
  if (kind === "carrier") return meaning.carrier ?? NO_CARRIER.label;
  return (
    choicesOf(kind, []).find(({ value }) => value === choiceOf(kind, meaning))?.label ??
    linesWords(meaning.lines)
  );
}
