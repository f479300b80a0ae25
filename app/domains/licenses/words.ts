/** Licenses in words. */
import { formatDay } from "#app/platform/time/dates.ts";
import type { CHANGE_CAUSES } from "#db/lists.ts";
import { LINE_LABELS, linesOf } from "./lines.ts";
import { type EvidenceSource, type LicenseFacts, type LicenseStatus, NO_END } from "./types.ts";

export const STATUS_WORDS: Readonly<Record<LicenseStatus, string>> = {
  active: "Active",
  "not-yet-effective": "Not yet effective",
  lapsed: "Expired",
  inactive: "Inactive",
  canceled: "Canceled",
  surrendered: "Surrendered",
  suspended: "Suspended",
  revoked: "Revoked",
  unconfirmed: "Not confirmed",
};

/** "May 31, 2027"; "no end date" for a license whose list names none. */
export const formatLastDay = (expiresOn: string): string =>
  expiresOn === NO_END ? "no end date" : formatDay(expiresOn);

/** Where a license was last checked; a day follows. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceSource, string>> = {
  "state-list": "State list,",
  "federal-list": "Federal list,",
  document: "Document checked",
  admin: "Checked with the state",
};

/** "Life; Property"; "None" for none. */
export function linesWords(lines: number): string {
  const held = linesOf(lines).map((field) => LINE_LABELS[field]);
  return held.length === 0 ? "None" : held.join("; ");
}

const CAUSES: Readonly<Record<(typeof CHANGE_CAUSES)[number], string>> = {
  import: "Read in a list",
  undo: "A list was taken back",
  document: "Your document was accepted",
  date: "By its dates",
  decision: "A row of a list wasn’t about it",
};

/** A recorded status within a sentence: "Your Texas license is revoked". */
export const recordedWords = (status: string): string =>
  status === "unconfirmed" ? "not confirmed" : status;

/** What may change, as an agent reads it; the rest of a change says nothing to them. */
const PARTS: Readonly<Record<string, (value: unknown) => string>> = {
  status: (value) => `status ${recordedWords(String(value))}`,
  expiresOn: (value) => (value === NO_END ? "no end date" : `ends ${formatDay(String(value))}`),
  effectiveOn: (value) => `begins ${formatDay(String(value))}`,
  lines: (value) => `lines ${linesWords(Number(value))}`,
  evidenceReadOn: (value) => `checked ${formatDay(String(value))}`,
};

type Change = { cause: (typeof CHANGE_CAUSES)[number]; before: string | null; after: string | null };

/** "Read in a list: ends May 31, 2029 (before: ends Jun 2, 2028)". */
export function changeWords({ cause, before, after }: Change): string {
  const was = partsIn(before);
  const is = partsIn(after);
  if (before === null) return `${CAUSES[cause]}: added`;
  if (is.length === 0) return cause === "date" ? `${CAUSES[cause]}: began` : CAUSES[cause];
  return `${CAUSES[cause]}: ${is.join(", ")} (before: ${was.join(", ")})`;
}

function partsIn(json: string | null): string[] {
  const parts: unknown = json === null ? {} : JSON.parse(json);
  if (typeof parts !== "object" || parts === null) return [];
  return Object.entries(parts).flatMap(([key, value]) => PARTS[key]?.(value) ?? []);
}

/** One thing that a license says otherwise than before, as an admin reads it. */
export type FactChange = { what: string; was: string; is: string };

type Told = Pick<
  LicenseFacts,
  "status" | "expiresOn" | "effectiveOn" | "lines" | "licenseClass" | "resident"
>;

/** What differs between two readings of a license, in words: `Ends`, `May 31, 2027`, `May 31, 2029`. */
export function factChanges(before: Told, after: Told): FactChange[] {
  const said = (facts: Told) => [
    { what: "Status", words: recordedWords(facts.status) },
    { what: "Begins", words: formatDay(facts.effectiveOn) },
    { what: "Ends", words: formatLastDay(facts.expiresOn) },
    { what: "Lines", words: linesWords(facts.lines) },
    { what: "Class", words: facts.licenseClass },
    { what: "Resident", words: facts.resident ? "yes" : "no" },
  ];
  const now = said(after);
  return said(before).flatMap(({ what, words }, at) => {
    const is = now[at]?.words ?? "";
    return is === words ? [] : [{ what, was: words, is }];
  });
}
