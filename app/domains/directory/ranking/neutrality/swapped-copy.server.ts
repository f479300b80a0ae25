/**
 * A context whose reads see payment, plan, and organization swapped at random. Each statement gets common table expressions
 * with the names of the tables that hold them, so that its own text, unchanged, reads those in their place.
 */
import { getTableColumns, getTableName, is, type SQL, sql, type Table } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf } from "#app/platform/database/rows.ts";
import { agentSearch, agents, profiles, subscriptions } from "#db/schema/index.ts";

/** Knuth's multiplier: numbers that follow each other draw numbers far apart. */
const SPREAD = 2_654_435_761;
const PRIME = 4_294_967_291;

/** What the row with this number draws, from the seed; `of` sets several drawings of one row apart. */
const draws = (no: SQL, seed: number, of: number): SQL =>
  sql`(${no} % 1000000007 * ${sql.raw(String(SPREAD))} + ${sql.raw(String(seed * 7_919 + of * 104_729))}) % ${sql.raw(`${PRIME} / 64`)}`;

/** A table's columns from `source`, some of them replaced. */
function shadow(table: Table, replaced: Readonly<Record<string, SQL>>, source: SQL): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => {
    const other = replaced[name];
    return sql`${other ?? sql.raw(`t.${name}`)} ${sql.raw(name)}`;
  });
  return sql`${sql.raw(getTableName(table))} AS NOT MATERIALIZED (SELECT ${sql.join(columns, sql`, `)} FROM ${source})`;
}

/**
 * Two of three agents belong to a drawn organization, the others to none. Every second agent has the account of a drawn payer,
 * with a plan in force at one of two prices; the others have no account, and so no plan and no payments.
 */
function swappedTables(seed: number): SQL {
  const organization = sql`CASE WHEN ${draws(sql`t.agent_no`, seed, 1)} % 3 = 0 THEN NULL
    ELSE 1 + ${draws(sql`t.agent_no`, seed, 2)} % (SELECT max(o.organization_no) FROM main.organizations o) END`;
  // A drawn payer's, or where nobody has paid yet, the first from a drawn agent on.
  const account = sql`t.user_id = coalesce(
    (SELECT b.user_id FROM main.subscriptions s CROSS JOIN main.billing_customers b ON b.id = s.customer_id
      WHERE b.user_id IS NOT NULL AND s.rowid >= 1 +
        ${draws(sql`g.agent_no`, seed, 3)} % (SELECT max(x.rowid) FROM main.subscriptions x) ORDER BY s.rowid LIMIT 1),
    (SELECT q.user_id FROM main.profiles q WHERE q.agent_no >= 1 +
      ${draws(sql`g.agent_no`, seed, 3)} % (SELECT max(x.agent_no) FROM main.profiles x) ORDER BY q.agent_no LIMIT 1))`;
  return sql.join(
    [
      shadow(agentSearch, { organization_no: organization }, sql`main.agent_search t`),
      shadow(agents, { organization_no: organization }, sql`main.agents t`),
      shadow(
        profiles,
        { agent_no: sql`g.agent_no` },
        sql`main.agents g JOIN main.profiles t ON ${account} WHERE ${draws(sql`g.agent_no`, seed, 4)} % 2 = 0`,
      ),
      shadow(
        subscriptions,
        {
          status: sql`'active'`,
          ended_at: sql`NULL`,
          price_id: sql`CASE WHEN ${draws(sql`t.started_at`, seed, 6)} % 2 = 0
            THEN (SELECT min(p.id) FROM main.plan_prices p) ELSE (SELECT max(p.id) FROM main.plan_prices p) END`,
        },
        sql`main.subscriptions t`,
      ),
    ],
    sql`, `,
  );
}

/** The same context, reading the swapped copy. Its reads are raw SQL, as those of a search are; it throws for others. */
export function withSwapped(context: AppContext, seed: number): AppContext {
  const { db } = context;
  const tables = swappedTables(seed);
  const swap = (statement: BatchItem<"sqlite">): BatchItem<"sqlite"> => {
    if (!is(statement, SQLiteRaw)) throw new TypeError("The swapped copy is read by raw SQL alone.");
    const swapped = rowsOf(db, "swapped copy", {}, sql`WITH ${tables} SELECT * FROM (${statement.getSQL()})`);
    // Checked by the shape of the statement itself.
    swapped.mapResult = statement.mapResult.bind(statement);
    return swapped;
  };
  const swapAll = (statements: object) =>
    Array.isArray(statements)
      ? statements.map(swap)
      : Object.fromEntries(Object.entries(statements).map(([name, one]) => [name, swap(one)]));
  // Drizzle's types of results follow from its statements; the swapped ones have the results of those they replace.
  const read = ((statements: object) => db.read(swapAll(statements) as never)) as unknown as typeof db.read;
  const batch = ((statements: object) =>
    db.batch(swapAll(statements) as never)) as unknown as typeof db.batch;
  return { ...context, db: { ...db, read, batch } };
}
