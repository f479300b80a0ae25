/** Saved searches, and what their accounts are told about: agents who are newly licensed somewhere. */
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bits, flag, timeMs, uuid } from "../columns.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The path of its results, in its canonical spelling. */
    address: text("address").notNull(),
    /** The title of its results when it was saved. */
    name: text("name").notNull(),
    /** Where the license must be. */
    stateCode: text("state_code").notNull(),
    /** Its point; null for a complete state. */
    lat: real("lat"),
    lon: real("lon"),
    /** The last of `coverage_gains` that was matched against it. */
    lastGainNo: integer("last_gain_no").notNull(),
    savedAt: timeMs("saved_at").notNull(),
  },
  (t) => [uniqueIndex("saved_searches_user").on(t.userId, t.address)],
);

/** When an account's saved searches are matched next: once a day, whatever their number. */
export const searchWatches = sqliteTable(
  "search_watches",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    nextAt: timeMs("next_at").notNull(),
  },
  (t) => [index("search_watches_next").on(t.nextAt)],
);

/**
 * Types that an agent's licenses newly cover in a state, written with the coverage itself. Numbers are never reused, so
 * that "after the last one seen" stays correct when old rows are deleted.
 */
export const coverageGains = sqliteTable(
  "coverage_gains",
  {
    gainNo: integer("gain_no").primaryKey({ autoIncrement: true }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    /** Of the agent's office, as it was then. */
    zip: text("zip").notNull(),
    stateCode: text("state_code").notNull(),
    types: bits("types").notNull(),
    /** Nothing was covered there before. */
    first: flag("first").notNull(),
    gainedAt: timeMs("gained_at").notNull(),
  },
  (t) => [
    index("coverage_gains_zip").on(t.zip, t.gainNo),
    index("coverage_gains_state").on(t.stateCode, t.gainNo),
    index("coverage_gains_agent").on(t.agentNo),
  ],
);
