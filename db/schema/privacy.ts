/** What people ask about their own information, without an account. */
import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { LANGUAGES, PRIVACY_KINDS, PRIVACY_STATUSES } from "../lists.ts";

/** A request to see, correct, or delete what is held about an email address. Unconfirmed ones go after a week. */
export const privacyRequests = sqliteTable(
  "privacy_requests",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: PRIVACY_KINDS }).notNull(),
    email: text("email").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** What is wrong, in the person's words. */
    note: text("note").notNull().default(""),
    status: text("status", { enum: PRIVACY_STATUSES }).notNull().default("unconfirmed"),
    /** When it was asked, confirmed, or appealed: since when it waits. */
    openedAt: timeMs("opened_at").notNull(),
    confirmedAt: timeMs("confirmed_at"),
    dueAt: timeMs("due_at").notNull(),
    answeredAt: timeMs("answered_at"),
    /** Null where the person did it with the link. */
    answeredBy: uuid("answered_by"),
    reply: text("reply").notNull().default(""),
    appeal: text("appeal").notNull().default(""),
    appealReply: text("appeal_reply").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    index("privacy_requests_due").on(t.status, t.dueAt),
    index("privacy_requests_email").on(t.email),
    index("privacy_requests_begun").on(t.openedAt).where(sql`status = 'unconfirmed'`),
    index("privacy_requests_answered").on(t.answeredAt),
  ],
);
