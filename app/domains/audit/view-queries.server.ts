/** The person whom an admin wants to view the product as. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from "#db/lists.ts";

const personRow = {
  id: text,
  email: text,
  firstName: text,
  lastName: text,
  language: oneOf(LANGUAGES),
  role: oneOf(ROLES),
  status: oneOf(ACCOUNT_STATUSES),
};
export type ViewedPerson = RowOf<typeof personRow>;

/** Null when there is no such account. One round trip. */
export async function findViewedPerson(
  { db }: Pick<AppContext, "db">,
  id: string,
): Promise<ViewedPerson | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "person to look as",
      personRow,
      sql`SELECT u.id, u.email, u.first_name firstName, u.last_name lastName, u.language, r.role,
          p.account_status status
        FROM users u JOIN user_roles r ON r.user_id = u.id JOIN profiles p ON p.user_id = u.id
        WHERE u.id = ${id} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

export type NoView = "own" | "admin" | "archived";

/** Why an admin may not view the product as this person; null when they may. */
export function whyNoView({ id, role, status }: ViewedPerson, adminId: string): NoView | null {
  if (id === adminId) return "own";
  if (role === "admin") return "admin";
  return status === "archived" ? "archived" : null;
}
