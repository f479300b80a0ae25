/** Emails that a command decided on: written with its data, sent afterwards, never lost. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";

export const outbox = sqliteTable(
  "outbox",
  {
    id: uuid("id").notNull(),
    /** Which email: `confirm-email`, `reset-password` … */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Where one click ends emails of this kind (RFC 8058); null for required emails. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** JSON: the file that goes with it (`name`, `type`, `text`). */
    file: text("file", { mode: "json" }).$type<{ name: string; type: string; text: string }>(),
    /** Caused by another person: counts against the limits of its recipient. */
    unsolicited: flag("unsolicited").notNull().default(false),
    status: text("status", { enum: ["queued", "sent", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is due; a sender moves this ahead while it sends, so that no other one sends it too. */
    nextAttemptAt: timeMs("next_attempt_at").notNull(),
    error: text("error"),
    createdAt: timeMs("created_at").notNull(),
    sentAt: timeMs("sent_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.attempts),
    uniqueIndex("outbox_id").on(t.id),
    index("outbox_due").on(t.status, t.nextAttemptAt),
    index("outbox_kind").on(t.status, t.kind, t.nextAttemptAt),
    index("outbox_recipient").on(t.recipient, t.createdAt),
  ],
);

/**
 * Addresses that get no email for now: the last one came back for good, or its reader called it spam. In small letters.
 * Goes when its owner says that it works, when an admin lifts it, with the account, and a bounce after some weeks.
 */
export const mailSuppressions = sqliteTable(
  "mail_suppressions",
  {
    email: text("email").primaryKey(),
    cause: text("cause", { enum: ["hard-bounce", "complaint"] }).notNull(),
    reportedAt: timeMs("reported_at").notNull(),
  },
  (t) => [...listedValues(t), index("mail_suppressions_reported").on(t.reportedAt)],
);
