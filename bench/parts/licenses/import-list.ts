/** A state's list of any length as a file, drawn from what the directory holds: the same rows for the same database. */
import { createWriteStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { utcDay } from "#app/platform/clock.ts";
import type { createDatabase } from "#db/client.ts";

/** Its licenses are many, and most agents of the directory hold none there: most rows are new. */
export const LISTED_STATE = "TX";
const HEADINGS =
  "License Number,NPN,Last Name,First Name,Status,LOA,Effective Date,Expiration Date,Residency";
/**
 * Every tenth row can't be read, in four ways in turn; every tenth of the others is about someone who isn't in the
 * database.
 */
const TENTH = 10;
const LINES_AT_ONCE = 2_000;
const AGENTS_AT_ONCE = 20_000;
const LABELS = ["Life", "Life; Accident & Health", "Property; Casualty", "Personal Lines"];

type Client = ReturnType<typeof createDatabase>["client"];
type Listed = {
  npn: string;
  first: string;
  last: string;
  number: string | null;
  label: string;
  from: string;
  to: string;
};

type ListCounts = { rows: number; broken: number; unmatched: number; bytes: number };

/**
 * Writes the list to `file` and returns its facts. Agents take turns, so that each batch concerns as many agents as
 * it has rows.
 */
export async function writeList(client: Client, file: string, rows: number): Promise<ListCounts> {
  const agents = await readAgents(client);
  const counts = { rows, broken: 0, unmatched: 0 };
  let turn = 0;
  const line = (row: number): string => {
    if (row % TENTH === TENTH - 1) return brokenLine(row, counts.broken++);
    const at = turn++;
    const round = Math.floor(at / agents.length);
    const agent = agents[at % agents.length];
    if (agent === undefined) throw new RangeError("There are no agents to list.");
    if (at % TENTH === TENTH - 1) {
      counts.unmatched++;
      // No agent has as many digits.
      return cells(agent, { number: `NONE-${at}`, npn: String(9_000_000_000 + at) });
    }
    if (round > 0 || agent.number === null) return cells(agent, { number: `NEW-${at}` });
    // A third of the holders renewed, a few lost their license, and the rest are unchanged.
    if (at % 3 === 0) return cells(agent, { number: agent.number, to: "2031-03-31" });
    return cells(agent, { number: agent.number, status: at % 7 === 0 ? "Revoked" : "Active" });
  };
  function* text(): Generator<string> {
    yield `${HEADINGS}\n`;
    for (let from = 0; from < rows; from += LINES_AT_ONCE) {
      let some = "";
      for (let row = from; row < Math.min(rows, from + LINES_AT_ONCE); row++) some += `${line(row)}\n`;
      yield some;
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(file));
  return { ...counts, bytes: statSync(file).size };
}

function cells(
  { npn, first, last, label, from, to }: Listed,
  changed: { number: string; npn?: string; to?: string; status?: string },
): string {
  const row = { npn, to, status: "Active", ...changed };
  return `${row.number},${row.npn},${last},${first},${row.status},${label},${from},${row.to},N`;
}

function brokenLine(row: number, nth: number): string {
  switch (nth % 4) {
    case 0:
      return `"X${row},1,an open quote,Ada,Active,Life,2025-01-01,2030-01-01,N`;
    case 1:
      return `X${row},too few`;
    case 2:
      return `X${row},1,Ng,Ada,Active,Life,2025-01-01,2027-02-30,N`;
    default:
      return `X${row},1,Ng,Ada,Active,Life,2025-01-01,=SUM(A1),N`;
  }
}

/** Everybody, with their first license in the state where they hold one that an older list spoke of. */
async function readAgents(client: Client): Promise<Listed[]> {
  const agents: Listed[] = [];
  const numbers = new Set<string>();
  for (let after = -1; ; ) {
    const { rows } = await client.execute({
      sql: `SELECT a.agent_no no, a.npn, p.first_name first, p.last_name last, l.number, l.state_label label,
          l.effective_on effective, l.expires_on expires
        FROM agents a JOIN people p ON p.id = a.person_id LEFT JOIN licenses l ON l.license_no =
          (SELECT min(license_no) FROM licenses WHERE agent_no = a.agent_no AND state_code = ? AND status = 'active'
            AND evidence = 'state-list' AND evidence_read_on < ?)
        WHERE a.agent_no > ? ORDER BY a.agent_no LIMIT ?`,
      args: [LISTED_STATE, utcDay(Date.now()), after, AGENTS_AT_ONCE],
    });
    for (const { no, npn, first, last, number, label, effective, expires } of rows) {
      after = Number(no);
      // Of two agents with one number the second has none here: the list would contradict itself.
      const own = number === null || numbers.has(String(number)) ? null : String(number);
      if (own !== null) numbers.add(own);
      agents.push({
        npn: String(npn),
        first: String(first),
        last: String(last),
        number: own,
        label: own === null ? (LABELS[after % LABELS.length] ?? "") : String(label).replaceAll(",", ";"),
        from: own === null ? "2025-01-01" : String(effective),
        to: own === null ? `2028-0${1 + (after % 9)}-15` : String(expires),
      });
    }
    if (rows.length < AGENTS_AT_ONCE) return agents;
  }
}
