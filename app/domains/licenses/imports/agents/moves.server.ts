/** Offices that a list has elsewhere: an unclaimed profile moves with the import, the agent of a claimed one is asked. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, packed, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import { pagesOf } from "../../change-commands.server.ts";
import type { HeldLicense, LicenseFacts } from "../../types.ts";
import type { MatchedAgent } from "../compare/compare.ts";
import type { StagedRow, StateFacts } from "../types.ts";
import { countStatements } from "./new-agents.server.ts";
import type { FoundPlaces, OfficePlace } from "./places.server.ts";

/** A row of a list about the license of somebody who is here. */
export type PlacedRow = {
  row: StagedRow & { facts: StateFacts };
  agent: MatchedAgent;
  license: HeldLicense | null;
  after: LicenseFacts;
  /** The license's revision once the row is written. */
  revision: number;
};
export type Move = PlacedRow & { place: OfficePlace };

const saidRow = {
  licenseNo: integer,
  zip: nullable(text),
  city: nullable(text),
  addressState: nullable(text),
};

/**
 * The rows that have an agent's office elsewhere, one for each agent. A list that goes on saying what it said before moves
 * nobody, so that two states with different addresses don't move an agent back and forth. At most one round trip.
 */
export async function findMoves(
  { db }: Pick<AppContext, "db">,
  rows: readonly PlacedRow[],
  places: FoundPlaces,
): Promise<Move[]> {
  const byAgent = new Map<number, Move>();
  for (const one of rows) {
    const { row, agent, license, after } = one;
    // A new license says where its holder is only in the state that they live in.
    if (after.status !== "active" || (license === null && row.facts.resident !== true)) continue;
    const place = places(row.facts);
    if (agent.office === undefined || "problem" in place || byAgent.has(agent.agentNo)) continue;
    const isHere =
      place.zip === row.facts.zip ? place.zip === agent.office.zip : place.cityNo === agent.office.cityNo;
    if (!isHere) byAgent.set(agent.agentNo, { ...one, place });
  }
  const moves = [...byAgent.values()];
  const licenseNos = moves.flatMap(({ license }) => license?.licenseNo ?? []);
  if (licenseNos.length === 0) return moves;
  const [[read]] = await db.batch([
    rowsOf(
      db,
      "what a list said of offices before",
      { said: packed(saidRow) },
      sql`SELECT json_group_array(json_array(license_no, said->>'zip', said->>'city', said->>'addressState')) said
        FROM (SELECT e.license_no, e.said FROM json_each(${JSON.stringify(licenseNos)}) j CROSS JOIN licenses l
            CROSS JOIN license_evidence e
          WHERE l.license_no = j.value AND e.evidence_no = (SELECT n.evidence_no FROM license_evidence n
            WHERE n.agent_no = l.agent_no AND n.license_no = l.license_no AND n.kind = 'import' AND n.withdrawn_at IS NULL
            ORDER BY n.evidence_no DESC LIMIT 1))`,
    ),
  ]);
  const before = new Map((read?.said ?? []).map((said) => [said.licenseNo, said]));
  return moves.filter(({ row: { facts }, license }) => {
    const said = license === null ? undefined : before.get(license.licenseNo);
    return (
      said === undefined ||
      said.zip !== facts.zip ||
      said.city !== facts.city ||
      said.addressState !== facts.addressState
    );
  });
}

const officeRow = {
  agentNo: integer,
  slug: text,
  zip: text,
  cityNo: integer,
  countyFips: nullable(text),
  stateCode: text,
  lat: real,
  lon: real,
  street: text,
  timeZone: text,
};
type Office = RowOf<typeof officeRow>;

export type PreparedMoves = { guard: SQL; statements: BatchItem<"sqlite">[]; purge: string[]; count: number };
const NOBODY: PreparedMoves = { guard: sql`1`, statements: [], purge: [], count: 0 };

/** The statements that move unclaimed agents, and that ask the others; after those of their licenses. One round trip. */
export async function prepareMoves(
  context: Pick<AppContext, "db" | "clock">,
  importNo: number,
  moves: readonly Move[],
): Promise<PreparedMoves> {
  if (moves.length === 0) return NOBODY;
  const moving = moves.filter(({ agent }) => agent.office?.isClaimed === false);
  const moved = await prepareOffices(
    context,
    importNo,
    moving.map(({ agent, place, row }) => ({
      agentNo: agent.agentNo,
      from: agent.office?.zip ?? "",
      to: { ...place, street: row.facts.street ?? "", timeZone: zoneOfState(place.stateCode) },
    })),
    "import",
  );
  return { ...moved, statements: [...moved.statements, ...askStatements(context, importNo, moves)] };
}

type NewOffice = {
  agentNo: number;
  /** The ZIP that they leave. */
  from: string;
  to: Omit<Office, "agentNo" | "slug">;
};

/**
 * The statements that give agents another office: unclaimed ones by a list or its undo, which the ledger notes, or one whose
 * agent says so. One round trip.
 */
