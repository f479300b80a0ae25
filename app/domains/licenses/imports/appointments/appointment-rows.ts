/** A row of a list of appointments: what it says of one agent and one carrier. Pure. */
import type { DateOrder } from "../file/date-order.ts";
import { BadCell, bad, type Cell, dayOf, isState, npnOf, numberOf } from "../rows/cells.ts";
import { foldWord, type KnownWords, NO_WORDS, WORD_CHARACTERS } from "../rows/known-words.ts";
import { isEnding, type ReadStatus, readStatus } from "../rows/list-statuses.ts";
import type { AppointmentFacts, AppointmentTerm, StagedRow } from "../types.ts";

export type AppointmentRow = StagedRow & { facts: AppointmentFacts };

/** An appointment, of all rows about it. Days as `YYYY-MM-DD`. */
export type Appointed = Pick<AppointmentTerm, "status" | "since" | "until"> & { linesLabel: string };

export const isAppointmentRow = (row: StagedRow): row is AppointmentRow => "carrier" in row.facts;

/** Lines of one carrier that a list may name one by one. */
const MOST_TERMS = 60;
const LABEL_CHARACTERS = 200;

const NAIC = /^NAIC (\d{1,6})\b/;

/** As a carrier is compared and remembered: by its NAIC code where the list has it, else by its name. */
export const carrierWord = (written: string): string => {
  const code = NAIC.exec(written)?.[1];
  return code === undefined ? foldWord(written) : `naic${code}`;
};

/** Reads a row. Throws `BadCell` for one that names no agent or no carrier, and for a date that isn't one. */
export function readAppointment(
  cell: Cell,
  rowNo: number,
  {
    stateCode: code,
    stateName = null,
    dateOrder = "month-first",
  }: { stateCode: string | null; stateName?: string | null; dateOrder?: DateOrder },
): AppointmentRow {
  const stateCode = code ?? "";
  const of = cell("licenseState") ?? "";
  if (of !== "" && !isState(of, stateCode, stateName))
    throw new BadCell(`The appointment is in “${of.slice(0, 40)}”, and this is a list of ${stateCode}.`);
  const npn = cell("npn") ? npnOf(cell) : "";
  const number = cell("number") ? numberOf(cell("number")) : null;
  if (npn === "" && number === null) throw new BadCell("The row names no agent.");
  const carrierName = (cell("carrier") ?? "").replace(/\s+/g, " ").slice(0, WORD_CHARACTERS);
  const naic = naicOf(cell("naic") ?? "");
  if (carrierName === "" && naic === null) throw new BadCell("The row names no carrier.");
  const carrier = [naic === null ? "" : `NAIC ${naic}`, carrierName].filter((part) => part !== "").join(", ");
  const { status, word } = readAppointmentStatus(cell("status"));
  const day = (field: string, label: string) => {
    const text = cell(field) ?? "";
    if (text === "") return null;
    try {
      return dayOf(text, label, dateOrder);
    } catch (error) {
      // That an appointment is over counts, whatever its dates look like.
      if (error instanceof BadCell && isEnding(status)) return null;
      throw error;
    }
  };
  const term: AppointmentTerm = {
    label: (cell("lines") ?? "").slice(0, LABEL_CHARACTERS),
    status,
    ...(word !== null && { statusWord: word }),
    since: day("since", "first day"),
    until: day("until", "last day"),
  };
  return {
    rowNo,
    key: `${npn === "" ? `license ${number}` : npn} ${carrierWord(carrier)}`,
    npn,
    lines: 0,
    stateLabel: term.label,
    facts: { carrier: carrier.slice(0, WORD_CHARACTERS), carrierName, number, terms: [term] },
  };
}

/** "19232", and "1923" of a spreadsheet that took the zero; null for an empty cell and for zeros alone. */
function naicOf(text: string): string | null {
  if (/^0*$/.test(text)) return null;
  if (!/^\d{1,6}$/.test(text)) throw bad("NAIC code", text, "isn’t up to six digits");
  return text.replace(/^0+/, "").padStart(5, "0");
}

/** Of a list of appointments, "Appointed" is one word more for what is in force. */
function readAppointmentStatus(cell: string | null, words: KnownWords = NO_WORDS): ReadStatus {
  return /^(?:currently )?appointed$/i.test(cell ?? "")
    ? { status: "active", word: null, known: true }
    : readStatus(cell, words);
}

/** Adds what a row says to what earlier rows said of the same agent and carrier. */
export function addTerm(
  known: AppointmentRow,
  row: AppointmentRow,
): { row: StagedRow } | { problem: string } {
  // One NPN may have several licenses in a state.
  const number = known.facts.number ?? row.facts.number;
  const said = known.facts.terms.map((term) => JSON.stringify(term));
  const added = row.facts.terms.filter((term) => !said.includes(JSON.stringify(term)));
  if (known.facts.terms.length + added.length > MOST_TERMS)
    return { problem: `The list has this appointment more than ${MOST_TERMS} times.` };
  return { row: { ...known, facts: { ...known.facts, number, terms: [...known.facts.terms, ...added] } } };
}

/** What the rows come to with what admins said of statuses, and the statuses that nobody has said anything about. */
export function joinAppointment(
  terms: readonly AppointmentTerm[],
  today: string,
  words: KnownWords,
): Appointed & { unknownStatuses: string[] } {
  const unknownStatuses: string[] = [];
  const read = terms.map((term) => {
    if (term.statusWord === undefined) return term;
    const { status, known } = readStatus(term.statusWord, words);
    if (!known) unknownStatuses.push(term.statusWord);
    return { ...term, status };
  });
  const holding = read.filter((term) => isInForce(term, today));
  const counted = holding.length > 0 ? holding : read;
  const [first] = counted;
  const days = (field: "since" | "until") => counted.flatMap((term) => term[field] ?? []).sort();
  const labels = [...new Set(counted.map(({ label }) => label).filter((label) => label !== ""))];
  return {
    status: holding.length > 0 ? "active" : (first?.status ?? "unconfirmed"),
    linesLabel: labels.join("; ").slice(0, LABEL_CHARACTERS),
    since: days("since")[0] ?? null,
    // One line without an end, and there is none.
    until: counted.some(({ until }) => until === null) ? null : (days("until").at(-1) ?? null),
    unknownStatuses,
  };
}

/** Whether it holds on a day, as far as its list says. */
export const isInForce = ({ status, until }: Pick<Appointed, "status" | "until">, day: string): boolean =>
  status === "active" && (until === null || until >= day);
