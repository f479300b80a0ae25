/** A batch of rows compared with the directory as it is now: for the dry run, and again when they are written. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { stateDay } from "../../state-day.ts";
import type { HeldLicense } from "../../types.ts";
import type { PlacedRow } from "../agents/moves.server.ts";
import type { Newcomer } from "../agents/new-agents.server.ts";
import { type FoundPlaces, findPlaces } from "../agents/places.server.ts";
import type { Import } from "../import-rows.server.ts";
import { joinTerms } from "../rows/list-terms.ts";
import type { StagedRow, StateFacts } from "../types.ts";
import { type Found, findCandidates } from "./candidates.server.ts";
import {
  type Compared,
  compareFederalRow,
  compareStateRow,
  contradictedBy,
  isNewer,
  type MatchedAgent,
  makesProfile,
  matchAgent,
  type Questioned,
  type StateList,
} from "./compare.ts";

export type RowResult = { row: StagedRow } & (
  | { kind: "rejected"; problem: string; questions: Questioned[] }
  | { kind: "unmatched" }
  /** They asked not to be listed. */
  | { kind: "unlisted" }
  | { kind: "unplaced" }
  | { kind: "federal"; agent: MatchedAgent; outcome: Compared["outcome"]; matchedOn: string | null }
  /** `newcomer` is set in the row that makes a profile. Its agent has a number below zero until then. */
  | ({ kind: "license"; agent: MatchedAgent; newcomer: Newcomer | null; questions: Questioned[] } & Compared)
);

/** What the list says of itself, for each of its rows. */
export const listOf = (
  { clock }: Pick<AppContext, "clock">,
  { stateCode, readOn, layout }: Pick<Import, "stateCode" | "readOn" | "layout">,
): StateList => ({
  stateCode: stateCode ?? "",
  readOn,
  today: stateDay(stateCode ?? "", clock.now()),
  hasLines: "lines" in layout.columns,
});

/** Reads who the rows may be about, and the places that the list has them at. Two round trips at most. */
export async function findForRows(
  context: Pick<AppContext, "db">,
  { stateCode }: Pick<Import, "stateCode">,
  rows: readonly StagedRow[],
): Promise<{ found: Found; places: FoundPlaces }> {
  const found = await findCandidates(context, stateCode, rows);
  const addresses = rows.flatMap((row) => {
    const { byNpn, byNumber } = found.of(row);
    if (!isStateRow(row)) return [];
    // Those who are where the list has them need no place.
    return [...byNpn, ...byNumber].some(({ office }) => office?.zip === row.facts.zip) ? [] : [row.facts];
  });
  return { found, places: await findPlaces(context, addresses) };
}

const isStateRow = (row: StagedRow): row is StagedRow & { facts: StateFacts } => "name" in row.facts;

/** Compares rows in the order of the file: a second license of somebody new is added to the profile the first one makes. */
export function compareRows(
  rows: readonly StagedRow[],
  { found, places }: { found: Found; places: FoundPlaces },
  held: ReadonlyMap<string, HeldLicense>,
  list: StateList,
): RowResult[] {
  return rows.map((row): RowResult => {
    if (found.isNotListed(row)) return { row, kind: "unlisted" };
    const agent = matchAgent(row, found.of(row));
    if (agent !== null && "problem" in agent) {
      const questions = isStateRow(row) ? contradictedBy(row, found.of(row), held, list) : [];
      return { row, kind: "rejected", ...agent, questions };
    }
    if (!isStateRow(row)) {
      if (agent === null || !("planYear" in row.facts)) return { row, kind: "unmatched" };
      return { row, kind: "federal", agent, ...compareFederalRow(row.facts, agent, list.readOn) };
    }
    if (agent !== null) {
      const license = held.get(`${agent.agentNo} ${row.key}`) ?? null;
      // Somebody else who has this number in the state.
      const others = found.of(row).byNumber.filter(({ agentNo }) => agentNo !== agent.agentNo);
      const questions = contradictedBy(row, { byNpn: [], byNumber: others }, held, list);
      return {
        row,
        kind: "license",
        agent,
        newcomer: null,
        questions,
        ...compareStateRow(row, agent, license, list),
      };
    }
    if (!makesProfile(row, list)) return { row, kind: "unmatched" };
    const place = places(row.facts);
    if ("problem" in place) return { row, kind: "unplaced" };
    const stranger = strangerOf(row, place.stateCode);
    found.add(stranger);
    const since = joinTerms(row, list.today).effectiveOn ?? list.readOn;
    const newcomer = { row, place, sinceYear: Number(since.slice(0, 4)) };
    return {
      row,
      kind: "license",
      agent: stranger,
      newcomer,
      questions: [],
      ...compareStateRow(row, stranger, null, list),
    };
  });
}

/** The rows of these that say where somebody is who was here before, none of an older list. */
export const placedRows = (results: readonly RowResult[], { readOn }: StateList): PlacedRow[] =>
  results.flatMap((one) => {
    if (one.kind !== "license" || one.newcomer !== null || !isStateRow(one.row)) return [];
    const { row, agent, license, after, outcome } = one;
    if (license !== null && isNewer(license, readOn)) return [];
    return [
      { row, agent, license, after, revision: (license?.revision ?? 0) + Number(outcome !== "unchanged") },
    ];
  });

const strangerOf = (
  { rowNo, npn, facts }: { rowNo: number; npn: string; facts: Pick<StateFacts, "firstName" | "lastName"> },
  homeState: string,
): MatchedAgent => ({
  agentNo: -rowNo,
  npn,
  firstName: facts.firstName ?? "",
  lastName: facts.lastName ?? "",
  homeState,
  matchedOn: null,
});

/** Counts those for whom an earlier row of the same import is going to make a profile. One round trip. */
export async function addEarlierNewcomers(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  found: Found,
  rows: readonly StagedRow[],
): Promise<void> {
  const unknown = rows.filter((row) => row.npn !== "" && found.of(row).byNpn.length === 0);
  const npns = [...new Set(unknown.map(({ npn }) => npn))];
  if (npns.length === 0) return;
  const [earlier] = await db.batch([
    rowsOf(
      db,
      "people whom an import makes profiles for",
      { npn: text, firstName: nullable(text), lastName: nullable(text) },
      sql`SELECT r.npn, r.facts->>'firstName' firstName, r.facts->>'lastName' lastName
        FROM json_each(${JSON.stringify(npns)}) j CROSS JOIN license_import_rows r
        WHERE r.import_no = ${importNo} AND r.npn = j.value AND r.outcome = 'created' LIMIT ${npns.length}`,
    ),
  ]);
  for (const [at, { npn, ...facts }] of earlier.entries())
    found.add(strangerOf({ rowNo: at + 1_000_000_000, npn, facts }, ""));
}
