/** Lists of licenses, as the import and its pages use them. */
import type { IMPORT_PHASES, LICENSE_LISTS, LIST_CASE_KINDS, ROW_OUTCOMES } from "#db/lists.ts";
import type { RecordedStatus } from "../types.ts";

export type ListKind = (typeof LICENSE_LISTS)[number];
export type ImportPhase = (typeof IMPORT_PHASES)[number];
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
/** What an admin decides about a row. */
export type ListCaseKind = (typeof LIST_CASE_KINDS)[number];

/** What a status may say of the person, besides the license. */
export type LeftStatus = "deceased" | "retired";

/** How a row wrote its term, where that is needed to read it again. */
export type WrittenTerm = {
  /** Its status, where no table has the word. */
  statusWord?: string;
  /** Its class sells nothing to the public, so its lines count for nothing. */
  sellsNothing?: true;
};

/** What one row says of the term of a license: lists with a row for each line give each line its own. */
export type ListedTerm = WrittenTerm & {
  lines: number;
  stateLabel: string;
  status: RecordedStatus;
  /** Null: the list doesn't say. */
  effectiveOn: string | null;
  expiresOn: string | null;
};

/** What a row of a state's list says, besides its number, NPN, lines, and label. Null: the list doesn't say. */
export type StateFacts = WrittenTerm & {
  /** The row has none: it is matched by its number, and makes no profile. */
  withoutNpn?: true;
  name: string | null;
  /** As people write it; null for what is no person's name. */
  firstName: string | null;
  lastName: string | null;
  status: RecordedStatus;
  effectiveOn: string | null;
  expiresOn: string | null;
  licenseClass: string | null;
  resident: boolean | null;
  /** Its status says that the person died or retired: an admin is asked, for two people may have one name. */
  left?: LeftStatus;
  /** Labels of lines and a status that no table knows, joined by `; `. */
  unknownLines: string | null;
  unknownStatus: string | null;
  /** E.164. */
  phone: string | null;
  street: string | null;
  city: string | null;
  addressState: string | null;
  zip: string | null;
  /** Where rows of one license differ in their terms, all of them. */
  terms?: ListedTerm[];
};

/** What the federal list says of an NPN. */
export type FederalFacts = {
  planYear: number;
  completedOn: string | null;
  endsOn: string | null;
  valid: boolean;
};

/** A producer whom a list names with an agency; one of NPN and license number at least. */
export type ListedMember = {
  npn: string | null;
  number: string | null;
  since: string | null;
  until: string | null;
};

/** What a row of a state's list of agencies says, besides the agency's license number and NPN. */
export type AgencyFacts = {
  agency: string;
  status: RecordedStatus;
  /** E.164. */
  phone: string | null;
  street: string | null;
  city: string | null;
  addressState: string | null;
  zip: string | null;
  members: ListedMember[];
};

/** What one row says of an appointment: lists with a row for each line give each line its own. */
export type AppointmentTerm = {
  /** What it covers, in the list's own words; empty where it doesn't say. */
  label: string;
  status: RecordedStatus;
  /** Its status, where no table has the word. */
  statusWord?: string;
  since: string | null;
  until: string | null;
};

/** What a row of a state's list of appointments says, besides the agent's NPN. */
export type AppointmentFacts = {
  /** As admins see it: "NAIC 19232, Northgate Mutual", or the name alone. */
  carrier: string;
  /** Its name as the list has it; empty where it has none. */
  carrierName: string;
  /** The agent's license number in the state; null where the list has none. */
  number: string | null;
  terms: AppointmentTerm[];
};

/** A row between reading and writing. */
export type StagedRow = {
  rowNo: number;
  key: string;
  /** Empty where a row of a state's list has none. */
  npn: string;
  /** 0 with an empty label where the list has no column of lines. */
  lines: number;
  stateLabel: string;
  facts: StateFacts | FederalFacts | AgencyFacts | AppointmentFacts;
};

/** Where the file comes from; opened again wherever reading goes on, behind so many bytes. */
export type ListSource = {
  open(offset: number): ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
};

export type ImportCounts = {
  rowsRead: number;
  created: number;
  unplaced: number;
  added: number;
  changed: number;
  ended: number;
  confirmed: number;
  /** Agents whose office is elsewhere. */
  moved: number;
  unchanged: number;
  unlisted: number;
  unmatched: number;
  /** Of a list of appointments, rows about carriers that the catalog doesn't have. */
  uncataloged: number;
  rejected: number;
  /** Licenses that it puts in question. */
  questioned: number;
  applied: number;
  restored: number;
  skipped: number;
  removedAgents: number;
  skippedAgents: number;
};

/** How many rows have a label of a line, a status, or a carrier that we don't know. */
export type UnknownWords = {
  lines: Record<string, number>;
  statuses: Record<string, number>;
  carriers: Record<string, number>;
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
  /** Whether the cron continues it. */
  runs: boolean;
  /** Why it stopped; empty if it didn't. */
  stopped: string;
  startedBy: string | null;
  startedAt: number;
  appliedAt: number | null;
  undoneAt: number | null;
};

/** Told after each batch: the phase and how many rows of it are done. */
export type OnProgress = (phase: ImportPhase, done: number) => void;
