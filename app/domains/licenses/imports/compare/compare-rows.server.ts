/** A batch of rows compared with the directory as it is now: for the dry run, and again when they are written. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { stateDay } from "../../state-day.ts";
import type { HeldLicense } from "../../types.ts";
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
  type MatchedAgent,
  makesProfile,
  matchAgent,
  type Questioned,
  type StateList,
} from "./compare.ts";

export type RowResult = { row: StagedRow } & (
  | { kind: "rejected"; problem: string; questions: Questioned[] }
  | { kind: "unmatched" }
  | { kind: "unplaced" }
  | { kind: "federal"; agent: MatchedAgent; outcome: Compared["outcome"]; matchedOn: string | null }
  /** `newcomer` is set in the row that makes a profile. Its agent has a number below zero until then. */
  | ({ kind: "license"; newcomer: Newcomer | null } & Compared)
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

/** Reads who the rows may be about, and the places of those who are nobody here. Two round trips at most. */
export async function findForRows(
  context: Pick<AppContext, "db">,
  { stateCode }: Pick<Import, "stateCode">,
  rows: readonly StagedRow[],
): Promise<{ found: Found; places: FoundPlaces }> {
  const found = await findCandidates(context, stateCode, rows);
  const strangers = rows.flatMap((row) => {
    const { byNpn, byNumber } = found.of(row);
    return isStateRow(row) && byNpn.length + byNumber.length === 0 ? [row.facts] : [];
  });
  return { found, places: await findPlaces(context, strangers) };
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
      return { row, kind: "license", newcomer: null, ...compareStateRow(row, agent, license, list) };
    }
    if (!makesProfile(row, list)) return { row, kind: "unmatched" };
    if (row.npn === "") return { row, kind: "rejected", problem: "The NPN is missing.", questions: [] };
    const place = places(row.facts);
    if ("problem" in place) return { row, kind: "unplaced" };
    const stranger = strangerOf(row, place.stateCode);
    found.add(stranger);
    const since = joinTerms(row, list.today).effectiveOn ?? list.readOn;
    const newcomer = { row, place, sinceYear: Number(since.slice(0, 4)) };
    return { row, kind: "license", newcomer, ...compareStateRow(row, stranger, null, list) };
  });
}

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
