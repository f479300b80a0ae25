/** Insurance types as admins edit them, and how many records carry one. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LOOKED_AT, MOST_TYPES } from "./limits.ts";

const typeRow = {
  bit: integer,
  name: text,
  slug: text,
  active: flag,
  builtIn: flag,
  coveringLines: text,
  recountedThrough: nullable(integer),
};
export type ProductType = RowOf<typeof typeRow>;

const TYPE = sql`SELECT bit, name, slug, active, built_in builtIn, covering_lines coveringLines,
  recounted_through recountedThrough FROM product_types`;

const typesStatement = ({ db }: Pick<AppContext, "db">) =>
  rowsOf(db, "insurance types to keep", typeRow, sql`${TYPE} ORDER BY name LIMIT ${MOST_TYPES}`);
const typeStatement = ({ db }: Pick<AppContext, "db">, bit: number) =>
  rowsOf(db, "an insurance type", typeRow, sql`${TYPE} WHERE bit = ${bit}`);

/** All of them by name; there are never more than a page of them. One round trip. */
export async function listTypes(context: Pick<AppContext, "db">): Promise<ProductType[]> {
  const [rows] = await context.db.batch([typesStatement(context)]);
  return rows;
}

/** One of them; null for none. One round trip. */
export async function findType(context: Pick<AppContext, "db">, bit: number): Promise<ProductType | null> {
  const [rows] = await context.db.batch([typeStatement(context, bit)]);
  return rows[0] ?? null;
}

/** How many carry it of those that were looked at; `more` says that there are others. */
export type Carriers = { many: number; more: boolean };
export type TypeUse = { agents: Carriers; questions: Carriers; leads: Carriers };

/** No column of types has an index: so many rows are looked at, and no more. */
const carriersStatement = ({ db }: Pick<AppContext, "db">, name: string, from: SQL, carries: SQL) =>
  rowsOf(
    db,
    `${name} of a type`,
    { many: integer, looked: integer },
    sql`SELECT coalesce(sum(carries), 0) many, count(*) looked
      FROM (SELECT ${carries} carries ${from} LIMIT ${LOOKED_AT + 1})`,
  );
const readCarriers = ([row]: readonly { many: number; looked: number }[]): Carriers => ({
  many: row?.many ?? 0,
  more: (row?.looked ?? 0) > LOOKED_AT,
});

/** One of them with what a change of it would touch, and how far its coverage is worked out. One round trip. */
export async function findTypeDesk(context: Pick<AppContext, "db">, bit: number) {
  const [types, agents, questions, leads, highest] = await context.db.batch([
    typeStatement(context, bit),
    carriersStatement(
      context,
      "agents",
      sql`FROM agents ORDER BY agent_no`,
      sql`account_status = 'active' AND types & (1 << ${bit}) <> 0`,
    ),
    carriersStatement(
      context,
      "open questions",
      sql`FROM expert_questions WHERE status = 'waiting'`,
      sql`type_bit = ${bit}`,
    ),
    carriersStatement(
      context,
      "open leads",
      sql`FROM leads ORDER BY lead_no DESC`,
      sql`coalesce(status IN ('new', 'contacted', 'quoted') AND type_bit = ${bit}, 0)`,
    ),
    rowsOf(
      context.db,
      "highest agent",
      { no: integer },
      sql`SELECT coalesce(max(agent_no), 0) no FROM agents`,
    ),
  ]);
  const type = types[0];
  if (type === undefined) return null;
  const use: TypeUse = {
    agents: readCarriers(agents),
    questions: readCarriers(questions),
    leads: readCarriers(leads),
  };
  return { type, use, highestAgent: highest[0]?.no ?? 0 };
}

/** What an admin has seen of it, to be sent back with a change. */
export const seenOf = ({ name, active, coveringLines }: ProductType): string =>
  JSON.stringify([name, active, coveringLines]);
