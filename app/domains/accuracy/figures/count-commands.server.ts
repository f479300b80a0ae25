/** Counts the facts of profiles by state, so that the accuracy page reads a few hundred rows and not millions. */
import { eq, sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { ACCURACY_SOURCES, FACT_AGES, REPORTED_FACTS } from "#db/lists.ts";
import { accuracyCounts, accuracyStates } from "#db/schema/index.ts";
import { COUNTED_AGAIN_MINUTES, COUNTED_AGENTS_A_MINUTE, COUNTED_AT_ONCE } from "../limits.ts";
import {
  type AgentPart,
  activeLicenses,
  ageOnSql,
  FIRST_LICENSE,
  factDay,
  factSource,
  type LicensePart,
  type LicensePlace,
  lastAgent,
  lastLicense,
  licenseSource,
  shownFacts,
} from "./fact-rows.server.ts";

type Reading = Pick<AppContext, "db">;
type Counting = Reading & Pick<AppContext, "clock">;

const countRow = {
  fact: oneOf(REPORTED_FACTS),
  source: oneOf(ACCURACY_SOURCES),
  age: oneOf(FACT_AGES),
  factCount: integer,
};

/**
 * Called every minute: counts the states that were counted longest ago, until it is enough for one minute. All of a
 * small directory is counted at once.
 */
export async function countAccuracy(context: Counting, atOnce = COUNTED_AT_ONCE): Promise<void> {
  const { db, clock } = context;
  const [due] = await db.batch([
    rowsOf(
      db,
      "states to count",
      { code: text, agents: integer },
      sql`SELECT s.code, s.agent_count agents FROM states s LEFT JOIN accuracy_states c ON c.state_code = s.code
        WHERE coalesce(c.counted_at, 0) <= ${clock.now() - COUNTED_AGAIN_MINUTES * MINUTE_MS}
        ORDER BY coalesce(c.counted_at, 0), s.code LIMIT 60`,
    ),
  ]);
  let counted = 0;
  for (const { code, agents } of due) {
    if (counted > COUNTED_AGENTS_A_MINUTE) return;
    await countState(context, code, atOnce);
    counted += agents;
  }
}

/** Counts one state now and replaces what was counted before. A large one takes several reads, each short. */
async function countState({ db, clock }: Counting, stateCode: string, atOnce: number): Promise<void> {
  const nowMs = clock.now();
  const today = utcDay(nowMs);
  const rows = addUpRows([
    ...(await countFacts({ db }, stateCode, today, atOnce)),
    ...(await countLicenses({ db }, stateCode, today, atOnce)),
  ]).map((row) => ({ stateCode, ...row }));
  const state = { stateCode, countedOn: today, countedAt: nowMs };
  await db.write([
    db.orm.delete(accuracyCounts).where(eq(accuracyCounts.stateCode, stateCode)),
    db.orm
      .insert(accuracyStates)
      .values(state)
      .onConflictDoUpdate({ target: accuracyStates.stateCode, set: state }),
    ...(rows.length === 0 ? [] : [db.orm.insert(accuracyCounts).values(rows)]),
  ]);
}

type CountRow = RowOf<typeof countRow>;

async function countFacts(
  { db }: Reading,
  stateCode: string,
  today: string,
  most: number,
): Promise<CountRow[]> {
  const rows: CountRow[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const part: AgentPart = { stateCode, after, most };
    const [counted, last] = await db.batch([
      rowsOf(
        db,
        "facts by source and age",
        countRow,
        sql`SELECT fact, source, ${ageOnSql(sql`day`, today)} age, count(*) factCount
          FROM (SELECT f.value fact, ${factSource} source, ${factDay} day ${shownFacts(part)}) GROUP BY 1, 2, 3`,
      ),
      rowsOf(db, "last agent counted", { agentNo: integer }, lastAgent(part)),
    ]);
    rows.push(...counted);
    after = last[0]?.agentNo;
  }
  return rows;
}

async function countLicenses(
  { db }: Reading,
  stateCode: string,
  today: string,
  most: number,
): Promise<CountRow[]> {
  const rows: CountRow[] = [];
  for (let after: LicensePlace | undefined = FIRST_LICENSE; after !== undefined; ) {
    const part: LicensePart = { stateCode, after, most };
    const [counted, last] = await db.batch([
      rowsOf(
        db,
        "licenses by source and age",
        countRow,
        sql`SELECT 'license' fact, source, ${ageOnSql(sql`day`, today)} age, count(*) factCount
          FROM (SELECT ${licenseSource} source, l.evidence_read_on day ${activeLicenses(part)}) GROUP BY 1, 2, 3`,
      ),
      rowsOf(db, "last license counted", { number: text, licenseNo: integer }, lastLicense(part)),
    ]);
    rows.push(...counted);
    after = last[0];
  }
  return rows;
}

/** One row for each fact, source, and age. */
function addUpRows(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of rows) {
    const key = [row.fact, row.source, row.age].join();
    sums.set(key, { ...row, factCount: row.factCount + (sums.get(key)?.factCount ?? 0) });
  }
  return [...sums.values()];
}
