/** How often public profiles were opened. */
import { integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { days, notNegative } from "../checks.ts";
import { day } from "../columns.ts";
import { agents } from "./directory.ts";

/** A sum per agent and day, and nothing about the reader: no account, no address, no browser. */
export const profileViews = sqliteTable(
  "profile_views",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    /** In UTC. */
    day: day("day").notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentNo, t.day] }), ...days(t.day), ...notNegative(t.views)],
);
