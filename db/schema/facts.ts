/** Where an agent's facts are from, and when they were last confirmed. Licenses have their own evidence. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs } from "../columns.ts";
import { AGENT_FACTS, FACT_SOURCES } from "../lists.ts";
import { agents } from "./directory.ts";
import { licenseImports } from "./licenses.ts";

/**
 * One row for each fact of an agent that somebody has said; a fact without a row is confirmed by nobody. Stored in the
 * order of its key (WITHOUT ROWID).
 */
export const agentFacts = sqliteTable(
  "agent_facts",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    fact: text("fact", { enum: AGENT_FACTS }).notNull(),
    /** Of the last confirmation. */
    source: text("source", { enum: FACT_SOURCES }).notNull(),
    /** The import of the list, and the state whose list it is; null for other sources. */
    importNo: integer("import_no").references(() => licenseImports.importNo),
    stateCode: text("state_code"),
    /** When the source last said so; for a list, the start of the day as of which it was made. */
    confirmedAt: timeMs("confirmed_at").notNull(),
    /** When its owner was last asked whether it still holds, before or after it was confirmed. */
    askedAt: timeMs("asked_at"),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.agentNo, t.fact] })],
);
