/** How many facts of profiles were confirmed by whom and how long ago, by state; counted by the clock. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { days, listedValues, notNegative } from "../checks.ts";
import { day, timeMs } from "../columns.ts";
import { ACCURACY_SOURCES, FACT_AGES, REPORTED_FACTS } from "../lists.ts";

export const accuracyCounts = sqliteTable(
  "accuracy_counts",
  {
    stateCode: text("state_code").notNull(),
    fact: text("fact", { enum: REPORTED_FACTS }).notNull(),
    source: text("source", { enum: ACCURACY_SOURCES }).notNull(),
    age: text("age", { enum: FACT_AGES }).notNull(),
    /** Facts of listed agents; licenses one by one. */
    factCount: integer("fact_count").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.factCount),
    primaryKey({ columns: [t.stateCode, t.fact, t.source, t.age] }),
  ],
);

/** When each state was last counted. */
export const accuracyStates = sqliteTable(
  "accuracy_states",
  {
    stateCode: text("state_code").primaryKey(),
    /** The day in UTC from which ages were counted. */
    countedOn: day("counted_on").notNull(),
    countedAt: timeMs("counted_at").notNull(),
  },
  (t) => [...days(t.countedOn)],
);
