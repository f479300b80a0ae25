/** A staged row read again, after admins said what its words mean. Pure. */
import type { ListedTerm, StagedRow, StateFacts } from "../types.ts";
import { joinWords, type KnownWords } from "./known-words.ts";
import { readLines } from "./list-lines.ts";
import { readStatus } from "./list-statuses.ts";

type StateRow = StagedRow & { facts: StateFacts };
type Read = Pick<ListedTerm, "lines" | "stateLabel" | "status" | "statusWord" | "sellsNothing">;

/** A label of this length was cut, so what it said behind that isn't known anymore. */
const CUT = 200;

/** The row as it would be staged now. Of a label that was cut, only what it covers is added to. */
export function rereadRow(row: StateRow, stateCode: string, words: KnownWords): StateRow {
  const unknown: string[] = [];
  const unknownStatuses: string[] = [];
  const reread = <T extends Read>(term: T): T => {
    const read = readLines(term.stateLabel, stateCode, words);
    if (!term.sellsNothing) unknown.push(...read.unknown);
    const status = term.statusWord === undefined ? null : readStatus(term.statusWord, words);
    if (status !== null && !status.known && status.word !== null) unknownStatuses.push(status.word);
    return {
      ...term,
      lines: term.sellsNothing ? 0 : term.stateLabel.length < CUT ? read.lines : term.lines | read.lines,
      status: status?.status ?? term.status,
    };
  };
  const { facts } = row;
  if (facts.terms !== undefined) {
    const terms = facts.terms.map(reread);
    return {
      ...row,
      lines: terms.reduce((mask, { lines }) => mask | lines, 0),
      facts: { ...facts, terms, unknownLines: joinWords(unknown), unknownStatus: unknownStatuses[0] ?? null },
    };
  }
  const { statusWord, sellsNothing } = facts;
  const { lines, status } = reread({
    lines: row.lines,
    stateLabel: row.stateLabel,
    status: facts.status,
    ...(statusWord !== undefined && { statusWord }),
    ...(sellsNothing && { sellsNothing }),
  });
  return {
    ...row,
    lines,
    facts: { ...facts, status, unknownLines: joinWords(unknown), unknownStatus: unknownStatuses[0] ?? null },
  };
}
