/** The short lists that rows refer to by bit or number: insurance types, lines, languages, carriers. */
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { between, listedValues } from "../checks.ts";
import { bits, flag } from "../columns.ts";

/** Insurance types (specification §3). `bit` 0–51 is the position in every `*_types` mask. */
export const productTypes = sqliteTable(
  "product_types",
  {
    bit: integer("bit").primaryKey(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    active: flag("active").notNull().default(true),
    builtIn: flag("built_in").notNull().default(false),
    /** Lines of authority that cover it: any one of these masks must be held completely, as `mask|mask`. */
    coveringLines: text("covering_lines").notNull(),
    /** After a change of its lines, coverage was recomputed up to this agent's number; null: for all. */
    recountedThrough: integer("recounted_through"),
  },
  (t) => [...listedValues(t), ...between(0, 51, t.bit), uniqueIndex("product_types_slug").on(t.slug)],
);

/** The major lines of authority (NAIC Producer Licensing Model Act). `bit` is the position in `lines`. */
export const linesOfAuthority = sqliteTable(
  "lines_of_authority",
  {
    bit: integer("bit").primaryKey(),
    name: text("name").notNull(),
  },
  (t) => [...between(0, 51, t.bit)],
);

export const languages = sqliteTable(
  "languages",
  {
    bit: integer("bit").primaryKey(),
    code: text("code").notNull(),
    name: text("name").notNull(),
  },
  (t) => [...between(0, 51, t.bit)],
);

export const carriers = sqliteTable("carriers", {
  carrierNo: integer("carrier_no").primaryKey(),
  name: text("name").notNull(),
  types: bits("types").notNull(),
});
