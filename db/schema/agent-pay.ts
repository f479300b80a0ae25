/** How agents say that they are paid. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs } from "../columns.ts";
import { PAY_ANSWERS, PAY_LINES } from "../lists.ts";
import { agents } from "./directory.ts";

/** One row for each line of insurance that the agent said something about. Null: they didn't say. */
export const agentPay = sqliteTable(
  "agent_pay",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    line: text("line", { enum: PAY_LINES }).notNull(),
    /** From insurers. */
    commission: text("commission", { enum: PAY_ANSWERS }),
    /** From clients. */
    fee: text("fee", { enum: PAY_ANSWERS }),
    /** From insurers, for volume or results. */
    bonus: text("bonus", { enum: PAY_ANSWERS }),
    /** Whether they may only sell some companies' policies, and whose. */
    captive: text("captive", { enum: PAY_ANSWERS }),
    companies: text("companies").notNull().default(""),
    /** When the agent last said so. */
    saidAt: timeMs("said_at").notNull(),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.agentNo, t.line] })],
);
