/** What the nightly check of the ranking found: whether payment, plan, or organization move anybody. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { days, notNegative } from "../checks.ts";
import { timeMs } from "../columns.ts";

/** One row a night, added up over its steps. */
export const neutralityChecks = sqliteTable(
  "neutrality_checks",
  {
    /** `YYYY-MM-DD` in UTC: the night. */
    day: text("day").primaryKey(),
    /** Which searches are drawn, and what is swapped. */
    seed: integer("seed").notNull(),
    /** The version of the code that ranked. */
    codeVersion: text("code_version").notNull(),
    /** Searches ranked twice so far, of `searches_most`. */
    searches: integer("searches").notNull().default(0),
    searchesMost: integer("searches_most").notNull(),
    /** Positions compared, and those at which somebody else was after the swap. */
    positions: integer("positions").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    /** How many of the agents in these positions had another organization, and another state of payment. */
    swappedOrganizations: integer("swapped_organizations").notNull().default(0),
    swappedPayments: integer("swapped_payments").notNull().default(0),
    startedAt: timeMs("started_at").notNull(),
    endedAt: timeMs("ended_at"),
  },
  (t) => [
    ...days(t.day),
    ...notNegative(t.searches, t.positions, t.changed, t.swappedOrganizations, t.swappedPayments),
  ],
);
