/** One agent that an admin adds by hand: the profile that a list would make, with its licenses, in one commit. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { prepareChanges } from "../change-commands.server.ts";
import { findLedgers } from "../ledgers.server.ts";
import { licenseStatus } from "../policy.ts";
import { stateDay } from "../state-day.ts";
import { type LicenseFacts, NO_END } from "../types.ts";
import { linesWords } from "../words.ts";
import { prepareAgents } from "./agents/new-agents.server.ts";
import { findPlaces, placeProblem } from "./agents/places.server.ts";

export type HandLicense = {
  stateCode: string;
  number: string;
  /** Bits of `lines_of_authority`. */
  lines: number;
  effectiveOn: string;
  /** Null: it has no end. */
  expiresOn: string | null;
};

export type HandAgent = {
  firstName: string;
  lastName: string;
  npn: string;
  zip: string;
  /** E.164. */
  phone: string | null;
  licenses: readonly HandLicense[];
  /** Where the admin has it from. */
  source: string;
};

/** Who has the NPN or one of the license numbers, listed or not. */
export type KnownAgent = { agentNo: number; id: string; name: string; what: string };

export type HandPrepared =
  | { kind: "known"; agents: KnownAgent[] }
  | { kind: "no-place"; problem: string }
  | {
      kind: "ready";
      id: string;
      guard: SQL;
      statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
      purge: string[];
    };

const KNOWN_MOST = 10;

/** The statements that write the profile and its licenses, or why they can't be written. Four round trips. */
export async function prepareByHand(
  context: AppContext,
  adminId: string,
  { source, licenses, ...person }: HandAgent,
): Promise<HandPrepared> {
  const { db, clock } = context;
  const keys = JSON.stringify(licenses.map(({ stateCode, number }) => [stateCode, number]));
  const [known] = await db.batch([
    rowsOf(
      db,
      "agents with an NPN or a license number",
      { agentNo: integer, id: text, name: text, what: text },
      sql`SELECT a.agent_no agentNo, a.id, a.name, 'NPN ' || a.npn what FROM agents a WHERE a.npn = ${person.npn}
        UNION ALL SELECT a.agent_no, a.id, a.name, l.state_code || ' license ' || l.number FROM json_each(${keys}) j
          CROSS JOIN licenses l ON l.state_code = j.value->>0 AND l.number = j.value->>1
          CROSS JOIN agents a ON a.agent_no = l.agent_no LIMIT ${KNOWN_MOST}`,
    ),
  ]);
  if (known.length > 0) return { kind: "known", agents: known };
  const address = { zip: person.zip, city: null, addressState: null };
  const place = (await findPlaces(context, [address]))(address);
  if ("problem" in place) return { kind: "no-place", problem: placeProblem(address) };
  const today = utcDay(clock.now());
  const first = licenses.map(({ effectiveOn }) => effectiveOn).sort()[0] ?? today;
  const made = await prepareAgents(
    context,
    [
      {
        firstName: person.firstName,
        lastName: person.lastName,
        npn: person.npn,
        street: "",
        phone: person.phone,
        place,
        sinceYear: Number(first.slice(0, 4)),
        row: null,
      },
    ],
    { kind: "document", documentId: null, userId: adminId, by: "admin" },
  );
  const [agent, id] = [made.agents[0], made.ids[0]];
  if (agent === undefined || id === undefined) throw new TypeError("A profile was not prepared.");
  const ledgers = await findLedgers(context, []);
  const changes = licenses.map(({ stateCode, number, lines, effectiveOn, expiresOn }) => {
    const term = { status: "active" as const, effectiveOn, expiresOn: expiresOn ?? NO_END };
    const after: LicenseFacts = {
      stateCode,
      number,
      licenseClass: "Producer",
      resident: stateCode === place.stateCode,
      lines,
      stateLabel: linesWords(lines),
      ...term,
      status: licenseStatus(term, stateDay(stateCode, clock.now())) === "lapsed" ? "expired" : "active",
      evidence: "admin",
      evidenceReadOn: today,
    };
    return { agentNo: agent.agentNo, license: null, after, said: { source } };
  });
  const prepared = prepareChanges(
    context,
    { ...ledgers, agents: new Map([[agent.agentNo, agent]]) },
    changes,
    { kind: "document", documentId: null, userId: adminId, evidence: "admin" },
  );
  return {
    kind: "ready",
    id,
    guard: sql`${made.guard} AND ${prepared.guards.unchanged} AND NOT EXISTS (SELECT 1 FROM json_each(${keys}) j
      CROSS JOIN licenses l ON l.state_code = j.value->>0 AND l.number = j.value->>1)`,
    statements: [...made.statements, ...prepared.statements] as [
      BatchItem<"sqlite">,
      ...BatchItem<"sqlite">[],
    ],
    purge: prepared.purge,
  };
}
