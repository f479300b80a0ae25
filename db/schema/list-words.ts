/** What admins said of lists: words that no table of ours has, and which column is which. */
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { bits, timeMs, uuid } from "../columns.ts";
import { LICENSE_LISTS, LICENSE_STATUSES, LIST_WORD_KINDS } from "../lists.ts";
import { licenseImports } from "./licenses.ts";

/** A word of a state's lists, and what it means. */
export const licenseListWords = sqliteTable(
  "license_list_words",
  {
    wordNo: integer("word_no").primaryKey(),
    /** Empty for a carrier: it is the same in all states. */
    stateCode: text("state_code").notNull(),
    kind: text("kind", { enum: LIST_WORD_KINDS }).notNull(),
    /** As it is compared: small letters and digits; of a carrier, its NAIC code where the list has it. */
    word: text("word").notNull(),
    /** As the list wrote it. */
    written: text("written").notNull(),
    /** Of a line: what it is for us; 0 for one that covers nothing here. */
    lines: bits("lines").notNull().default(0),
    /** Of a carrier; null for one that the catalog doesn't have. */
    carrierNo: integer("carrier_no"),
    /** Of a status; null for a line. */
    status: text("status", { enum: LICENSE_STATUSES }),
    /** The import in which it was met. */
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    decidedBy: uuid("decided_by"),
    decidedAt: timeMs("decided_at").notNull(),
  },
  (t) => [...listedValues(t), uniqueIndex("license_list_words_word").on(t.stateCode, t.kind, t.word)],
);

/** The columns that an admin chose for a list with these headings. */
export const licenseLayouts = sqliteTable(
  "license_layouts",
  {
    /** SHA-256 of the kind of list, the state, and the headings without case, spaces, and signs. */
    fingerprint: text("fingerprint").primaryKey(),
    list: text("list", { enum: LICENSE_LISTS }).notNull(),
    stateCode: text("state_code"),
    /** JSON: which column is which, and the order of days and months. */
    columns: text("columns").notNull(),
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    chosenBy: uuid("chosen_by"),
    chosenAt: timeMs("chosen_at").notNull(),
  },
  (t) => [...listedValues(t)],
);
