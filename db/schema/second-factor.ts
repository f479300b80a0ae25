/** The second factor: what an account shows beside its password, and the way back for whoever has lost it. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { users } from "./accounts.ts";

/** An app that makes codes (RFC 6238), one an account. There is none that was never shown to work. */
export const authenticators = sqliteTable(
  "authenticators",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** AES-GCM under a key of the server's, bound to the account: a copy of the database makes no codes. */
    sealedSecret: text("sealed_secret").notNull(),
    /** The half minute of the newest code that was taken: none of it or before is taken again. */
    lastStep: integer("last_step").notNull(),
    createdAt: timeMs("created_at").notNull(),
    lastUsedAt: timeMs("last_used_at"),
  },
  (t) => [...notNegative(t.lastStep)],
);

/** Codes on paper for when the app is gone, as SHA-256 in hexadecimal, each good once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    usedAt: timeMs("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

export const RESET_STATUSES = ["open", "done", "refused", "stopped"] as const;

/** Somebody who has lost their second factor and asks two admins to take it off (docs/decisions 0062). */
export const factorResets = sqliteTable(
  "factor_resets",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In their own words. */
    reason: text("reason").notNull(),
    status: text("status", { enum: RESET_STATUSES }).notNull().default("open"),
    /** Of the link that stops it, SHA-256 in hexadecimal. */
    stopHash: text("stop_hash").notNull(),
    askedAt: timeMs("asked_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    firstApprovedBy: uuid("first_approved_by").references(() => users.id, { onDelete: "set null" }),
    firstApprovedAt: timeMs("first_approved_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: timeMs("decided_at"),
  },
  (t) => [
    ...listedValues(t),
    // One at a time.
    uniqueIndex("factor_resets_open").on(t.userId).where(sql`status = 'open'`),
    uniqueIndex("factor_resets_stop").on(t.stopHash),
    index("factor_resets_queue").on(t.status, t.askedAt),
    index("factor_resets_first").on(t.firstApprovedBy),
    index("factor_resets_decided").on(t.decidedBy),
  ],
);
