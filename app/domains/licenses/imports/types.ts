/** Lists of licenses, as the import and whoever shows it speak of them. */
import type { IMPORT_PHASES, LICENSE_LISTS, ROW_OUTCOMES } from "#db/lists.ts";
import type { RecordedStatus } from "../types.ts";

export type ListKind = (typeof LICENSE_LISTS)[number];
export type ImportPhase = (typeof IMPORT_PHASES)[number];
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What a row of a state's list says, besides its number, NPN, lines and label. Null: the list has no such column. */
export type StateFacts = {
  name: string | null;
  status: RecordedStatus;
  effectiveOn: string | null;
  expiresOn: string;
  licenseClass: string | null;
  resident: boolean | null;
};

/** What the federal list says of an NPN. */
export type FederalFacts = {
  planYear: number;
  completedOn: string | null;
  endsOn: string | null;
  valid: boolean;
};

/** A row between reading and writing. */
export type StagedRow = {
  rowNo: number;
  key: string;
  npn: string;
  /** Null: the list has no column of lines. Kept as 0 with an empty label. */
  lines: number;
  stateLabel: string;
  facts: StateFacts | FederalFacts;
};

/** Where the file comes from; opened anew wherever reading goes on, behind so many bytes. */
export type ListSource = {
  open(offset: number): ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
};

export type ImportCounts = {
  rowsRead: number;
  added: number;
  changed: number;
  confirmed: number;
  unchanged: number;
  unmatched: number;
  rejected: number;
  applied: number;
  restored: number;
  skipped: number;
};

export type ImportState = ImportCounts & {
  importNo: number;
  list: ListKind;
  stateCode: string | null;
  readOn: string;
  phase: ImportPhase;
  cursor: number;
  fileBytes: number;
  /** Where it was brought by a page. */
  fileId: string | null;
  /** Whether the clock goes on with it. */
  runs: boolean;
  /** Why it doesn’t, where something keeps it. */
  stopped: string;
  startedBy: string | null;
  startedAt: number;
  appliedAt: number | null;
  undoneAt: number | null;
};

/** Told after each batch: the phase and how many rows of it are done. */
export type OnProgress = (phase: ImportPhase, done: number) => void;
