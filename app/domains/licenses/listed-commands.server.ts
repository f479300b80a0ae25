/** Takes an agent out of what readers find, and puts them back: search, full text, coverage, and the counts of places. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { dayOfStates, pagesOf, unchangedSince } from "./change-commands.server.ts";
import { countStatements } from "./imports/agents/new-agents.server.ts";
import { findLedgers } from "./ledgers.server.ts";
import { coverableTypes, coverageOf, followTypes, keepTypes } from "./policy.ts";

export type PlacedAgent = {
  agentNo: number;
  slug: string;
  zip: string;
  cityNo: number;
  countyFips: string | null;
  stateCode: string;
};

/** The public addresses of an agent’s own pages. */
export const agentPages = pagesOf;

/**
 * The statements that archive agents. Their licenses stay in the ledger; search, place counts, and coverage lose them. The
 * commit’s guard says that they are active.
 */
export function unlistStatements(
  context: Pick<AppContext, "db" | "clock">,
  agents: readonly PlacedAgent[],
): BatchItem<"sqlite">[] {
  const { db, clock } = context;
  const each = sql`(SELECT value FROM json_each(${JSON.stringify(agents.map(({ agentNo }) => agentNo))}))`;
  const run = (statement: SQL) => db.orm.run(statement);
  return [
    run(sql`DELETE FROM agent_search WHERE (zip, agent_no) IN
      (SELECT a.zip, a.agent_no FROM agents a WHERE a.agent_no IN ${each})`),
    run(sql`DELETE FROM agent_text WHERE rowid IN ${each}`),
    run(sql`DELETE FROM agent_coverage WHERE agent_no IN ${each}`),
    run(sql`DELETE FROM coverage_gains WHERE agent_no IN ${each}`),
    run(
      sql`UPDATE agents SET account_status = 'archived', updated_at = ${clock.now()} WHERE agent_no IN ${each}`,
    ),
    ...countStatements(context, agents, -1),
    recountOrganizations(context, each),
  ];
}

/** What makes an archived agent findable again, before `prepareHoldings` for coverage. */
export const listStatements = (
  context: Pick<AppContext, "db" | "clock">,
  agent: PlacedAgent,
): BatchItem<"sqlite">[] => [
  context.db.orm.run(sql`UPDATE agents SET account_status = 'active', updated_at = ${context.clock.now()}
    WHERE agent_no = ${agent.agentNo}`),
  ...indexStatements(context, agent.agentNo),
  ...countStatements(context, [agent], 1),
  recountOrganizations(context, sql`(${agent.agentNo})`),
];

export type Holding = {
  agent: PlacedAgent;
  /** Which of the licenses that are read the agent holds from now on. */
  holds: (licenseNo: number, holder: number) => boolean;
  /** What they offered before the licenses moved; null: what they offer now, and with it what a new line allows. */
  offered: number | null;
};

/**
 * Coverage and types on offer of agents among whom licenses move: what each holds from now on. `from` are all whose licenses
 * are concerned. One round trip.
 */
export async function prepareHoldings(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  from: readonly number[],
  holdings: readonly Holding[],
): Promise<{ guard: SQL; statements: BatchItem<"sqlite">[] }> {
  const ledgers = await findLedgers({ db }, from);
  const todayIn = dayOfStates(clock.now());
  const read = [...ledgers.agents.values()];
  const all = read.flatMap(({ licenses }) => licenses);
  const run = (statement: SQL) => db.orm.run(statement);
  return {
    guard: unchangedSince(read, ledgers.mapping, null),
    statements: holdings.flatMap(({ agent: { agentNo, zip }, holds, offered }) => {
      const before = ledgers.agents.get(agentNo);
      const held = all.filter(({ licenseNo, agentNo: holder }) => holds(licenseNo, holder));
      const was = coverableTypes(before?.licenses ?? [], ledgers.coveredTypes);
      const now = coverableTypes(held, ledgers.coveredTypes);
      const types =
        offered === null ? followTypes(before?.types ?? 0, was, now) : keepTypes(offered, was, now);
      const coverage = coverageOf(held, todayIn, ledgers.coveredTypes).map((one) => [
        agentNo,
        one.stateCode,
        one.throughDay,
        one.types,
      ]);
      return [
        run(sql`DELETE FROM agent_coverage WHERE agent_no = ${agentNo}`),
        run(sql`INSERT INTO agent_coverage (agent_no, state_code, through_day, types)
          SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(${JSON.stringify(coverage)}) j`),
        run(sql`UPDATE agents SET types = ${types}, updated_at = ${clock.now()} WHERE agent_no = ${agentNo}`),
        run(sql`UPDATE agent_search SET types = ${types} WHERE zip = ${zip} AND agent_no = ${agentNo}`),
      ];
    }),
  };
}

/** Search and full text from the agent’s row as it is now; sums of reviews and answer times are counted afterward. */
function indexStatements({ db }: Pick<AppContext, "db">, agentNo: number): BatchItem<"sqlite">[] {
  const run = (statement: SQL) => db.orm.run(statement);
  return [
    run(sql`INSERT INTO agent_search (zip, agent_no, lat, lon, types, languages, accepting_clients, independent,
        organization_no, review_count, star_sum, weight_sum, weighted_stars, weighted_squares, response_minutes)
      SELECT zip, agent_no, lat, lon, types, languages, accepting_clients, independent, organization_no, 0, 0, 0, 0, 0,
        NULL
      FROM agents WHERE agent_no = ${agentNo}`),
    run(sql`DELETE FROM agent_text WHERE rowid = ${agentNo}`),
    run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
      SELECT a.agent_no, a.name,
        coalesce((SELECT o.name FROM organizations o WHERE o.organization_no = a.organization_no), ''), a.headline
      FROM agents a WHERE a.agent_no = ${agentNo}`),
  ];
}

const recountOrganizations = ({ db }: Pick<AppContext, "db">, agentNos: SQL) =>
  db.orm.run(sql`UPDATE organizations SET agent_count = (SELECT count(*) FROM agents c
      WHERE c.organization_no = organizations.organization_no AND c.account_status = 'active')
    WHERE organization_no IN (SELECT a.organization_no FROM agents a
      WHERE a.agent_no IN ${agentNos} AND a.organization_no IS NOT NULL)`);
