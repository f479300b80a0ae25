/** Profiles that an import made, removed with it, unless somebody has used them since. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { countStatements } from "./new-agents.server.ts";

/**
 * Tables with rows about an agent that only people or another part of the product write: one row, and the profile stays.
 * `remove-agents.test.ts` holds this list and `OWN` against the schema.
 */
export const SIGNS_OF_USE = [
  "agent_applications",
  "agent_watches",
  "agent_carriers",
  "agent_endings",
  "agent_pay",
  "answer_drafts",
  "appointment_types",
  "appointments",
  "medicare_offers",
  "medicare_scopes",
  "busy_times",
  "calendars",
  "drawings",
  "expert_answers",
  "fact_cases",
  "guest_watches",
  "leads",
  "license_documents",
  "listing_requests",
  "message_threads",
  "photos",
  "profile_claims",
  "profiles",
  "question_experts",
  "response_waits",
  "review_cases",
  "review_fingerprints",
  "review_pauses",
  "reviews",
  "saved_agents",
  "watch_news",
] as const;
/** Tables whose rows follow from the profile itself: they go with it. */
export const OWN = [
  "agent_appointments",
  "agent_coverage",
  "agent_facts",
  "agent_name_keys",
  "agent_review_stats",
  "agent_search",
  "agents",
  "appointment_changes",
  "coverage_gains",
  "license_changes",
  "license_evidence",
  "license_news",
  "licenses",
  "list_cases",
  "listed_affiliations",
  "look_alikes",
  "profile_views",
  "watched_agents",
] as const;

export type Removal = {
  count: number;
  /** That nobody has used one of them since. */
  guard: SQL;
  statements: BatchItem<"sqlite">[];
};

const NOTHING: Removal = { count: 0, guard: sql`1`, statements: [] };

/**
 * The statements that remove those of these agents whom nobody uses and of whom only this import knows something; after
 * those that take away their licenses. One round trip.
 */
export async function prepareRemoval(
  context: Pick<AppContext, "db">,
  agentNos: readonly number[],
  importNo: number,
): Promise<Removal> {
  if (agentNos.length === 0) return NOTHING;
  const { db } = context;
  const unused = sql`${sql.join(
    SIGNS_OF_USE.map(
      (table) => sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} u WHERE u.agent_no = a.agent_no)`,
    ),
    sql` AND `,
  )} AND NOT EXISTS (SELECT 1 FROM license_changes c LEFT JOIN license_imports i ON i.import_no = c.import_no
      WHERE c.agent_no = a.agent_no AND c.cause <> 'date' AND c.import_no IS NOT ${importNo} AND i.phase IS NOT 'undone')`;
  const [agents] = await db.batch([
    rowsOf(
      db,
      "profiles that go with their import",
      {
        agentNo: integer,
        personId: text,
        zip: text,
        cityNo: integer,
        countyFips: nullable(text),
        stateCode: text,
        lat: real,
        lon: real,
      },
      sql`SELECT a.agent_no agentNo, a.person_id personId, a.zip, a.city_no cityNo, a.county_fips countyFips,
        a.state_code stateCode, a.lat, a.lon FROM json_each(${JSON.stringify(agentNos)}) j
        CROSS JOIN agents a ON a.agent_no = j.value WHERE ${unused} LIMIT ${agentNos.length}`,
    ),
  ]);
  if (agents.length === 0) return NOTHING;
  const each = sql`json_each(${JSON.stringify(agents.map(({ agentNo }) => agentNo))})`;
  const people = JSON.stringify(agents.map(({ personId }) => personId));
  const run = (statement: SQL) => db.orm.run(statement);
  const from = (table: string, column = "agent_no") =>
    run(sql`DELETE FROM ${sql.raw(table)} WHERE ${sql.raw(column)} IN (SELECT value FROM ${each})`);
  return {
    count: agents.length,
    guard: sql`(SELECT count(*) FROM ${each} j CROSS JOIN agents a ON a.agent_no = j.value WHERE ${unused}) = ${agents.length}`,
    statements: [
      from("agent_text", "rowid"),
      from("look_alikes", "other_no"),
      ...OWN.filter((table) => table !== "agents").map((table) => from(table)),
      ...countStatements(context, agents, -1),
      from("agents"),
      run(sql`DELETE FROM people WHERE id IN (SELECT value FROM json_each(${people}))`),
    ],
  };
}
