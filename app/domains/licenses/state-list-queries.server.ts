/** The states as a form offers them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";

export async function listStates({ db }: Pick<AppContext, "db">) {
  const [states] = await db.read([
    rowsOf(
      db,
      "states of a form",
      { value: text, label: text },
      sql`SELECT code value, name label FROM states ORDER BY name LIMIT 70`,
    ),
  ]);
  return states;
}
