/** Words for imports. */
import { fieldsOf } from "#app/domains/licenses/imports/file/columns.ts";
import { CHOSEN } from "#app/domains/licenses/imports/layouts/origins.ts";
import { readyLayoutNamed } from "#app/domains/licenses/imports/layouts/ready-layouts.ts";
import type { ImportPhase, ImportState, ListKind, RowOutcome } from "#app/domains/licenses/imports/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { readersDay } from "#app/platform/time/reader-time.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const LIST_WORDS = {
  state: "State list",
  federal: "Federal marketplace list",
  agencies: "State list of agencies",
  appointments: "State list of appointments",
} as const;

export const importTitle = ({
  list,
  stateCode,
  importNo,
}: Pick<ImportState, "list" | "stateCode" | "importNo">): string =>
  `${LIST_WORDS[list]}${stateCode === null ? "" : `, ${stateCode}`} (no. ${importNo})`;

export const PHASE_WORDS: Readonly<Record<ImportPhase, string>> = {
  reading: "Being read",
  comparing: "Being compared",
  checking: "Checking which licenses the unread rows are about",
  compared: "Compared, nothing written",
  applying: "Being applied",
  marking: "Licenses are put in question",
  applied: "Applied",
  undoing: "Being undone",
  undone: "Undone",
};

export type PhaseFacts = Pick<ImportState, "phase" | "runs" | "cursor" | "fileId" | "rowsRead">;

/** Whether an admin still has to confirm its columns. */
export const waitsForColumns = ({ phase, runs, fileId, rowsRead }: PhaseFacts): boolean =>
  phase === "reading" && !runs && rowsRead === 0 && fileId !== null;

/** Whether it has more steps to take. */
export const isUnderWay = (state: PhaseFacts): boolean =>
  ["reading", "comparing", "checking", "applying", "marking", "undoing"].includes(state.phase) &&
  !waitsForColumns(state);

export function phaseWords(state: PhaseFacts): string {
  if (waitsForColumns(state)) return "Waits for its columns";
  return `${PHASE_WORDS[state.phase]}${isUnderWay(state) && !state.runs ? ", paused" : ""}`;
}

export const OUTCOME_WORDS: Readonly<Record<RowOutcome, string>> = {
  created: "Add an agent",
  added: "Add a license",
  changed: "Change a license",
  ended: "End a license",
  confirmed: "Confirm a license",
  moved: "Move an agent",
  unchanged: "Say nothing new",
  unplaced: "New, but without a place or an NPN",
  unlisted: "Not listed by request",
  unmatched: "Not for this directory",
  uncataloged: "About a carrier we don’t have",
};

const APPOINTMENT_OUTCOMES: Partial<typeof OUTCOME_WORDS> = {
  added: "Add an appointment",
  changed: "Change an appointment",
  ended: "End an appointment",
  confirmed: "Confirm an appointment",
  unmatched: "About an agent we don’t have",
};

const AGENCY_OUTCOMES: Partial<typeof OUTCOME_WORDS> = {
  created: "Add an agency",
  unplaced: "New, but without a place",
  added: "Add an agency’s license",
  changed: "Change an agency",
  ended: "End an agency’s license",
  confirmed: "Confirm an agency",
  moved: "Move an agency",
};

const OWN_WORDS: Partial<Record<ListKind, Partial<typeof OUTCOME_WORDS>>> = {
  agencies: AGENCY_OUTCOMES,
  appointments: APPOINTMENT_OUTCOMES,
};

/** What a row of this kind of list comes to. */
export const outcomeWords = (list: ListKind, outcome: RowOutcome): string =>
  OWN_WORDS[list]?.[outcome] ?? OUTCOME_WORDS[outcome];

const NEVER_OF_APPOINTMENTS: readonly RowOutcome[] = ["created", "unplaced", "moved"];

/** Whether a row of this kind of list can come to that. */
export const canBe = (list: ListKind, outcome: RowOutcome): boolean =>
  list === "appointments" ? !NEVER_OF_APPOINTMENTS.includes(outcome) : outcome !== "uncataloged";

export const ACT_WORDS: Readonly<Record<string, string>> = {
  "import.start": "Began to read it",
  "import.export": "Took its rejected rows as a file",
  "import.word": "Said what a word of it means",
  "import.compare": "Compared it again",
  "import.apply": "Applied it",
  "import.place": "Placed a new agent",
  "import.undo": "Undid it",
};

export const fieldWords = (list: ListKind) =>
  fieldsOf(list).map(({ field, label }) => ({
    field,
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
  }));

/** Licenses that the import writes. */
export const writesOf = ({
  created,
  added,
  changed,
  ended,
  confirmed,
  moved,
  questioned,
}: ImportState): number => created + added + changed + ended + confirmed + moved + questioned;

/** "1,204 of 3,000 rows" of the phase that is under way. */
export function progressOf(state: ImportState): { done: number; all: number; words: string } {
  const { phase, cursor, rowsRead, applied, restored, skipped } = state;
  if (phase === "applying") {
    const all = writesOf(state);
    return { done: applied, all, words: `${formatCount(applied)} of ${formatCount(all)} licenses written` };
  }
  if (phase === "undoing") {
    const done = restored + skipped;
    return { done, all: applied, words: `${formatCount(done)} of ${formatCount(applied)} looked at` };
  }
  if (phase === "checking" || phase === "marking") {
    const all = phase === "checking" ? state.rejected : state.questioned;
    return { done: 0, all: 0, words: `${formatCount(all)} to go through` };
  }
  if (phase === "comparing")
    return {
      done: cursor,
      all: rowsRead,
      words: `${formatCount(cursor)} of ${formatCount(rowsRead)} rows compared`,
    };
  return { done: rowsRead, all: 0, words: `${formatCount(rowsRead)} rows read` };
}

export const WORD_KIND_WORDS = { line: "Line of authority", status: "Status", carrier: "Carrier" } as const;

/** Why the columns of a list are as they are: chosen before for the same headings, or a layout that is known. */
export function originWords(origin: string, remembered: { at: number; by: string | null } | null): string {
  if (remembered !== null && origin === CHOSEN)
    return `Read as on ${formatDay(readersDay(remembered.at))} by ${remembered.by ?? "a deleted account"}.`;
  return `Read as ${readyLayoutNamed(origin) ?? "chosen before"}.`;
}
