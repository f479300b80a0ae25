/** What failed, on the server and in browsers (specification §8: the last hundred). */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs } from "../columns.ts";
import { ERROR_SOURCES, SEVERITIES } from "../lists.ts";

export const errorReports = sqliteTable(
  "error_reports",
  {
    errorNo: integer("error_no").primaryKey(),
    /** The same failure at the same place is one row (hexadecimal SHA-256). */
    fingerprint: text("fingerprint").notNull(),
    severity: text("severity", { enum: SEVERITIES }).notNull(),
    source: text("source", { enum: ERROR_SOURCES }).notNull(),
    message: text("message").notNull(),
    /** Where in the code, a few lines. */
    stack: text("stack").notNull(),
    /** Of the page, without its query. */
    path: text("path").notNull(),
    /** Number of the newest request, as the error screen shows it. */
    requestId: text("request_id").notNull(),
    /** Browser and system in a few words. */
    device: text("device").notNull(),
    times: integer("times").notNull(),
    firstAt: timeMs("first_at").notNull(),
    lastAt: timeMs("last_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.times),
    uniqueIndex("error_reports_fingerprint").on(t.fingerprint),
    index("error_reports_last").on(t.lastAt),
    index("error_reports_request").on(t.requestId),
  ],
);
