/** Thousands of accounts, written by the database itself. */
import { sql } from "drizzle-orm";
import type { OwnContext } from "#support/own-context.ts";

/** Ids, addresses and names of the batch `mark` (four hexadecimal digits), numbered from 0. */
export const manyId = (mark: string, no: number) =>
  `01900000-${mark}-7000-8000-${no.toString(16).padStart(12, "0")}`;

/** Adds confirmed, active customers, created one second apart from `fromMs` on. */
export async function addMany(
  context: OwnContext,
  mark: string,
  many: number,
  fromMs = 1_000,
): Promise<void> {
  const ids = sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${many}),
    made AS (SELECT i, '01900000-' || ${mark} || '-7000-8000-' || printf('%012x', i) id FROM n)`;
  await context.db.write([
    context.db.orm.run(sql`INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
      ${ids} SELECT id, ${mark} || i || '@many.example', '', 'Many' || (i % 7), 'Last' || ${mark} || (i % 1000), 1,
        ${fromMs} + i * 1000 FROM made WHERE 1`),
    context.db.orm.run(
      sql`INSERT INTO user_roles (user_id, role) ${ids} SELECT id, 'customer' FROM made WHERE 1`,
    ),
    context.db.orm.run(sql`INSERT INTO profiles (user_id, account_status, verified) ${ids}
      SELECT id, 'active', 0 FROM made WHERE 1`),
  ]);
}
