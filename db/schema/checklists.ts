/** First steps on dashboards. */
import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { CHECKLISTS } from "../lists.ts";
import { users } from "./accounts.ts";

/** Who has dismissed which checklist; whether its steps are done is read from their own tables. */
export const dismissedChecklists = sqliteTable(
  "dismissed_checklists",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    checklist: text("checklist", { enum: CHECKLISTS }).notNull(),
    dismissedAt: timeMs("dismissed_at").notNull(),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.userId, t.checklist] })],
);
