/** Rows of a list of appointments compared with what earlier lists of the state said. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, packed, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LICENSE_STATUSES } from "#db/lists.ts";
import { stateDay } from "../../state-day.ts";
import { findCandidates } from "../compare/candidates.server.ts";
import { type MatchedAgent, matchAgent } from "../compare/compare.ts";
import type { Import } from "../import-rows.server.ts";
import type { RowOutcome, StagedRow } from "../types.ts";
import { findWords, knownWords } from "../words/word-queries.server.ts";
import {
  type Appointed,
  type AppointmentRow,
  isAppointmentRow,
  isInForce,
  joinAppointment,
} from "./appointment-rows.ts";
import { findCarriers } from "./carriers.server.ts";

/** What a list says of an appointment, and which list. */
export type ListedAppointment = Appointed & { readOn: string; importNo: number };

export type AppointmentResult = { row: AppointmentRow; unknownStatuses: string[] } & (
  | { kind: "unmatched" | "unlisted" }
  | { kind: "rejected"; problem: string }
  /** `asked`: an admin said already that the catalog doesn't have it. */
  | { kind: "uncataloged"; asked: boolean }
  | {
      kind: "appointment";
      outcome: Extract<RowOutcome, "added" | "changed" | "ended" | "confirmed" | "unchanged">;
      agentNo: number;
      carrierNo: number;
      before: ListedAppointment | null;
      after: ListedAppointment;
    }
);

const heldRow = {
  agentNo: integer,
  carrierNo: integer,
  status: oneOf(LICENSE_STATUSES),
  linesLabel: text,
  since: nullable(text),
  until: nullable(text),
  readOn: text,
  importNo: integer,
};

/**
 * Compares rows in the order of the file. An agent is the one with the row's NPN, else the one with its license number in the
 * state; a carrier is the one of the catalog that the row's words mean. Who or what isn't known is counted, never guessed.
 * Three round trips.
 */
export async function compareAppointments(
  context: Pick<AppContext, "db" | "clock">,
  { importNo, stateCode, readOn }: Pick<Import, "importNo" | "stateCode" | "readOn">,
  staged: readonly StagedRow[],
): Promise<AppointmentResult[]> {
  const rows = staged.filter(isAppointmentRow);
  if (rows.length === 0) return [];
  const state = stateCode ?? "";
  const asked = rows.map(({ npn, facts }) => ({ npn, key: facts.number ?? "" }));
  const [found, carrierOf, meant] = await Promise.all([
    findCandidates(context, stateCode, asked),
    findCarriers(
      context,
      rows.map(({ facts }) => facts),
    ),
    findWords(context, stateCode),
  ]);
  const held = new Map(
    (await readAppointments(context, state, found.agentNos)).map(({ agentNo, carrierNo, ...appointment }) => [
      `${agentNo} ${carrierNo}`,
      appointment,
    ]),
  );
  const words = knownWords(meant);
  const today = stateDay(state, context.clock.now());
  return rows.map((row): AppointmentResult => {
    const { npn, facts } = row;
    const key = facts.number ?? "";
    const { unknownStatuses, ...joined } = joinAppointment(facts.terms, today, words);
    const common = { row, unknownStatuses };
    if (found.isNotListed({ npn, key })) return { ...common, kind: "unlisted" };
    const candidates = found.of({ npn, key });
    const agent = matchAgent({ npn, key, facts }, candidates);
    if (agent === null) return { ...common, kind: "unmatched" };
    if ("problem" in agent) return { ...common, kind: "rejected", problem: agent.problem };
    const contradiction = contradictionOf(agent, { npn, key }, candidates.byNumber);
    if (contradiction !== null) return { ...common, kind: "rejected", problem: contradiction };
    const carrier = carrierOf(facts);
    if (typeof carrier === "string") return { ...common, kind: "uncataloged", asked: carrier === "other" };
    const { agentNo } = agent;
    const { carrierNo } = carrier;
    const before = held.get(`${agentNo} ${carrierNo}`) ?? null;
    const after = joinSame(before, { ...joined, readOn, importNo }, today);
    // A later row of the list may be about the same appointment: by the license number, or under a company of the same carrier.
    held.set(`${agentNo} ${carrierNo}`, after);
    const outcome = outcomeOf(before, after, today);
    return { ...common, kind: "appointment", outcome, agentNo, carrierNo, before, after };
  });
}

/** Why NPN and license number don't tell one agent, in words; null where they do, or the row has one of them alone. */
function contradictionOf(
  agent: MatchedAgent,
  { npn, key }: { npn: string; key: string },
  byNumber: readonly MatchedAgent[],
): string | null {
  const holder = byNumber.find(({ agentNo }) => agentNo === agent.agentNo) ?? byNumber[0];
  if (npn === "" || holder === undefined) return null;
  if (holder.agentNo === agent.agentNo && agent.npn === npn) return null;
  return `${holder.firstName} ${holder.lastName} has the license ${key} here, under the NPN ${holder.npn}.`;
}

/** What two rows of one list say of one appointment: it is in force if one of them has it so. An older list changes nothing. */
function joinSame(
  before: ListedAppointment | null,
  after: ListedAppointment,
  today: string,
): ListedAppointment {
  if (before === null) return after;
  if (before.readOn > after.readOn) return before;
  const isSame = before.importNo === after.importNo;
  return isSame && isInForce(before, today) && !isInForce(after, today) ? before : after;
}

const plain = ({ status, linesLabel, since, until }: ListedAppointment) =>
  JSON.stringify([status, linesLabel, since, until]);

function outcomeOf(
  before: ListedAppointment | null,
  after: ListedAppointment,
  today: string,
): Extract<AppointmentResult, { kind: "appointment" }>["outcome"] {
  if (before === null) return isInForce(after, today) ? "added" : "ended";
  if (before === after || (before.importNo === after.importNo && plain(before) === plain(after)))
    return "unchanged";
  if (plain(before) === plain(after)) return before.readOn === after.readOn ? "unchanged" : "confirmed";
  return isInForce(before, today) && !isInForce(after, today) ? "ended" : "changed";
}

/** What lists of the state say of agents' appointments. One round trip. */
async function readAppointments(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  agentNos: readonly number[],
): Promise<RowOf<typeof heldRow>[]> {
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "appointments of agents",
      { held: packed(heldRow) },
      sql`SELECT json_group_array(json_array(p.agent_no, p.carrier_no, p.status, p.lines_label, p.since, p.until, p.read_on,
          p.import_no)) held
        FROM json_each(${JSON.stringify(agentNos)}) j CROSS JOIN agent_appointments p
        WHERE p.agent_no = j.value AND p.state_code = ${stateCode}`,
    ),
  ]);
  return row?.held ?? [];
}
