/** A row of a list of agencies: one for each of them, or one for each producer of each. Pure. */
import type { AgencyFacts, ListedMember, StagedRow } from "../types.ts";

type AgencyRow = StagedRow & { facts: AgencyFacts };

/** Producers of one agency that a list may name. */
const MOST_MEMBERS = 5_000;

const keyOf = ({ npn, number }: ListedMember) => `${npn ?? ""} ${number ?? ""}`;

/** Adds the producers of a row to those of earlier rows of the same agency. */
export function addMembers(known: AgencyRow, row: AgencyRow): { row: StagedRow } | { problem: string } {
  const { members } = known.facts;
  if (
    known.npn !== row.npn ||
    known.facts.agency !== row.facts.agency ||
    known.facts.status !== row.facts.status
  )
    return { problem: `Row ${known.rowNo} says something else of the same agency.` };
  const names = new Set(members.map(keyOf));
  const added = row.facts.members.filter((one) => !names.has(keyOf(one)));
  if (members.length + added.length > MOST_MEMBERS)
    return { problem: `The agency has more than ${MOST_MEMBERS} producers.` };
  return { row: { ...known, facts: { ...known.facts, members: [...members, ...added] } } };
}
