/**
 * New profiles, of a state's list or of an agent who applied: everything that a profile needs to be found, for the commit of
 * its licenses. Nothing else writes a new agent.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { slugify } from "#app/platform/slugs.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import type { LedgerAgent } from "../../ledgers.server.ts";
import { LISTED_RADIUS_MILES, NEWCOMER_ORDER } from "../../limits.ts";
import type { StagedRow, StateFacts } from "../types.ts";
import type { OfficePlace } from "./places.server.ts";

export type Newcomer = { row: StagedRow & { facts: StateFacts }; place: OfficePlace; sinceYear: number };

/** A person to be listed; `row` is the row of a list that named them. */
export type NewPerson = {
  firstName: string;
  lastName: string;
  npn: string;
  street: string;
  /** E.164. */
  phone: string | null;
  place: OfficePlace;
  sinceYear: number;
  row: number | null;
};

/** What made the profile, as the ledger says it. */
export type NewAgentCause =
  | { kind: "import"; importNo: number; stateCode: string | null; readOn: string }
  /** Sent by the agent and approved, or typed by an admin. */
  | { kind: "document"; documentId: string | null; userId: string; by: "agent" | "admin" };

type Numbered = NewPerson & { agentNo: number; slug: string; name: string };

export type NewAgents = {
  /** As the ledger knows them: without licenses, offering nothing yet. */
  agents: LedgerAgent[];
  /** Their ids, in the same order. */
  ids: string[];
  /** That nobody made a profile, or took one of the slugs or NPNs, since they were read. */
  guard: SQL;
  /** To come before those of their licenses. */
  statements: BatchItem<"sqlite">[];
};

/** A week of which nothing is known: no page says that the office is closed. */
const UNKNOWN_WEEK = JSON.stringify(Array(7).fill(null));
const MOST_SLUGS = 4_000;

/** The person that a row of a list names. */
export const personOf = ({ row: { rowNo, npn, facts }, place, sinceYear }: Newcomer): NewPerson => ({
  firstName: facts.firstName ?? "",
  lastName: facts.lastName ?? "",
  npn,
  street: facts.street ?? "",
  phone: facts.phone,
  place,
  sinceYear,
  row: rowNo,
});

