/** One license in several rows, each with a line of authority and perhaps with dates and a status of its own. Pure. */
import { formatDay } from "#app/platform/time/dates.ts";
import { NO_END, type RecordedStatus } from "../../types.ts";
import type { ListedTerm, StagedRow, StateFacts } from "../types.ts";
import { joinWords } from "./known-words.ts";

/** The worst first: what is said of a license none of whose lines is in force. */
const WORST: readonly RecordedStatus[] = [
  "revoked",
  "suspended",
  "canceled",
  "surrendered",
  "inactive",
  "expired",
  "unconfirmed",
  "active",
];

const termOf = ({
  lines,
  stateLabel,
  facts,
}: {
  lines: number;
  stateLabel: string;
  facts: StateFacts;
}): ListedTerm => ({
  lines,
  stateLabel,
  status: facts.status,
  effectiveOn: facts.effectiveOn,
  expiresOn: facts.expiresOn,
  ...(facts.statusWord !== undefined && { statusWord: facts.statusWord }),
  ...(facts.sellsNothing && { sellsNothing: true as const }),
});

const isSameTerm = (one: ListedTerm, other: ListedTerm): boolean =>
  one.status === other.status &&
  one.statusWord === other.statusWord &&
  one.sellsNothing === other.sellsNothing &&
  one.effectiveOn === other.effectiveOn &&
  one.expiresOn === other.expiresOn;

const uniteLabels = (...labels: string[]): string =>
  [...new Set(labels.flatMap((label) => label.split("; ")))].filter((label) => label !== "").join("; ");

/**
 * Adds a row to what earlier rows said of the same license. A line that has two different terms in the file is a
 * contradiction, and the later row is refused.
 */
export function addRow(
  known: StagedRow & { facts: StateFacts },
  row: StagedRow & { facts: StateFacts },
): StagedRow | { problem: string } {
  const own = termOf(row);
  const terms = known.facts.terms ?? [termOf(known)];
  const contradicts = terms.some(
    (term) =>
      !isSameTerm(term, own) &&
      !term.sellsNothing &&
      !own.sellsNothing &&
      ((term.lines & own.lines) !== 0 || term.stateLabel === own.stateLabel),
  );
  if (known.npn !== row.npn || contradicts)
    return { problem: `Row ${known.rowNo} says something else of the same license.` };
  const same = terms.find((term) => isSameTerm(term, own));
  const all =
    same === undefined
      ? [...terms, own]
      : terms.map((term) =>
          term === same
            ? {
                ...term,
                lines: term.lines | own.lines,
                stateLabel: uniteLabels(term.stateLabel, own.stateLabel),
              }
            : term,
        );
  const [unknownLines, unknownStatus] = [
    uniteLabels(known.facts.unknownLines ?? "", row.facts.unknownLines ?? ""),
    known.facts.unknownStatus ?? row.facts.unknownStatus,
  ];
  // A person may adjust claims and sell under one number: the class that sells names the license.
  const { sellsNothing, ...facts } = known.facts;
  const left = known.facts.left ?? row.facts.left;
  const stays = sellsNothing && row.facts.sellsNothing;
  return {
    ...known,
    lines: known.lines | row.lines,
    stateLabel: uniteLabels(known.stateLabel, row.stateLabel).slice(0, 200),
    facts: {
      ...facts,
      ...(left !== undefined && { left }),
      ...(stays && { sellsNothing }),
      licenseClass:
        sellsNothing && !row.facts.sellsNothing ? row.facts.licenseClass : known.facts.licenseClass,
      unknownLines: joinWords(unknownLines.split("; ")),
      unknownStatus,
      ...(all.length > 1 && { terms: all }),
    },
  };
}

const isOver = ({ status, expiresOn }: ListedTerm, today: string) =>
  status !== "active" || (expiresOn ?? NO_END) < today;

/**
 * What the rows of one license come to on a day: the lines in force, each from its own day, until the first of their ends.
 * A line that begins later isn't counted until a list is read after that day. With none in force, the worst status of all.
 */
export function joinTerms(row: StagedRow & { facts: StateFacts }, today: string): ListedTerm {
  const { terms } = row.facts;
  if (terms === undefined) return termOf(row);
  const current = terms.filter((term) => !isOver(term, today));
  const begun = current.filter(({ effectiveOn }) => effectiveOn === null || effectiveOn <= today);
  const counted = begun.length > 0 ? begun : current.length > 0 ? earliest(current) : terms;
  // A line that covers nothing here neither begins nor ends the others.
  const covering = counted.filter(({ lines }) => lines !== 0);
  const dated = covering.length > 0 ? covering : counted;
  const days = dated.map(({ effectiveOn }) => effectiveOn).filter((day) => day !== null);
  const ends = dated.map(({ expiresOn }) => expiresOn).filter((day) => day !== null);
  const differ = new Set(counted.map(({ effectiveOn }) => effectiveOn)).size > 1;
  return {
    lines: counted.reduce((mask, term) => mask | term.lines, 0),
    stateLabel: counted
      .map(({ stateLabel, effectiveOn }) =>
        differ && effectiveOn !== null && stateLabel !== ""
          ? `${stateLabel} (from ${formatDay(effectiveOn)})`
          : stateLabel,
      )
      .filter((label) => label !== "")
      .join("; ")
      .slice(0, 200),
    status: WORST.find((status) => counted.some((term) => term.status === status)) ?? "unconfirmed",
    effectiveOn: days.sort()[0] ?? null,
    expiresOn: ends.sort()[0] ?? null,
  };
}

/** The terms that begin first. */
function earliest(terms: readonly ListedTerm[]): ListedTerm[] {
  const first = terms.map(({ effectiveOn }) => effectiveOn ?? "").sort()[0];
  return terms.filter(({ effectiveOn }) => (effectiveOn ?? "") === first);
}
