/** What the database reports about itself: response time, size, migrations. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "./rows.ts";

/** Those that grow. Their rows are numbered, and the highest number is read at once, however many there are. */
const TABLES = [
  "users",
  "agents",
  "licenses",
  "reviews",
  "expert_questions",
  "messages",
  "leads",
  "outbox",
  "audit_log",
];

export type DatabaseFacts = {
  /** The time of one empty query, sent alone. */
  answeredInMs: number;
  bytes: number | null;
  migrations: { many: number; lastAt: number | null };
  /** At most: those that were deleted had a number too. */
  tables: { name: string; rows: number }[];
};

/**
 * Reads them together with the page's queries. Response time is measured on a separate handle: together with the
 * page's queries it would measure the size of the page.
 */
export async function readDatabaseFacts(context: AppContext): Promise<DatabaseFacts> {
  const { db } = context;
  const one = (name: string, query: SQL) => rowsOf(db, name, { value: nullable(integer) }, query);
  const [answeredInMs, { pages, pageSize, migrations, last, tables }] = await Promise.all([
    measure(context),
    db.read({
      pages: one("pages of the database", sql`SELECT page_count value FROM pragma_page_count()`),
      pageSize: one("size of its pages", sql`SELECT page_size value FROM pragma_page_size()`),
      migrations: one("migrations", sql`SELECT count(*) value FROM __drizzle_migrations`),
      last: one("last migration", sql`SELECT max(created_at) value FROM __drizzle_migrations`),
      tables: rowsOf(
        db,
        "rows of the tables",
        { name: text, rows: integer },
        sql.join(
          TABLES.map(
            (name) => sql`SELECT ${name} name, coalesce(max(rowid), 0) rows FROM ${sql.identifier(name)}`,
          ),
          sql` UNION ALL `,
        ),
      ),
    }),
  ]);
  const [count, size] = [pages[0]?.value ?? null, pageSize[0]?.value ?? null];
  return {
    answeredInMs,
    bytes: count === null || size === null ? null : count * size,
    migrations: { many: migrations[0]?.value ?? 0, lastAt: last[0]?.value ?? null },
    tables,
  };
}

async function measure({ databaseAside, clock }: AppContext): Promise<number> {
  const aside = databaseAside();
  const begun = clock.now();
  await aside.batch([rowsOf(aside, "an answer", { value: integer }, sql`SELECT 1 value`)]);
  return Math.max(0, clock.now() - begun);
}