export async function prepareOffices(
  context: Pick<AppContext, "db" | "clock">,
  importNo: number,
  offices: readonly NewOffice[],
  cause: "import" | "undo" | "agent",
): Promise<PreparedMoves> {
  if (offices.length === 0) return NOBODY;
  const { db, clock } = context;
  const mayMove =
    cause === "agent" ? sql`1` : sql`NOT EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = a.agent_no)`;
  const agentNos = JSON.stringify(offices.map(({ agentNo }) => agentNo));
  const [[read]] = await db.batch([
    rowsOf(
      db,
      "offices of agents",
      { offices: packed(officeRow) },
      sql`SELECT json_group_array(json_array(a.agent_no, a.slug, a.zip, a.city_no, a.county_fips, a.state_code, a.lat, a.lon,
          a.street, a.time_zone)) offices
        FROM json_each(${agentNos}) j CROSS JOIN agents a WHERE a.agent_no = j.value AND a.account_status = 'active'
          AND ${mayMove}`,
    ),
  ]);
  const now = new Map((read?.offices ?? []).map((office) => [office.agentNo, office]));
  const moving = offices.flatMap(({ agentNo, from, to }) => {
    const office = now.get(agentNo);
    return office?.zip === from ? [{ office, to }] : [];
  });
  if (moving.length === 0) return NOBODY;
  const rows = moving.map(({ office: { agentNo, slug: _, ...before }, to }) => [
    ...[agentNo, before.zip, to.zip, to.cityNo, to.countyFips, to.stateCode, to.lat, to.lon, to.street],
    ...[to.timeZone, JSON.stringify({ office: before }), JSON.stringify({ office: to })],
  ]);
  const each = sql`json_each(${JSON.stringify(rows)}) j`;
  const run = (statement: SQL) => db.orm.run(statement);
  return {
    count: moving.length,
    guard: sql`NOT EXISTS (SELECT 1 FROM ${each} CROSS JOIN agents a WHERE a.agent_no = j.value->>0 AND (a.zip <> j.value->>1
      OR NOT ${mayMove}))`,
    purge: moving.flatMap(({ office }) => pagesOf(office.slug)),
    statements: [
      run(sql`UPDATE agents SET zip = j.value->>2, city_no = j.value->>3, county_fips = j.value->>4, state_code = j.value->>5,
          lat = j.value->>6, lon = j.value->>7, street = j.value->>8, time_zone = j.value->>9, updated_at = ${clock.now()}
        FROM ${each} WHERE agents.agent_no = j.value->>0`),
      run(sql`UPDATE agent_search SET zip = j.value->>2, lat = j.value->>6, lon = j.value->>7 FROM ${each}
        WHERE agent_search.zip = j.value->>1 AND agent_search.agent_no = j.value->>0`),
      ...countStatements(
        context,
        moving.map(({ office }) => office),
        -1,
      ),
      ...countStatements(
        context,
        moving.map(({ to }) => to),
        1,
      ),
      ...(cause === "agent"
        ? []
        : [
            run(sql`INSERT INTO license_changes (license_no, agent_no, cause, import_no, before, after, revision, changed_at)
              SELECT NULL, j.value->>0, ${cause}, ${importNo}, j.value->>10, j.value->>11, 0, ${clock.now()} FROM ${each}`),
          ]),
    ],
  };
}

/** Agents of claimed profiles are asked once about each place: with the other news of the list (`license_news`). */
function askStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  importNo: number,
  moves: readonly Move[],
): BatchItem<"sqlite">[] {
  const asked = moves.flatMap(({ agent, license, after, row: { facts }, revision, place: office }) => {
    if (agent.office?.isClaimed !== true || license === null) return [];
    const { street, city, addressState, zip } = facts;
    const town = [city, addressState].filter((part) => part !== null).join(", ");
    const place = [street, [town, zip ?? ""].join(" ").trim()].filter((part) => part !== null).join(", ");
    const { status, lines, expiresOn } = after;
    const before = JSON.stringify({ status, lines, expiresOn, place, zip: office.zip, street: street ?? "" });
    return [[agent.agentNo, license.licenseNo, revision, before]];
  });
  if (asked.length === 0) return [];
  return [
    db.orm.run(sql`INSERT INTO license_news (agent_no, license_no, import_no, kind, revision, before, made_at)
      SELECT j.value->>0, j.value->>1, ${importNo}, 'office', j.value->>2, j.value->>3, ${clock.now()}
      FROM json_each(${JSON.stringify(asked)}) j CROSS JOIN profiles p ON p.agent_no = j.value->>0
      WHERE p.verified AND p.account_status = 'active' AND NOT EXISTS (SELECT 1 FROM license_news n
        WHERE n.agent_no = j.value->>0 AND n.kind = 'office' AND n.before->>'$.place' = j.value->>3->>'$.place')`),
  ];
}
