/** Who in the directory the rows of a list may be about, and the licenses they hold already. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, packed, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { licensesStatement } from "../../ledgers.server.ts";
import type { HeldLicense } from "../../types.ts";
import type { StagedRow } from "../types.ts";
import type { Candidates, MatchedAgent } from "./compare.ts";

/** Rows of agents for each NPN or number that are read at most. */
const MOST_EACH = 4;

const agentRow = {
  agentNo: integer,
  npn: text,
  firstName: text,
  lastName: text,
  homeState: text,
  matchedAt: nullable(integer),
  zip: text,
  cityNo: integer,
  active: flag,
  claimed: flag,
  /** The license number asked for; empty where the NPN was. */
  number: text,
};

export type Found = {
  of(row: Pick<StagedRow, "npn" | "key">): Candidates;
  agentNos: number[];
  /** Whether the person of this NPN or license number asked not to be listed. */
  isNotListed(row: Pick<StagedRow, "npn" | "key">): boolean;
  /** Counts somebody as having an NPN from now on: a new profile of an earlier row. */
  add(agent: MatchedAgent): void;
};

/** Candidates by NPN, and for a state's list by license number in that state. One round trip. */
export async function findCandidates(
  { db }: Pick<AppContext, "db">,
  stateCode: string | null,
  rows: readonly Pick<StagedRow, "npn" | "key">[],
): Promise<Found> {
  const npns = [...new Set(rows.map(({ npn }) => npn))].filter((npn) => npn !== "");
  const numbers = stateCode === null ? [] : [...new Set(rows.map(({ key }) => key))];
  const [[row], [kept]] = await db.batch([
    rowsOf(
      db,
      "agents that a list may be about",
      { agents: packed(agentRow) },
      sql`SELECT json_group_array(json_array(a.agent_no, a.npn, p.first_name, p.last_name, a.state_code, a.npn_matched_at,
          a.zip, a.city_no, a.account_status = 'active', EXISTS (SELECT 1 FROM profiles k WHERE k.agent_no = a.agent_no),
          f.number)) agents
        FROM (SELECT * FROM (SELECT a.agent_no, '' number FROM json_each(${JSON.stringify(npns)}) j
              CROSS JOIN agents a WHERE a.npn = j.value LIMIT ${npns.length * MOST_EACH})
            UNION ALL SELECT * FROM (SELECT l.agent_no, j.value FROM json_each(${JSON.stringify(numbers)}) j
              CROSS JOIN licenses l WHERE l.state_code = ${stateCode ?? ""} AND l.number = j.value
              LIMIT ${numbers.length * MOST_EACH})) f
          CROSS JOIN agents a ON a.agent_no = f.agent_no CROSS JOIN people p ON p.id = a.person_id
        WHERE NOT EXISTS (SELECT 1 FROM agent_endings e WHERE e.agent_no = a.agent_no AND e.kind = 'merged')`,
    ),
    rowsOf(
      db,
      "people who asked not to be listed",
      { numbers: packed({ stateCode: text, number: text }) },
      sql`SELECT json_group_array(json_array(n.state_code, n.number)) numbers FROM (
        SELECT '' state_code, value number FROM json_each(${JSON.stringify(npns)})
        UNION ALL SELECT ${stateCode ?? ""}, value FROM json_each(${JSON.stringify(numbers)})) j
        CROSS JOIN not_listed n ON n.state_code = j.state_code AND n.number = j.number`,
    ),
  ]);
  const isKept = new Set((kept?.numbers ?? []).map((one) => `${one.stateCode} ${one.number}`));
  const found = (row?.agents ?? []).map(({ number, ...agent }) => ({ number, agent: matchedOf(agent) }));
  const byNpn = grouped(
    found.filter(({ number }) => number === ""),
    ({ agent }) => agent.npn,
  );
  const byNumber = grouped(
    found.filter(({ number }) => number !== ""),
    ({ number }) => number,
  );
  return {
    of: ({ npn, key }) => ({ byNpn: byNpn.get(npn) ?? [], byNumber: byNumber.get(key) ?? [] }),
    isNotListed: ({ npn, key }) => isKept.has(` ${npn}`) || isKept.has(`${stateCode ?? ""} ${key}`),
    agentNos: [...new Set(found.map(({ agent }) => agent.agentNo))],
    add: (agent) => byNpn.set(agent.npn, [...(byNpn.get(agent.npn) ?? []), agent]),
  };
}

const matchedOf = ({
  matchedAt,
  zip,
  cityNo,
  active,
  claimed,
  ...agent
}: Omit<RowOf<typeof agentRow>, "number">): MatchedAgent => ({
  ...agent,
  ...(active && { office: { zip, cityNo, isClaimed: claimed } }),
  matchedOn: matchedAt === null ? null : utcDay(matchedAt),
});

type Numbered = { number: string; agent: MatchedAgent };

function grouped(found: readonly Numbered[], keyOf: (one: Numbered) => string): Map<string, MatchedAgent[]> {
  const groups = new Map<string, MatchedAgent[]>();
  for (const one of found) {
    const known = groups.get(keyOf(one)) ?? [];
    if (!known.some(({ agentNo }) => agentNo === one.agent.agentNo))
      groups.set(keyOf(one), [...known, one.agent]);
  }
  return groups;
}

/** Numbers are compared as lists write them: `l-12 34` is `L-1234`. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/\s/g, "");

/** `"<agentNo> <number>"` → the license of that number in the state; empty for a list of no state. */
export async function heldByNumber(
  context: Pick<AppContext, "db">,
  stateCode: string | null,
  agentNos: readonly number[],
): Promise<ReadonlyMap<string, HeldLicense>> {
  if (stateCode === null || agentNos.length === 0) return new Map();
  const [[read]] = await context.db.batch([licensesStatement(context, agentNos, stateCode)]);
  return numbered(read?.licenses ?? [], stateCode);
}

/** The same of licenses that were read already. */
export function numbered(
  licenses: readonly HeldLicense[],
  stateCode: string,
): ReadonlyMap<string, HeldLicense> {
  return new Map(
    licenses
      .filter((license) => license.stateCode === stateCode)
      .map((license) => [`${license.agentNo} ${plainNumber(license.number)}`, license]),
  );
}