/** The statements that make a profile for each of these people, who each have an NPN that nobody else has. One round trip. */
export async function prepareAgents(
  context: Pick<AppContext, "db" | "clock">,
  newcomers: readonly NewPerson[],
  cause: NewAgentCause,
): Promise<NewAgents> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [importNo, documentId, userId] =
    cause.kind === "import" ? [cause.importNo, null, null] : [null, cause.documentId, cause.userId];
  const said =
    cause.kind === "import"
      ? { source: "list", stateCode: cause.stateCode, atMs: dayStartMs(cause.readOn) }
      : { source: "agent", stateCode: null, atMs: nowMs };
  const isSaid = cause.kind === "import" || cause.by === "agent";
  const named = newcomers.map((one) => {
    const name = `${one.firstName} ${one.lastName}`;
    return { ...one, name, base: slugify(name) || "agent" };
  });
  const { highest, taken } = await readNumbers(context, [...new Set(named.map(({ base }) => base))]);
  const numbered = named.map(({ base, ...one }, at): Numbered => {
    const next = (taken.get(base) ?? 0) + 1;
    taken.set(base, next);
    return { ...one, agentNo: highest + 1 + at, slug: next === 1 ? base : `${base}-${next}` };
  });
  const people = numbered.map(({ firstName: first, lastName: last }) => ({ id: newId(nowMs), first, last }));
  const ids = numbered.map(() => newId(nowMs));
  const rows = JSON.stringify(
    numbered.map(({ agentNo, slug, name, npn, street, phone, place, row, sinceYear }, at) => [
      agentNo,
      ids[at],
      people[at]?.id,
      slug,
      name,
      street,
      place.zip,
      place.cityNo,
      place.countyFips,
      place.stateCode,
      place.lat,
      place.lon,
      phone,
      npn,
      sinceYear,
      zoneOfState(place.stateCode),
      JSON.stringify({ profile: { name, npn, zip: place.zip, ...(row !== null && { row }) } }),
    ]),
  );
  const each = sql`json_each(${rows}) j`;
  const some = sql`agent_no IN (SELECT j.value->>0 FROM ${each})`;
  const run = (statement: SQL) => db.orm.run(statement);
  return {
    agents: numbered.map(({ agentNo, slug, name, place }) => ({
      agentNo,
      slug,
      name,
      zip: place.zip,
      types: 0,
      active: true,
      licenses: [],
      isNew: true,
    })),
    ids,
    guard: sql`coalesce((SELECT max(agent_no) FROM agents), 0) = ${highest}
      AND NOT EXISTS (SELECT 1 FROM ${each} CROSS JOIN agents a WHERE a.npn = j.value->>13)
      AND NOT EXISTS (SELECT 1 FROM ${each} CROSS JOIN agents a WHERE a.slug = j.value->>3)`,
    statements: [
      run(sql`INSERT INTO people (id, first_name, last_name, created_at)
        SELECT j.value->>'id', j.value->>'first', j.value->>'last', ${nowMs} FROM json_each(${JSON.stringify(people)}) j`),
      run(sql`INSERT INTO agents (agent_no, id, person_id, slug, name, headline, biography, independent, street, zip, city_no,
          county_fips, state_code, lat, lon, service_radius_miles, phone, npn, licensed_since_year, types, languages,
          accepting_clients, time_zone, weekly_hours, order_value, ranked_at, created_at, updated_at)
        SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, '', '', 0, j.value->>5, j.value->>6,
          j.value->>7, j.value->>8, j.value->>9, j.value->>10, j.value->>11, ${LISTED_RADIUS_MILES}, j.value->>12,
          j.value->>13, j.value->>14, 0, 0, 1, j.value->>15, ${UNKNOWN_WEEK},
          ${NEWCOMER_ORDER}, ${nowMs}, ${nowMs}, ${nowMs} FROM ${each}`),
      run(sql`INSERT INTO agent_search (zip, agent_no, lat, lon, types, languages, accepting_clients, independent,
          organization_no, review_count, star_sum, weight_sum, weighted_stars, weighted_squares, response_minutes)
        SELECT zip, agent_no, lat, lon, types, languages, accepting_clients, independent, NULL, 0, 0, 0, 0, 0, NULL
        FROM agents WHERE ${some}`),
      // What the list says of the office, as of the list's day, or the agent today; license facts have their own evidence.
      ...(isSaid
        ? [
            run(sql`INSERT INTO agent_facts (agent_no, fact, source, import_no, state_code, confirmed_at)
              SELECT agent_no, fact, ${said.source}, ${importNo}, ${said.stateCode}, ${said.atMs}
              FROM (SELECT agent_no, 'address' fact FROM agents WHERE ${some}
                UNION ALL SELECT agent_no, 'phone' FROM agents WHERE ${some} AND phone IS NOT NULL)`),
          ]
        : []),
      run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
        SELECT agent_no, name, '', headline FROM agents WHERE ${some}`),
      run(sql`INSERT INTO agent_review_stats (agent_no, received, published, awaiting, held, removed, withdrawn, stars_1,
          stars_2, stars_3, stars_4, stars_5, tier_1, tier_2, tier_3, explains_sum, explains_count, responds_sum,
          responds_count, claims_sum, claims_count, pressure_sum, pressure_count)
        SELECT agent_no, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM agents WHERE ${some}`),
      ...countStatements(
        context,
        numbered.map(({ place }) => place),
        1,
      ),
      run(sql`INSERT INTO license_changes (license_no, agent_no, cause, import_no, document_id, user_id, before, after,
          revision, changed_at)
        SELECT NULL, j.value->>0, ${cause.kind}, ${importNo}, ${documentId}, ${userId}, NULL, j.value->>16, 0, ${nowMs}
        FROM ${each}`),
    ],
  };
}

/** The highest number of an agent or an organization, and for each slug the highest number that stands behind it; 1 for the bare slug. */
export async function readNumbers(
  { db }: Pick<AppContext, "db">,
  bases: readonly string[],
  kind: "agent" | "organization" = "agent",
) {
  const [highest, slugged] =
    kind === "agent"
      ? [sql`SELECT max(agent_no) no FROM agents`, sql`agents`]
      : [
          sql`SELECT max(organization_no) no FROM organizations`,
          sql`(SELECT url_slug slug FROM organizations)`,
        ];
  const list = sql`json_each(${JSON.stringify(bases)}) j`;
  // Between "ana-diaz" and "ana-diaz-:", the sign after the digits, are "ana-diaz" and "ana-diaz-2", and no other name.
  const of = (table: SQL) => sql`SELECT j.value base, max(CASE WHEN t.slug = j.value THEN 1
      WHEN substr(t.slug, length(j.value) + 2) GLOB '*[^0-9]*' THEN 0
      ELSE cast(substr(t.slug, length(j.value) + 2) AS integer) END) number
    FROM ${list} CROSS JOIN ${table} t
    WHERE t.slug >= j.value AND t.slug < j.value || '-:' GROUP BY 1`;
  const { agents, slugs } = await db.batch({
    agents: rowsOf(db, "highest number", { no: nullable(integer) }, highest),
    slugs: rowsOf(
      db,
      "slugs that are taken",
      { taken: packed({ base: text, number: integer }) },
      sql`SELECT json_group_array(json_array(base, number)) taken FROM (SELECT base, max(number) number FROM (
        ${of(slugged)} UNION ALL ${of(sql`(SELECT slug FROM slug_history WHERE kind = ${kind})`)}) GROUP BY base
        LIMIT ${MOST_SLUGS})`,
    ),
  });
  return {
    highest: agents[0]?.no ?? 0,
    taken: new Map((slugs[0]?.taken ?? []).map(({ base, number }) => [base, number])),
  };
}

type Counted = Pick<OfficePlace, "zip" | "cityNo" | "countyFips" | "stateCode">;

/** Counts agents into their places, or out of them. */
export function countStatements(
  { db }: Pick<AppContext, "db">,
  places: readonly Counted[],
  by: 1 | -1,
): BatchItem<"sqlite">[] {
  const count = (table: SQL, key: SQL, of: (place: Counted) => string | number | null) => {
    const counts = new Map<string | number, number>();
    for (const place of places) {
      const one = of(place);
      if (one !== null) counts.set(one, (counts.get(one) ?? 0) + by);
    }
    return db.orm.run(sql`UPDATE ${table} SET agent_count = max(0, agent_count + j.value->>1)
      FROM json_each(${JSON.stringify([...counts])}) j WHERE ${table}.${key} = j.value->>0`);
  };
  return [
    count(sql`zips`, sql`zip`, ({ zip }) => zip),
    count(sql`cities`, sql`city_no`, ({ cityNo }) => cityNo),
    count(sql`counties`, sql`fips`, ({ countyFips }) => countyFips),
    count(sql`states`, sql`code`, ({ stateCode }) => stateCode),
  ];
}
