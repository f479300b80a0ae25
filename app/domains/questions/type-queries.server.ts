/** Product types to choose from. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, rowsOf, text } from "#app/platform/database/rows.ts";

/** Names of the active product types, or of all, with whether they are active. One round trip. */
export async function listProductTypes({ db }: Pick<AppContext, "db">, all: boolean) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "insurance types",
      { name: text, active: flag },
      sql`
      SELECT name, active FROM product_types WHERE active OR ${all ? 1 : 0} ORDER BY name LIMIT 60`,
    ),
  ]);
  return all ? rows : rows.map(({ name }) => ({ name }));
}
