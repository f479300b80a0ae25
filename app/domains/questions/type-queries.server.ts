/** Product types, for who chooses one. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";

/** Names of the active product types, or of all with whether they are. One round trip. */
export async function listProductTypes({ db }: Pick<AppContext, "db">, all: boolean) {
  const [rows] = await db.batch([
    db.orm.all<{ name: string; active: number }>(sql`
      SELECT name, active FROM product_types WHERE active OR ${all ? 1 : 0} ORDER BY name LIMIT 60`),
  ]);
  return all
    ? rows.map(({ name, active }) => ({ name, active: active === 1 }))
    : rows.map(({ name }) => ({ name }));
}
