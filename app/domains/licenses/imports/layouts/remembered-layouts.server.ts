/** The columns that an admin chose once, for the next list with the same headings. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { integer, json, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import type { ColumnMap } from "../file/columns.ts";
import { DATE_ORDERS, type DateOrder } from "../file/date-order.ts";
import type { Import } from "../import-rows.server.ts";

const Chosen = z.object({
  columns: z.record(z.string(), z.number().int()),
  dates: z.enum(DATE_ORDERS).nullable(),
});

/** `dates`: the order that the admin chose; null where the list's own dates decide. */
export type ChosenLayout = z.output<typeof Chosen>;

/** The statement that reads what was chosen under a fingerprint, and by whom. */
export const rememberedStatement = ({ db }: Pick<AppContext, "db">, fingerprint: string | SQL) =>
  rowsOf(
    db,
    "columns that were chosen before",
    { chosen: json(Chosen), at: integer, by: nullable(text) },
    sql`SELECT l.columns chosen, l.chosen_at at, u.first_name || ' ' || u.last_name "by" FROM license_layouts l
      LEFT JOIN users u ON u.id = l.chosen_by WHERE l.fingerprint = ${fingerprint} LIMIT 1`,
  );

/** The statement that remembers an admin's choice for an import, in place of an earlier one. */
export function rememberStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  adminId: string,
  { importNo, list, stateCode, layout }: Pick<Import, "importNo" | "list" | "stateCode" | "layout">,
  { columns, dates }: { columns: ColumnMap; dates: DateOrder | null },
) {
  return db.orm.run(sql`INSERT INTO license_layouts (fingerprint, list, state_code, columns, import_no, chosen_by, chosen_at)
    SELECT ${layout.fingerprint}, ${list}, ${stateCode}, ${JSON.stringify({ columns, dates })}, ${importNo}, ${adminId},
      ${clock.now()} WHERE ${layout.fingerprint} <> ''
    ON CONFLICT (fingerprint) DO UPDATE SET columns = excluded.columns, import_no = excluded.import_no,
      chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`);
}
